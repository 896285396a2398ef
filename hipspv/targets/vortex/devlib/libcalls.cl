// Functions that LLVM's RISC-V back end calls by fixed names: the name here after __hipspv_libcall_. The passes for
// Vortex rename those that the code needs. A unit of its own, with the emulation library's names. No function may use
// double, nor call another of these but through the functions of that library.

#include "device.h"

#define LIBCALL(name) __hipspv_libcall_##name

// ---- Memory. A word at a time if both addresses allow it; LLVM must not see calls of the same functions here.

#define COPIES __attribute__((no_builtin))
#define WORD sizeof(word)

COPIES static void copy_upwards(uchar *to, const uchar *from, word size) {
  word done = 0;
  if ((((ulong)to | (ulong)from) & (WORD - 1)) == 0)
    for (; done + WORD <= size; done += WORD) *(word *)(to + done) = *(const word *)(from + done);
  for (; done < size; done++) to[done] = from[done];
}
COPIES static void copy_downwards(uchar *to, const uchar *from, word size) {
  if ((((ulong)to | (ulong)from) & (WORD - 1)) == 0) {
    for (; size & (WORD - 1); size--) to[size - 1] = from[size - 1];
    for (; size; size -= WORD) *(word *)(to + size - WORD) = *(const word *)(from + size - WORD);
  }
  for (; size; size--) to[size - 1] = from[size - 1];
}
COPIES void *LIBCALL(memcpy)(void *to, const void *from, word size) {
  copy_upwards(to, from, size);
  return to;
}
COPIES void *LIBCALL(memmove)(void *to, const void *from, word size) {
  if ((ulong)to - (ulong)from >= size)
    copy_upwards(to, from, size);
  else
    copy_downwards(to, from, size);
  return to;
}
COPIES void *LIBCALL(memset)(void *to, int value, word size) {
  uchar *bytes = to;
  const word filling = (uchar)value * (~(word)0 / 255);
  word done = 0;
  if (((ulong)to & (WORD - 1)) == 0)
    for (; done + WORD <= size; done += WORD) *(word *)(bytes + done) = filling;
  for (; done < size; done++) bytes[done] = (uchar)value;
  return to;
}
COPIES int LIBCALL(memcmp)(const void *left, const void *right, word size) {
  const uchar *a = left, *b = right;
  for (word i = 0; i < size; i++)
    if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
  return 0;
}
COPIES int LIBCALL(bcmp)(const void *left, const void *right, word size) { return LIBCALL(memcmp)(left, right, size); }

// ---- Half precision and bfloat: the lower half of a float register, whose upper half is ones (RISC-V ISA manual,
// "NaN Boxing of Narrower Values").

static float boxed(uint bits) { return as_float(0xffff0000u | bits); }

float LIBCALL(__extendhfsf2)(float boxed_half) {
  const uint result = as_uint(wide((ushort)as_uint(boxed_half)));
  return as_float((result & FLOAT_SIZE) > FLOAT_INFINITE ? result | 0x400000 : result); // a quiet NaN
}
float LIBCALL(__truncsfhf2)(float x) { return boxed(half_of(x)); }
float LIBCALL(__truncdfhf2)(double x) { return boxed(EXPORT(to_f16)(as_ulong(x))); }

// Without the lower 16 bits, to nearest, ties to even.
float LIBCALL(__truncsfbf2)(float x) {
  const uint bits = as_uint(x), rounded = (bits + 0x7fff + (bits >> 16 & 1)) >> 16;
  return boxed((bits & FLOAT_SIZE) > FLOAT_INFINITE ? bits >> 16 | 0x40 : rounded);
}
float LIBCALL(__truncdfbf2)(double x) { return boxed((uint)narrow(as_ulong(x), 7, 127, RTE)); }

// ---- Whole powers

float LIBCALL(__powisf2)(float x, int n) {
  float power = 1;
  for (uint left = abs(n); left; left >>= 1, x *= x) power *= left & 1 ? x : 1;
  return n < 0 ? 1 / power : power;
}
double LIBCALL(__powidf2)(double number, int n) {
  ulong power = ONE, x = as_ulong(number);
  for (uint left = abs(n); left; left >>= 1, x = EXPORT(multiply)(x, x))
    power = left & 1 ? EXPORT(multiply)(power, x) : power;
  return as_double(n < 0 ? EXPORT(divide)(ONE, power) : power);
}

#if HIPSPV_VORTEX_BITS == 32
// ---- 64-bit integers

// high:low / divisor, for high < divisor, by two digits of 16 bits (Knuth, "The Art of Computer Programming", volume 2,
// 4.3.1, algorithm D).
static uint divide_digits(uint high, uint low, uint divisor, uint *rest) {
  const uint shift = clz(divisor);
  divisor <<= shift;
  high = high << shift | (low >> 1) >> (31 - shift);
  low <<= shift;
  const uint first = divisor >> 16, second = divisor & 0xffff;
  uint quotient = 0;
  for (int i = 0; i < 2; i++) {
    const uint next = low >> 16;
    uint digit = high / first, left = high - digit * first;
    // The digit is at most two too large.
    for (int j = 0; j < 2; j++)
      if (left < 0x10000 && (digit >= 0x10000 || digit * second > (left << 16 | next))) digit--, left += first;
    high = (high << 16 | next) - digit * divisor;
    low <<= 16;
    quotient = quotient << 16 | digit;
  }
  *rest = high >> shift;
  return quotient;
}

static ulong divide_unsigned(ulong a, ulong b, ulong *rest) {
  const uint high = (uint)(a >> 32), top = (uint)(b >> 32);
  if (top == 0) {
    const uint divisor = (uint)b, upper = divisor ? high / divisor : 0;
    uint left;
    if (divisor == 0) return *rest = a, ~0ul;
    const uint lower = divide_digits(high - upper * divisor, (uint)a, divisor, &left);
    *rest = left;
    return (ulong)upper << 32 | lower;
  }
  // One digit of 32 bits, from the upper 32 bits of the divisor: at most one too large if halved first (Warren,
  // "Hacker's Delight", 9-5).
  const uint shift = clz(top);
  uint left;
  uint digit = divide_digits((uint)(a >> 33), (uint)(a >> 1), (uint)(b << shift >> 32), &left);
  digit >>= 31 - shift;
  digit -= digit != 0;
  ulong remainder = a - digit * b;
  const uint more = remainder >= b;
  *rest = remainder - (more ? b : 0);
  return digit + more;
}
static ulong size_of_long(long n) { return n < 0 ? -(ulong)n : (ulong)n; }

ulong LIBCALL(__udivdi3)(ulong a, ulong b) {
  ulong rest;
  return divide_unsigned(a, b, &rest);
}
ulong LIBCALL(__umoddi3)(ulong a, ulong b) {
  ulong rest;
  divide_unsigned(a, b, &rest);
  return rest;
}
long LIBCALL(__divdi3)(long a, long b) {
  ulong rest, quotient = divide_unsigned(size_of_long(a), size_of_long(b), &rest);
  return (long)((a ^ b) < 0 ? -quotient : quotient);
}
long LIBCALL(__moddi3)(long a, long b) {
  ulong rest;
  divide_unsigned(size_of_long(a), size_of_long(b), &rest);
  return (long)(a < 0 ? -rest : rest);
}

// The upper 32 bits, the lowest of which is also the sticky bit for all below, are rounded once.
float LIBCALL(__floatundisf)(ulong n) {
  const uint shift = n >> 32 ? 32 - clz((uint)(n >> 32)) : 0;
  const ulong kept = n >> shift;
  return (float)((uint)kept | (kept << shift != n)) * as_float((127 + shift) << 23);
}
float LIBCALL(__floatdisf)(long n) {
  const float size = LIBCALL(__floatundisf)(size_of_long(n));
  return n < 0 ? -size : size;
}
long LIBCALL(__fixsfdi)(float x) { return EXPORT(to_s64)(EXPORT(from_f32)(as_uint(x))); }
ulong LIBCALL(__fixunssfdi)(float x) { return EXPORT(to_u64)(EXPORT(from_f32)(as_uint(x))); }

// ---- Doubles. Their bits are passed as 64-bit integers are.

#define OF_TWO(name, function) \
  double LIBCALL(name)(double a, double b) { return as_double(EXPORT(function)(as_ulong(a), as_ulong(b))); }
OF_TWO(__adddf3, add)
OF_TWO(__subdf3, subtract)
OF_TWO(__muldf3, multiply)
OF_TWO(__divdf3, divide)
#undef OF_TWO

// The comparison of their result with 0 is that of a with b. No number makes it false.
#define COMPARISON(name, of_nan)                                        \
  int LIBCALL(name)(double a, double b) {                               \
    const ulong x = as_ulong(a), y = as_ulong(b);                       \
    const long p = ordinal(x), q = ordinal(y);                          \
    return EXPORT(ordered)(x, y) ? (p > q) - (p < q) : of_nan;          \
  }
COMPARISON(__eqdf2, 1)
COMPARISON(__nedf2, 1)
COMPARISON(__ltdf2, 1)
COMPARISON(__ledf2, 1)
COMPARISON(__gtdf2, -1)
COMPARISON(__gedf2, -1)
#undef COMPARISON
int LIBCALL(__unorddf2)(double a, double b) { return !EXPORT(ordered)(as_ulong(a), as_ulong(b)); }

double LIBCALL(__extendsfdf2)(float x) { return as_double(EXPORT(from_f32)(as_uint(x))); }
float LIBCALL(__truncdfsf2)(double x) { return as_float(EXPORT(to_f32)(as_ulong(x))); }
double LIBCALL(__floatsidf)(int n) { return as_double(EXPORT(from_s32)(n)); }
double LIBCALL(__floatunsidf)(uint n) { return as_double(EXPORT(from_u32)(n)); }
double LIBCALL(__floatdidf)(long n) { return as_double(EXPORT(from_s64)(n)); }
double LIBCALL(__floatundidf)(ulong n) { return as_double(EXPORT(from_u64)(n)); }
int LIBCALL(__fixdfsi)(double x) { return EXPORT(to_s32)(as_ulong(x)); }
uint LIBCALL(__fixunsdfsi)(double x) { return EXPORT(to_u32)(as_ulong(x)); }
long LIBCALL(__fixdfdi)(double x) { return EXPORT(to_s64)(as_ulong(x)); }
ulong LIBCALL(__fixunsdfdi)(double x) { return EXPORT(to_u64)(as_ulong(x)); }
#endif
