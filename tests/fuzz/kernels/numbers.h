// Numbers of all types in generated kernels: integers of up to 128 bits, and floating point of 16 to 64. An operation is
// the device's own, written so that C++ defines it; numbers_model.h has those of the same names that the model uses.
#pragma once

#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>

typedef signed char I8;
typedef unsigned char U8;
typedef short I16;
typedef unsigned short U16;
typedef int I32;
typedef unsigned U32;
typedef long I64;
typedef unsigned long U64;
typedef __int128 I128;
typedef unsigned __int128 U128;
typedef _Float16 F16;
typedef __half H16;
typedef __hip_bfloat16 B16;
typedef float F32;
typedef double F64;

// unsigned_: the type of the same width. wide: an unsigned type in which products don't overflow as int.
template <class T>
struct Facts {
  static constexpr bool whole = false, odd = false;
};
template <class T, class U, class W, int n, bool with_sign>
struct Whole {
  using unsigned_ = U;
  using wide = W;
  static constexpr bool whole = true, is_signed = with_sign, odd = n % 8 != 0;
  static constexpr int bits = n;
  static constexpr T high = T(U(~U(0)) >> int(with_sign)), low = with_sign ? T(-high - 1) : T(0);
};
#define PAIR(n, S, U, W)                                     \
  template <>                                                \
  struct Facts<S> : Whole<S, U, W, n, true> {};              \
  template <>                                                \
  struct Facts<U> : Whole<U, U, W, n, false> {}
PAIR(8, I8, U8, unsigned);
PAIR(16, I16, U16, unsigned);
PAIR(32, I32, U32, U32);
PAIR(64, I64, U64, U64);
PAIR(128, I128, U128, U128);
#define ODD(n)                      \
  typedef _BitInt(n) S##n;          \
  typedef unsigned _BitInt(n) Z##n; \
  PAIR(n, S##n, Z##n, Z##n)
ODD(5);
ODD(13);
ODD(23);
ODD(33);
ODD(37);
ODD(63);
ODD(65);
ODD(77);
ODD(99);
ODD(127);
#undef ODD
#undef PAIR

#define DEVICE template <class T> __device__ inline

// ---- operations of integers, which wrap around

DEVICE T sum(T a, T b) {
  if constexpr (Facts<T>::whole) {
    using W = typename Facts<T>::wide;
    return T(W(a) + W(b));
  } else {
    return a + b;
  }
}
DEVICE T difference(T a, T b) {
  if constexpr (Facts<T>::whole) {
    using W = typename Facts<T>::wide;
    return T(W(a) - W(b));
  } else {
    return a - b;
  }
}
DEVICE T product(T a, T b) {
  if constexpr (Facts<T>::whole) {
    using W = typename Facts<T>::wide;
    return T(W(a) * W(b));
  } else {
    return a * b;
  }
}
DEVICE T negative(T a) {
  if constexpr (Facts<T>::whole) {
    using W = typename Facts<T>::wide;
    return T(W(0) - W(a));
  } else {
    return -a;
  }
}
DEVICE T quotient(T a, T b) {
  if constexpr (Facts<T>::whole) {
    if (b == T(0)) return a;
    if (Facts<T>::is_signed && b == T(-1)) return negative(a);
    return T(a / b);
  } else {
    return a / b;
  }
}
DEVICE T remainder_of(T a, T b) {
  if (b == T(0)) return a;
  if (Facts<T>::is_signed && b == T(-1)) return T(0);
  return T(a % b);
}
DEVICE T both(T a, T b) { return T(a & b); }
DEVICE T either(T a, T b) { return T(a | b); }
DEVICE T exclusive(T a, T b) { return T(a ^ b); }
DEVICE T inverse(T a) { return T(~a); }
DEVICE T left(T a, unsigned n) { return T(typename Facts<T>::wide(a) << n % unsigned(Facts<T>::bits)); }
DEVICE T right(T a, unsigned n) { return T(a >> n % unsigned(Facts<T>::bits)); }
DEVICE T rotated(T a, unsigned n) {
  using U = typename Facts<T>::unsigned_;
  constexpr unsigned bits = Facts<T>::bits;
  const U value = U(a);
  return T(U(U(value << n % bits) | U(value >> (bits - n % bits) % bits)));
}
// A run of ones from bit n upward.
DEVICE T field(T a, unsigned n, unsigned count) {
  using U = typename Facts<T>::unsigned_;
  constexpr unsigned bits = Facts<T>::bits;
  return T(U(a) >> n % bits & U(U(~U(0)) >> (bits - 1 - count % bits)));
}
DEVICE int ones(T a) { return __builtin_popcountg(typename Facts<T>::unsigned_(a)); }
DEVICE int leading(T a) { return __builtin_clzg(typename Facts<T>::unsigned_(a), Facts<T>::bits); }
DEVICE int trailing(T a) { return __builtin_ctzg(typename Facts<T>::unsigned_(a), Facts<T>::bits); }
DEVICE T saturating_sum(T a, T b) { return __builtin_elementwise_add_sat(a, b); }
DEVICE T saturating_difference(T a, T b) { return __builtin_elementwise_sub_sat(a, b); }
// The result of an operation, and its overflow in the lowest bit.
#define OVERFLOW(name)                                \
  DEVICE T name##_overflow(T a, T b) {                \
    T result;                                         \
    const bool over = __builtin_##name##_overflow(a, b, &result); \
    return T(result ^ T(over));                       \
  }
OVERFLOW(add)
OVERFLOW(sub)
OVERFLOW(mul)
#undef OVERFLOW

// ---- comparisons, of all numbers

DEVICE int less(T a, T b) { return a < b; }
DEVICE int at_most(T a, T b) { return a <= b; }
DEVICE int equal(T a, T b) { return a == b; }
DEVICE int differs(T a, T b) { return a != b; }
DEVICE T lesser(T a, T b) { return a < b ? a : b; }
DEVICE T greater(T a, T b) { return a > b ? a : b; }

// ---- operations of floating point

__device__ inline F32 product_alone(F32 a, F32 b) { return __fmul_rn(a, b); }
__device__ inline F64 product_alone(F64 a, F64 b) { return __dmul_rn(a, b); }
__device__ inline H16 product_alone(H16 a, H16 b) { return __hmul_rn(a, b); }
__device__ inline B16 product_alone(B16 a, B16 b) { return __hmul_rn(a, b); }
__device__ inline F16 product_alone(F16 a, F16 b) { return F16(__hmul_rn(H16(a), H16(b))); }
__device__ inline F32 fused(F32 a, F32 b, F32 c) { return fmaf(a, b, c); }
__device__ inline F64 fused(F64 a, F64 b, F64 c) { return fma(a, b, c); }
__device__ inline H16 fused(H16 a, H16 b, H16 c) { return __hfma(a, b, c); }
__device__ inline B16 fused(B16 a, B16 b, B16 c) { return __hfma(a, b, c); }
__device__ inline F16 fused(F16 a, F16 b, F16 c) { return F16(__hfma(H16(a), H16(b), H16(c))); }
__device__ inline F32 root(F32 a) { return sqrtf(a); }
__device__ inline F64 root(F64 a) { return sqrt(a); }
__device__ inline H16 root(H16 a) { return hsqrt(a); }
__device__ inline B16 root(B16 a) { return hsqrt(a); }
__device__ inline F16 root(F16 a) { return F16(hsqrt(H16(a))); }
__device__ inline F32 magnitude(F32 a) { return fabsf(a); }
__device__ inline F64 magnitude(F64 a) { return fabs(a); }
__device__ inline H16 magnitude(H16 a) { return __habs(a); }
__device__ inline B16 magnitude(B16 a) { return __habs(a); }
__device__ inline F16 magnitude(F16 a) { return F16(__habs(H16(a))); }
#define WHOLE(name, float_, double_, half)                                 \
  __device__ inline F32 name(F32 a) { return float_(a); }                  \
  __device__ inline F64 name(F64 a) { return double_(a); }                 \
  __device__ inline H16 name(H16 a) { return half(a); }                    \
  __device__ inline B16 name(B16 a) { return half(a); }                    \
  __device__ inline F16 name(F16 a) { return F16(half(H16(a))); }
WHOLE(lowered, floorf, floor, hfloor)
WHOLE(raised, ceilf, ceil, hceil)
WHOLE(cut, truncf, trunc, htrunc)
WHOLE(nearest, rintf, rint, hrint)
#undef WHOLE

// ---- conversions

// Between any two types. In place of floating point that an integer of an odd width can't hold is 0.
template <class To, class From>
__device__ inline To to(From x) {
  constexpr bool is_short = __is_same(From, H16) || __is_same(From, B16);
  if constexpr (Facts<To>::odd && !Facts<From>::whole) {
    const F64 value = F64(x);
    if (!(value > F64(Facts<To>::low) && value < F64(Facts<To>::high))) return To(0);
    if constexpr (is_short) return To(F32(x));
    return To(x);
  } else if constexpr (Facts<From>::odd && (__is_same(To, H16) || __is_same(To, B16))) {
    return To(I128(x));
  } else {
    return To(x);
  }
}

// A number of any type from two of 32 bits: not a NaN of floating point.
template <class T>
__device__ inline T made(unsigned low, unsigned high) {
  const U128 all = U128(low) | U128(high) << 32 | U128(low * 5u) << 64 | U128(~high) << 96;
  if constexpr (Facts<T>::whole) return T(all);
  T value;
  __builtin_memcpy(&value, &all, sizeof value);
  return value == value ? value : T(0.5f);
}
// All bits of a number, in 32.
template <class T>
__device__ inline unsigned folded(T x) {
  if constexpr (Facts<T>::whole) {
    U128 all = U128(typename Facts<T>::unsigned_(x));
    return unsigned(all) ^ unsigned(all >> 32) * 3u ^ unsigned(all >> 64) * 5u ^ unsigned(all >> 96) * 7u;
  } else {
    if (!(x == x)) return 0x7fc00000u;
    unsigned long bits = 0;
    __builtin_memcpy(&bits, &x, sizeof x);
    return unsigned(bits) ^ unsigned(bits >> 32) * 3u;
  }
}
#undef DEVICE
