// Shared by the tests of half and bfloat16: the two formats, and a reference that rounds real numbers.
#pragma once
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>

#include <climits>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

static long checked = 0, wrong = 0;

// The differing parts of the functions' names, and the format: digits and least exponent.
struct Half {
  typedef __half type;
  typedef __half2 pair;
  static constexpr int digits = 11, least = -14, greatest = 15;
  static const char* name() { return "half"; }
  static __host__ __device__ __half of(int x) { return __ushort_as_half((unsigned short)x); }
  static __host__ __device__ unsigned short bits(__half x) { return __half_as_ushort(x); }
  static __host__ __device__ __half2 two(__half x, __half y) { return __halves2half2(x, y); }
};
struct Bfloat16 {
  typedef __hip_bfloat16 type;
  typedef __hip_bfloat162 pair;
  static constexpr int digits = 8, least = -126, greatest = 127;
  static const char* name() { return "bfloat16"; }
  static __host__ __device__ type of(int x) { return __ushort_as_bfloat16((unsigned short)x); }
  static __host__ __device__ unsigned short bits(type x) { return __bfloat16_as_ushort(x); }
  static __host__ __device__ pair two(type x, type y) { return __halves2bfloat162(x, y); }
};

// ---- The reference -------------------------------------------------------------------------------------

template <class F>
double value(unsigned short bits) {
  constexpr int fraction_bits = F::digits - 1;
  const int sign = bits >> 15 ? -1 : 1, fraction = bits & ((1 << fraction_bits) - 1);
  const int exponent = (bits & 0x7fff) >> fraction_bits;
  if (exponent == F::greatest - F::least + 2) return fraction ? NAN : sign * INFINITY;
  if (exponent == 0) return sign * std::ldexp(fraction, F::least - fraction_bits);
  return sign * std::ldexp((1 << fraction_bits) + fraction, exponent - 1 + F::least - fraction_bits);
}

// A real number, to the nearest (n), toward zero (z), up (u) or down (d).
template <class F, class Real>
unsigned short rounded(Real x, char mode = 'n') {
  constexpr int infinity = (F::greatest - F::least + 2) << (F::digits - 1);
  const int sign = std::signbit((double)x) ? 0x8000 : 0;
  if (x != x) return infinity + 1;
  Real magnitude = x < 0 ? -x : x;
  if ((double)magnitude > 1e300) return sign | infinity;
  if (magnitude == 0) return sign;
  int exponent;
  std::frexp((double)magnitude, &exponent);  // double may round up to a power of two
  if (magnitude < (Real)std::ldexp(1.0, exponent - 1)) --exponent;
  exponent = std::max(exponent - 1, F::least);
  const Real unit = std::ldexp(1.0, exponent - (F::digits - 1));
  long whole = (long)(magnitude / unit);
  const Real rest = magnitude - whole * unit;
  const bool away = mode == 'u' ? !sign : mode == 'd' ? sign : false;
  if (mode == 'n' ? 2 * rest > unit || (2 * rest == unit && whole & 1) : away && rest != 0) ++whole;
  const long bits = ((long)(exponent - F::least) << (F::digits - 1)) + whole;
  if (bits < infinity) return (unsigned short)(sign | bits);
  return (unsigned short)(sign | (mode == 'n' || away ? infinity : infinity - 1));
}

template <class F>
bool is_nan(unsigned short bits) {
  return std::isnan(value<F>(bits));
}

template <class F>
void expect(const char* function, int a, int b, int c, unsigned short got, unsigned short want,
            int tolerance = 0) {
  ++checked;
  if (is_nan<F>(want) ? is_nan<F>(got) : got == want) return;
  if (tolerance && std::abs((int)(got & 0x7fff) - (int)(want & 0x7fff)) <= tolerance &&
      !((got ^ want) & 0x8000))
    return;
  if (++wrong <= 40)
    printf("%s %s(%04x, %04x, %04x) = %04x, not %04x\n", F::name(), function, a, b, c, got, want);
}

template <class T>
struct Buffer {
  T* data;
  explicit Buffer(size_t count) { (void)hipMallocManaged((void**)&data, count * sizeof(T)); }
  ~Buffer() { (void)hipFree(data); }
};

template <class F>
std::vector<unsigned short> special_values() {
  constexpr int unit = 1 << (F::digits - 1), infinity = (F::greatest - F::least + 2) * unit;
  constexpr int one = -F::least * unit + unit;
  std::vector<unsigned short> all;
  for (int bits : {0, 1, 2, unit / 2, unit - 1, unit, unit + 1, one - unit, one - 1, one, one + 1,
                   one + unit / 2, one + unit, one + unit * (F::digits - 1), one + unit * F::digits,
                   one + unit * F::digits + 1, infinity - unit, infinity - 1, infinity, infinity + 1,
                   infinity + unit / 2, 0x7fff})
    for (int sign : {0, 0x8000}) all.push_back((unsigned short)(bits | sign));
  return all;
}

static uint64_t state = 88172645463325252ull;
static unsigned random_bits() {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return (unsigned)(state >> 32);
}

static int finish() {
  printf("%ld checked, %ld wrong\n", checked, wrong);
  if (!wrong && hipGetLastError() == hipSuccess) printf("done\n");
  return wrong != 0;
}
