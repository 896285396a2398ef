// Arithmetic with a rounding mode: __fadd_rz, __dsqrt_rd ... The bodies are in rounding.inc, read once for
// each precision.

#include "exponents.h"

#define REAL float
#define NAME(operation, mode) __f##operation##_##mode
#define FUSED(mode) __fmaf_##mode
#define LOCAL(name) f_##name
// A power of two, the power that its square root is, and 2^-DIGITS is below what a product's last place counts.
#define UP 0x1p100f
#define ROOT_UP 0x1p50f
#define DIGITS 60
#include "rounding.inc"

#define REAL double
#define NAME(operation, mode) __d##operation##_##mode
#define FUSED(mode) __fma_##mode
#define LOCAL(name) d_##name
#define UP 0x1p900
#define ROOT_UP 0x1p450
#define DIGITS 120
#include "rounding.inc"

// 64-bit integers to double: the error of the nearest double is an integer. The powers of two are those just
// beyond the integer type.
static double ll_error(long x, double nearest) {
  return nearest == 0x1p63 ? -1 : (double)(x - (long)nearest);
}
static double ull_error(ulong x, double nearest) {
  return nearest == 0x1p64 ? -1 : (double)(long)(x - (ulong)nearest);
}

#define CONVERSIONS(mode, toward)                                                                  \
  double __ll2double_##mode(long x) { return d_##toward((double)x, ll_error(x, (double)x)); }   \
  double __ull2double_##mode(ulong x) { return d_##toward((double)x, ull_error(x, (double)x)); }

CONVERSIONS(rz, zero)
CONVERSIONS(ru, above)
CONVERSIONS(rd, below)
#undef CONVERSIONS

// True if the square of middle, times x, reaches 2^power, which is more than 64 bits.
static bool reaches(ulong middle, uint x, int power) {
  return mul_hi(middle * middle, (ulong)x) >> (power - 64) != 0;
}

// The float nearest to 1/sqrt(x). The exact value lies on that side of a number m on which 1 lies of x m^2. An m in
// the middle of two floats is a small integer times a power of two. No root lies in the middle.
float __frsqrt_rn(float x) {
  float root = 1 / sqrt(x);
  if (!(x > 0) || isinf(x)) return root;
  int e = exponent_of(x), r = exponent_of(root);
  uint digits = (uint)scaled(x, 23 - e);
  ulong quarters = (ulong)scaled(root, 25 - r); // of the last place
  int power = 73 - e - 2 * r;
  if (!reaches(quarters + 2, digits, power)) return as_float(as_uint(root) + 1);
  ulong below = quarters == 1ul << 25 ? 1 : 2;
  return reaches(quarters - below, digits, power) ? as_float(as_uint(root) - 1) : root;
}
