// OpenCL's built-in functions on integers and vectors, and those on floats that need no approximation, which the headers,
// the shared sources and passes call by their mangled names. clang's builtins here are instructions, or intrinsics that
// the passes for Vortex expand.

#include "device.h"
#include "exponents.h"

#include "opencl_integers.inc"

// ---- Floats

#define INFINITE_FLOAT 0x7f800000u
static uint size_of_float(float x) { return as_uint(x) & 0x7fffffff; }

OF_1(int, _Z5isnanf, float, size_of_float(x) > INFINITE_FLOAT)
OF_1(int, _Z5isinff, float, size_of_float(x) == INFINITE_FLOAT)
OF_1(int, _Z8isfinitef, float, size_of_float(x) < INFINITE_FLOAT)
OF_1(int, _Z7signbitf, float, as_uint(x) >> 31)
OF_1(float, _Z4fabsf, float, __builtin_fabsf(x))
OF_1(float, _Z4sqrtf, float, __builtin_sqrtf(x))
OF_1(float, _Z3nanj, uint, as_float(0x7fc00000u | (x & 0x3fffff)))
OF_2(float, _Z8copysignff, float, __builtin_copysignf(x, y))
OF_2(float, _Z4fmaxff, float, __builtin_fmaxf(x, y))
OF_2(float, _Z4fminff, float, __builtin_fminf(x, y))
OF_2(float, _Z4fdimff, float, isnan(x) || isnan(y) ? x + y : x > y ? x - y : 0)
OF_3(float, _Z3fmafff, float, __builtin_fmaf(x, y, z))
OF_3(float, _Z3madfff, float, __builtin_fmaf(x, y, z))

// Numbers from 2^23 on are whole. Smaller ones lose their fraction when 2^23 is added; what the sum rounded to nearest
// is at most one step off.
static float nearest_whole(float x) { return (__builtin_fabsf(x) + 0x1p23f) - 0x1p23f; }
static float whole_or_same(float x, float size) {
  const bool has_fraction = __builtin_fabsf(x) < 0x1p23f;
  return has_fraction ? __builtin_copysignf(size, x) : x + 0.0f; // a NaN becomes quiet
}
static float cut_off(float x) {
  const float near = nearest_whole(x);
  return near > __builtin_fabsf(x) ? near - 1 : near;
}
OF_1(float, _Z4rintf, float, whole_or_same(x, nearest_whole(x)))
OF_1(float, _Z5truncf, float, whole_or_same(x, cut_off(x)))
float round_down(float x) LABEL(_Z5floorf);
float round_down(float x) {
  const float cut = cut_off(x);
  return whole_or_same(x, x < -cut ? cut + 1 : cut);
}
OF_1(float, _Z4ceilf, float, -round_down(-x))
// Halves are exact, and go away from zero.
float round_half_up(float x) LABEL(_Z5roundf);
float round_half_up(float x) {
  const float cut = cut_off(x);
  return whole_or_same(x, __builtin_fabsf(x) - cut >= 0.5f ? cut + 1 : cut);
}

float exponent_as_float(float x) LABEL(_Z4logbf);
float exponent_as_float(float x) {
  const uint size = size_of_float(x);
  if (size >= INFINITE_FLOAT) return x * x;
  if (size == 0) return -INFINITY;
  const int small = 9 - (int)clz(size); // zero and below for subnormal numbers
  return (float)((int)(size >> 23) + (size >> 23 ? 0 : small) - 127);
}
float fraction_of(float x, int *exponent) LABEL(_Z5frexpfPU3AS4i);
float fraction_of(float x, int *exponent) {
  const uint size = size_of_float(x);
  *exponent = 0;
  if (size == 0 || size >= INFINITE_FLOAT) return x + x;
  const float normal = size < 0x800000 ? x * 0x1p24f : x;
  *exponent = (int)(as_uint(normal) >> 23 & 0xff) - 126 - (size < 0x800000 ? 24 : 0);
  return as_float((as_uint(normal) & 0x807fffff) | 126u << 23);
}
float next_float(float x, float y) LABEL(_Z9nextafterff);
float next_float(float x, float y) {
  if (isnan(x) || isnan(y)) return x + y;
  if (x == y) return y;
  if (x == 0) return __builtin_copysignf(0x1p-149f, y);
  return as_float(as_uint(x) + ((x < y) == (x > 0) ? 1u : ~0u));
}

// x * 2^n, for exponents.h. Factors below 1 leave a subnormal result to the last product, so that it is rounded once.
float __attribute__((overloadable)) scaled(float x, int n) {
  for (int i = 0; i < 2; i++) {
    if (n > 127) x *= 0x1p127f, n -= 127;
    if (n < -126) x *= 0x1p-102f, n += 102;
  }
  n = clamp(n, -126, 127);
  return x * as_float((uint)(n + 127) << 23);
}
float times_power(float x, int n) LABEL(_Z5ldexpfi);
float times_power(float x, int n) { return scaled(x, n); }

// The quotient of sizes, one bit after the other: returns the remainder, and the quotient's last bits.
static uint divide_sizes(uint x, uint y, uint *quotient) {
  const int shift_x = x < 0x800000 ? 9 - (int)clz(x) : (int)(x >> 23);
  const int shift_y = y < 0x800000 ? 9 - (int)clz(y) : (int)(y >> 23);
  uint rest = x < 0x800000 ? x << (1 - shift_x) : (x & 0x7fffff) | 0x800000;
  const uint divisor = y < 0x800000 ? y << (1 - shift_y) : (y & 0x7fffff) | 0x800000;
  *quotient = 0;
  if (x < y) return x;
  for (int left = shift_x - shift_y; left >= 0; left--) {
    const uint fits = rest >= divisor;
    rest -= fits ? divisor : 0;
    *quotient = *quotient << 1 | fits;
    if (left) rest <<= 1;
  }
  if (rest == 0) return 0;
  const int zeros = (int)clz(rest) - 8, exponent = shift_y - zeros;
  rest <<= zeros;
  return exponent > 0 ? (rest & 0x7fffff) | (uint)exponent << 23 : rest >> (1 - exponent);
}
static bool has_remainder(float x, float y) { return isfinite(x) && !isnan(y) && y != 0; }

float float_modulo(float x, float y) LABEL(_Z4fmodff);
float float_modulo(float x, float y) {
  uint quotient;
  if (!has_remainder(x, y)) return NAN;
  if (isinf(y) || x == 0) return x;
  return __builtin_copysignf(as_float(divide_sizes(size_of_float(x), size_of_float(y), &quotient)), x);
}
// The remainder of a quotient that is rounded to nearest, and the quotient's last bits.
float remainder_and_quotient(float x, float y, int *quotient) LABEL(_Z6remquoffPU3AS4i);
float remainder_and_quotient(float x, float y, int *quotient) {
  *quotient = 0;
  if (!has_remainder(x, y)) return NAN;
  if (isinf(y) || x == 0) return x;
  uint bits;
  const float size = __builtin_fabsf(y);
  const float rest = as_float(divide_sizes(size_of_float(x), as_uint(size), &bits));
  const float other = size - rest; // exact if the rest is at least half of y
  const bool up = rest > other || (rest == other && bits & 1);
  bits = (bits + up) & 0x7f;
  *quotient = signbit(x) != signbit(y) ? -(int)bits : (int)bits;
  const float result = up ? -other : rest;
  return signbit(x) ? -result : result;
}
float nearest_remainder(float x, float y) LABEL(_Z9remainderff);
float nearest_remainder(float x, float y) {
  int quotient;
  return remainder_and_quotient(x, y, &quotient);
}

#include "opencl_conversions.inc"

// ---- Vectors

OF_1(float4, _Z14convert_float4Dv4_i, int4, __builtin_convertvector(x, float4))
OF_1(float4, _Z14convert_float4Dv4_j, uint4, __builtin_convertvector(x, float4))
OF_2(float, _Z3dotDv3_fS_, float3, x.x * y.x + x.y * y.y + x.z * y.z)
float norm3(float, float, float) LABEL(norm3df);
OF_1(float, _Z6lengthDv3_f, float3, norm3(x.x, x.y, x.z))

#include "vectors.inc"

#undef INFINITE_FLOAT
#undef OF_3
#undef OF_2
#undef OF_1
