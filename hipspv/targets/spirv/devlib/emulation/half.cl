// IEEE 754 binary16 in 16-bit integers and float. Integer operations and sums of normal floats convert between the
// two, so that a device may flush small floats to zero. float has more than twice the bits of half, and two more. So
// sums, products, quotients and roots that are rounded to float round to half as exact results would.

#define HALF(name) __hipspv_f16_##name

#include "half_bits.h"

// ---- Arithmetic --------------------------------------------------------------------------------------

ushort HALF(add)(ushort a, ushort b) { return half_of(wide(a) + wide(b)); }
ushort HALF(subtract)(ushort a, ushort b) { return half_of(wide(a) - wide(b)); }
ushort HALF(multiply)(ushort a, ushort b) { return half_of(wide(a) * wide(b)); }

// OpenCL allows quotients and roots of floats to be some steps off. 13 or 12 digits are enough to decide by an exact
// product on which side of them the result is. One step in float's last digit to that side rounds as the result does.
// x isn't zero, but its last digits are.
static float beside(float x, float rest) {
  uint step = rest == 0 ? 0u : (rest > 0) == (x > 0) ? 1u : ~0u;
  return as_float(as_uint(x) + step);
}
static bool is_plain(ushort a) { return (a & HALF_SIZE) - 1u < HALF_INFINITE - 1u; } // finite, not zero
ushort HALF(divide)(ushort a, ushort b) {
  float x = wide(a), y = wide(b), quotient = x / y;
  float digits = as_float(as_uint(quotient) & ~0x7ffu), rest = x - digits * y;
  return half_of(is_plain(a) && is_plain(b) ? beside(digits, y < 0 ? -rest : rest) : quotient);
}
ushort HALF(sqrt)(ushort a) {
  float x = wide(a), root = sqrt(x), digits = as_float(as_uint(root) & ~0xfffu), rest = x - digits * digits;
  return half_of(is_plain(a) && a < HALF_SIGN ? beside(digits, rest) : root);
}

// The digits of a finite number, which is this times 2^(exponent - 25).
static ulong half_digits(ushort a, int *exponent) {
  uint size = a & HALF_SIZE;
  *exponent = max((int)(size >> 10), 1);
  return (size & 0x3ff) | min(size, HALF_IMPLICIT);
}

// Computes in integers that count 2^-43: compilers may take the error of a float's sum for zero. A product beyond
// 2^17 is too large with any c. No result has digits below 2^-24, so one sticky bit replaces all digits of the product
// below 2^-43.
ushort HALF(fma)(ushort a, ushort b, ushort c) {
  int ea, eb, ec;
  ulong product = half_digits(a, &ea) * half_digits(b, &eb), other = half_digits(c, &ec);
  int shift = min(ea + eb - 7, 40), lost = max(-shift, 0);
  product = (product << max(shift, 0) >> lost) | ((product & ((1ul << lost) - 1)) != 0);
  other <<= ec + 18;
  uint sign_p = (a ^ b) & HALF_SIGN, sign_c = c & HALF_SIGN;
  long sum = (sign_p != 0 ? -(long)product : (long)product) + (sign_c != 0 ? -(long)other : (long)other);
  ulong size = sum < 0 ? -(ulong)sum : (ulong)sum;
  // 24 digits fit a float.
  int below = max(40 - (int)clz(size), 0);
  uint digits = (uint)(size >> below) | ((size & ((1ul << below) - 1)) != 0);
  uint result = half_of((float)(int)digits * as_float((uint)(below - 43 + 127) << 23));
  result |= sum < 0 ? HALF_SIGN : size == 0 ? sign_p & sign_c : 0;
  bool finite = max(max(a & HALF_SIZE, b & HALF_SIZE), c & HALF_SIZE) < HALF_INFINITE;
  return finite ? (ushort)result : half_of(wide(a) * wide(b) + wide(c));
}

ushort HALF(negate)(ushort a) { return (ushort)(a ^ HALF_SIGN); }
ushort HALF(fabs)(ushort a) { return a & HALF_SIZE; }
ushort HALF(copysign)(ushort a, ushort b) { return (ushort)((a & HALF_SIZE) | (b & HALF_SIGN)); }

// ---- Comparisons, classes ----------------------------------------------------------------------------

static uint half_size(ushort a) { return a & HALF_SIZE; }
// Integers in the order of the numbers; both zeros are 0.
static int half_ordinal(ushort a) { return a >> 15 != 0 ? -(int)half_size(a) : (int)a; }

bool HALF(isnan)(ushort a) { return half_size(a) > HALF_INFINITE; }
bool HALF(isinf)(ushort a) { return half_size(a) == HALF_INFINITE; }
bool HALF(isfinite)(ushort a) { return half_size(a) < HALF_INFINITE; }
bool HALF(isnormal)(ushort a) { return half_size(a) < HALF_INFINITE && half_size(a) >= HALF_IMPLICIT; }
bool HALF(signbit)(ushort a) { return a >> 15 != 0; }
bool HALF(ordered)(ushort a, ushort b) { return max(half_size(a), half_size(b)) <= HALF_INFINITE; }
bool HALF(equal)(ushort a, ushort b) { return HALF(ordered)(a, b) && half_ordinal(a) == half_ordinal(b); }
bool HALF(different)(ushort a, ushort b) { return HALF(ordered)(a, b) && half_ordinal(a) != half_ordinal(b); }
bool HALF(less)(ushort a, ushort b) { return HALF(ordered)(a, b) && half_ordinal(a) < half_ordinal(b); }
bool HALF(less_equal)(ushort a, ushort b) { return HALF(ordered)(a, b) && half_ordinal(a) <= half_ordinal(b); }

static ushort half_quiet(ushort a) { return HALF(isnan)(a) ? (ushort)(a | HALF_QUIET) : a; }

ushort HALF(fmin)(ushort a, ushort b) {
  ushort least = half_ordinal(b) < half_ordinal(a) ? b : a;
  least = HALF(isnan)(b) ? a : least;
  return half_quiet(HALF(isnan)(a) ? b : least);
}
ushort HALF(fmax)(ushort a, ushort b) {
  ushort largest = half_ordinal(b) > half_ordinal(a) ? b : a;
  largest = HALF(isnan)(b) ? a : largest;
  return half_quiet(HALF(isnan)(a) ? b : largest);
}

// ---- Conversions -------------------------------------------------------------------------------------

uint HALF(to_f32)(ushort a) { return as_uint(wide(half_quiet(a))); }
ulong HALF(to_f64)(ushort a) { return EXPORT(from_f16)(a); }
ushort HALF(from_f32)(uint a) { return half_of(as_float(a)); }
ushort HALF(from_f64)(ulong a) { return EXPORT(to_f16)(a); }

// Integers beyond 17 bits are infinite, or the largest number, as those of 17 bits are.
static int of_17_bits(long n) { return (int)clamp(n, -0x1ffffl, 0x1ffffl); }
static uint unsigned_of_17_bits(ulong n) { return (uint)min(n, 0x1fffful); }
ushort HALF(from_s32)(int n) { return half_of((float)clamp(n, -0x1ffff, 0x1ffff)); }
ushort HALF(from_u32)(uint n) { return half_of((float)(int)min(n, 0x1ffffu)); }
ushort HALF(from_s64)(long n) { return half_of((float)of_17_bits(n)); }
ushort HALF(from_u64)(ulong n) { return half_of((float)(int)unsigned_of_17_bits(n)); }

#define DIRECTED(suffix)                                                                                              \
  ushort HALF(from_f32##suffix)(uint a) { return EXPORT(to_f16##suffix)(EXPORT(from_f32)(a)); }                       \
  ushort HALF(from_f64##suffix)(ulong a) { return EXPORT(to_f16##suffix)(a); }                                        \
  ushort HALF(from_s32##suffix)(int n) { return EXPORT(to_f16##suffix)(EXPORT(from_s32)(n)); }                        \
  ushort HALF(from_u32##suffix)(uint n) { return EXPORT(to_f16##suffix)(EXPORT(from_u32)(n)); }                       \
  ushort HALF(from_s64##suffix)(long n) { return EXPORT(to_f16##suffix)(EXPORT(from_s32)(of_17_bits(n))); }           \
  ushort HALF(from_u64##suffix)(ulong n) { return EXPORT(to_f16##suffix)(EXPORT(from_u32)(unsigned_of_17_bits(n))); }
DIRECTED(_rtz)
DIRECTED(_rtp)
DIRECTED(_rtn)
#undef DIRECTED

// Towards zero; what no integer of the type is becomes the nearest one, and no number 0.
static uint half_magnitude(ushort a) {
  uint size = half_size(a), whole = (uint)(int)wide(size < HALF_INFINITE ? (ushort)size : (ushort)0);
  return size == HALF_INFINITE ? ~0u : whole;
}
static int half_integer(ushort a, uint most) {
  bool negative = a >> 15 != 0;
  uint size = min(half_magnitude(a), most + (negative ? 1u : 0u));
  return (int)(negative ? -size : size);
}
static uint half_unsigned(ushort a) { return a >> 15 != 0 ? 0 : half_magnitude(a); }
char HALF(to_s8)(ushort a) { return (char)half_integer(a, SCHAR_MAX); }
short HALF(to_s16)(ushort a) { return (short)half_integer(a, SHRT_MAX); }
int HALF(to_s32)(ushort a) { return half_integer(a, INT_MAX); }
long HALF(to_s64)(ushort a) {
  int n = half_integer(a, INT_MAX);
  return HALF(isinf)(a) ? (n < 0 ? LONG_MIN : LONG_MAX) : n;
}
uchar HALF(to_u8)(ushort a) { return (uchar)min(half_unsigned(a), (uint)UCHAR_MAX); }
ushort HALF(to_u16)(ushort a) { return (ushort)min(half_unsigned(a), (uint)USHRT_MAX); }
uint HALF(to_u32)(ushort a) { return half_unsigned(a); }
ulong HALF(to_u64)(ushort a) {
  uint n = half_unsigned(a);
  return n == UINT_MAX ? ULONG_MAX : n;
}

// ---- By float's functions ----------------------------------------------------------------------------

#define UNARY(name) ushort HALF(name)(ushort a) { return half_of(name(wide(a))); }
#define BINARY(name) ushort HALF(name)(ushort a, ushort b) { return half_of(name(wide(a), wide(b))); }
#define TERNARY(name) \
  ushort HALF(name)(ushort a, ushort b, ushort c) { return half_of(name(wide(a), wide(b), wide(c))); }
#define POWER(name) ushort HALF(name)(ushort a, int n) { return half_of(name(wide(a), n)); }

// These are exact.
UNARY(ceil) UNARY(floor) UNARY(trunc) UNARY(rint) UNARY(round)
UNARY(logb) POWER(ldexp)
BINARY(fmod) BINARY(remainder)

UNARY(acos) UNARY(acosh) UNARY(acospi) UNARY(asin) UNARY(asinh) UNARY(asinpi) UNARY(atan) UNARY(atanh) UNARY(atanpi)
UNARY(cbrt) UNARY(cos) UNARY(cosh) UNARY(cospi) UNARY(erf) UNARY(erfc) UNARY(exp) UNARY(exp10) UNARY(exp2) UNARY(expm1)
UNARY(lgamma) UNARY(log) UNARY(log10) UNARY(log1p) UNARY(log2) UNARY(rsqrt)
UNARY(sin) UNARY(sinh) UNARY(sinpi) UNARY(tan) UNARY(tanh) UNARY(tanpi) UNARY(tgamma)
UNARY(degrees) UNARY(radians) UNARY(sign)
BINARY(atan2) BINARY(atan2pi) BINARY(hypot) BINARY(maxmag) BINARY(minmag) BINARY(pow) BINARY(step)
TERNARY(clamp) TERNARY(mix) TERNARY(smoothstep)
POWER(pown) POWER(rootn)

// The remainder with the divisor's sign.
ushort HALF(modulo)(ushort a, ushort b) {
  ushort rest = HALF(fmod)(a, b);
  bool turns = ((rest ^ b) & HALF_SIGN) != 0 && (rest & HALF_SIZE) != 0;
  return turns ? HALF(add)(rest, b) : rest;
}
int HALF(ilogb)(ushort a) { return ilogb(wide(a)); }
int HALF(remquo_quotient)(ushort a, ushort b) {
  int quotient;
  remquo(wide(a), wide(b), &quotient);
  return quotient;
}
ushort HALF(fdim)(ushort a, ushort b) {
  return HALF(ordered)(a, b) && half_ordinal(a) <= half_ordinal(b) ? 0 : HALF(subtract)(a, b);
}

// The fraction in [0.5, 1), and its power of two.
ushort HALF(frexp)(ushort a) {
  uint size = as_uint(wide(a)) & FLOAT_SIZE;
  float fraction = as_float((size & 0x7fffff) | 126u << 23);
  ushort result = (ushort)((a & HALF_SIGN) | half_of(fraction));
  return size == 0 || size >= FLOAT_INFINITE ? half_quiet(a) : result;
}
int HALF(frexp_exponent)(ushort a) {
  uint size = as_uint(wide(a)) & FLOAT_SIZE;
  return size == 0 || size >= FLOAT_INFINITE ? 0 : (int)(size >> 23) - 126;
}
ushort HALF(nextafter)(ushort a, ushort b) {
  bool up = half_ordinal(b) > half_ordinal(a), away = up == (a >> 15 == 0);
  uint result = half_size(a) == 0 ? (up ? 1u : HALF_SIGN | 1u) : away ? a + 1u : a - 1u;
  result = half_ordinal(a) == half_ordinal(b) ? b : result;
  result = HALF(isnan)(b) ? b | HALF_QUIET : result;
  return (ushort)(HALF(isnan)(a) ? a | HALF_QUIET : result);
}
ushort HALF(nan)(ushort payload) { return (ushort)(HALF_INFINITE | HALF_QUIET | (payload & (HALF_QUIET - 1))); }
