/*
 * Half precision: __half and __half2 over clang's _Float16. Arithmetic is the device's own (fp16); math
 * functions are computed in float and rounded once.
 */
#ifndef HIP_INCLUDE_HIP_HIP_FP16_H
#define HIP_INCLUDE_HIP_HIP_FP16_H

#include <hip/host_defines.h>

typedef struct __half_raw {
  unsigned short x;
} __half_raw;
typedef struct __half2_raw {
  unsigned short x, y;
} __half2_raw;

#if defined(__clang__) && defined(__HIP__)

#include <hip/device_functions.h>
#include <hip/hip_vector_types.h>
#include <hip/math_functions.h>
#include <type_traits>

#define HIPSPV_HALF __host__ __device__ inline

/* A number that converts to half in mixed expressions. */
#define HIPSPV_NUMBER typename std::enable_if<std::is_arithmetic<__T>::value, int>::type = 0

struct __half {
  _Float16 __value;

  __half() = default;
  constexpr __half(_Float16 x) : __value(x) {}
  template <typename __T, HIPSPV_NUMBER>
  constexpr __half(__T x) : __value(static_cast<_Float16>(x)) {}
  HIPSPV_HALF __half(const __half_raw& raw) : __value(__builtin_bit_cast(_Float16, raw.x)) {}
  constexpr operator float() const { return __value; }
  HIPSPV_HALF operator __half_raw() const { return {__builtin_bit_cast(unsigned short, __value)}; }
};

struct alignas(4) __half2 {
  __half x, y;

  __half2() = default;
  constexpr __half2(__half a, __half b) : x(a), y(b) {}
  constexpr explicit __half2(__half a) : x(a), y(a) {}
  HIPSPV_HALF __half2(const __half2_raw& raw) : x(__half_raw{raw.x}), y(__half_raw{raw.y}) {}
  HIPSPV_HALF operator __half2_raw() const { return {__half_raw(x).x, __half_raw(y).x}; }
};

typedef __half half;
typedef __half2 half2;

/* ---- Operators ---------------------------------------------------------------------------- */

#define HIPSPV_HALF_OPERATOR(op)                                                           \
  constexpr __half operator op(__half a, __half b) {                                       \
    return static_cast<_Float16>(a.__value op b.__value);                                  \
  }                                                                                        \
  template <typename __T, HIPSPV_NUMBER>                                                     \
  constexpr __half operator op(__half a, __T b) {                                            \
    return a op __half(b);                                                                 \
  }                                                                                        \
  template <typename __T, HIPSPV_NUMBER>                                                     \
  constexpr __half operator op(__T a, __half b) {                                            \
    return __half(a) op b;                                                                 \
  }                                                                                        \
  constexpr __half& operator op##=(__half& a, __half b) { return a = a op b; }             \
  constexpr __half2 operator op(__half2 a, __half2 b) {                                    \
    return __half2(a.x op b.x, a.y op b.y);                                                \
  }                                                                                        \
  constexpr __half2& operator op##=(__half2& a, __half2 b) { return a = a op b; }
HIPSPV_HALF_OPERATOR(+)
HIPSPV_HALF_OPERATOR(-)
HIPSPV_HALF_OPERATOR(*)
HIPSPV_HALF_OPERATOR(/)
#undef HIPSPV_HALF_OPERATOR

#define HIPSPV_HALF_COMPARE(op)                                                            \
  constexpr bool operator op(__half a, __half b) { return a.__value op b.__value; }        \
  template <typename __T, HIPSPV_NUMBER>                                                     \
  constexpr bool operator op(__half a, __T b) {                                              \
    return a op __half(b);                                                                 \
  }                                                                                        \
  template <typename __T, HIPSPV_NUMBER>                                                     \
  constexpr bool operator op(__T a, __half b) {                                              \
    return __half(a) op b;                                                                 \
  }
HIPSPV_HALF_COMPARE(==)
HIPSPV_HALF_COMPARE(!=)
HIPSPV_HALF_COMPARE(<)
HIPSPV_HALF_COMPARE(<=)
HIPSPV_HALF_COMPARE(>)
HIPSPV_HALF_COMPARE(>=)
#undef HIPSPV_HALF_COMPARE

constexpr __half operator-(__half a) { return static_cast<_Float16>(-a.__value); }
constexpr __half operator+(__half a) { return a; }
constexpr __half2 operator-(__half2 a) { return __half2(-a.x, -a.y); }
constexpr __half& operator++(__half& a) { return a += __half(1); }
constexpr __half& operator--(__half& a) { return a -= __half(1); }
constexpr bool operator==(__half2 a, __half2 b) { return a.x == b.x && a.y == b.y; }
constexpr bool operator!=(__half2 a, __half2 b) { return !(a == b); }

/* ---- Conversions ---------------------------------------------------------------------------- */

HIPSPV_HALF __half __float2half(float x) { return x; }
HIPSPV_HALF __half __float2half_rn(float x) { return x; }
HIPSPV_HALF __half __double2half(double x) { return x; }
HIPSPV_HALF float __half2float(__half x) { return x; }
HIPSPV_HALF __half __ushort_as_half(unsigned short x) { return __half_raw{x}; }
HIPSPV_HALF __half __short_as_half(short x) { return __half_raw{static_cast<unsigned short>(x)}; }
HIPSPV_HALF unsigned short __half_as_ushort(__half x) { return __half_raw(x).x; }
HIPSPV_HALF short __half_as_short(__half x) { return static_cast<short>(__half_raw(x).x); }

extern "C" {
/* _Float16 is what OpenCL calls half: Dh in mangled names. */
#define HIPSPV_TO_HALF(mode, suffix) \
  __device__ _Float16 __hipspv_float2half_##mode(float) __asm__("_Z16convert_half_" #suffix "f");
HIPSPV_TO_HALF(rz, rtz)
HIPSPV_TO_HALF(ru, rtp)
HIPSPV_TO_HALF(rd, rtn)
#undef HIPSPV_TO_HALF
}
__device__ inline __half __float2half_rz(float x) { return __hipspv_float2half_rz(x); }
__device__ inline __half __float2half_ru(float x) { return __hipspv_float2half_ru(x); }
__device__ inline __half __float2half_rd(float x) { return __hipspv_float2half_rd(x); }

/* Every half is a float: its own conversions do. */
#define HIPSPV_HALF_TO(name, __T, from)                                                       \
  __device__ inline __T __half2##name##_rn(__half x) { return from##_rn(x); }                 \
  __device__ inline __T __half2##name##_rz(__half x) { return from##_rz(x); }                 \
  __device__ inline __T __half2##name##_ru(__half x) { return from##_ru(x); }                 \
  __device__ inline __T __half2##name##_rd(__half x) { return from##_rd(x); }                 \
  __device__ inline __half __##name##2half_rn(__T x) { return x; }
HIPSPV_HALF_TO(int, int, __float2int)
HIPSPV_HALF_TO(uint, unsigned int, __float2uint)
HIPSPV_HALF_TO(ll, long long, __float2ll)
HIPSPV_HALF_TO(ull, unsigned long long, __float2ull)
#undef HIPSPV_HALF_TO
HIPSPV_HALF short __half2short_rz(__half x) { return static_cast<short>(x.__value); }
HIPSPV_HALF __half __short2half_rn(short x) { return x; }
HIPSPV_HALF unsigned short __half2ushort_rz(__half x) {
  return static_cast<unsigned short>(x.__value);
}
HIPSPV_HALF __half __ushort2half_rn(unsigned short x) { return x; }

HIPSPV_HALF __half2 make_half2(__half x, __half y) { return __half2(x, y); }
HIPSPV_HALF __half2 __half2half2(__half x) { return __half2(x, x); }
HIPSPV_HALF __half2 __halves2half2(__half x, __half y) { return __half2(x, y); }
HIPSPV_HALF __half2 __float2half2_rn(float x) { return __half2(x, x); }
HIPSPV_HALF __half2 __floats2half2_rn(float x, float y) { return __half2(x, y); }
HIPSPV_HALF __half2 __float22half2_rn(float2 x) { return __half2(x.x, x.y); }
HIPSPV_HALF float2 __half22float2(__half2 x) { return make_float2(x.x, x.y); }
HIPSPV_HALF __half __low2half(__half2 x) { return x.x; }
HIPSPV_HALF __half __high2half(__half2 x) { return x.y; }
HIPSPV_HALF float __low2float(__half2 x) { return x.x; }
HIPSPV_HALF float __high2float(__half2 x) { return x.y; }
HIPSPV_HALF __half2 __low2half2(__half2 x) { return __half2(x.x, x.x); }
HIPSPV_HALF __half2 __high2half2(__half2 x) { return __half2(x.y, x.y); }
HIPSPV_HALF __half2 __lowhigh2highlow(__half2 x) { return __half2(x.y, x.x); }
HIPSPV_HALF __half2 __lows2half2(__half2 x, __half2 y) { return __half2(x.x, y.x); }
HIPSPV_HALF __half2 __highs2half2(__half2 x, __half2 y) { return __half2(x.y, y.y); }

/* ---- Named arithmetic and comparisons ------------------------------------------------------- */

#define HIPSPV_HALF_NAMED(name, expression)                                        \
  HIPSPV_HALF __half __h##name(__half a, __half b) { return expression; }          \
  HIPSPV_HALF __half2 __h##name##2(__half2 p, __half2 q) {                         \
    return __half2(__h##name(p.x, q.x), __h##name(p.y, q.y));                      \
  }
HIPSPV_HALF_NAMED(add, a + b)
HIPSPV_HALF_NAMED(sub, a - b)
HIPSPV_HALF_NAMED(mul, a * b)
HIPSPV_HALF_NAMED(max, __half(__builtin_fmaxf(a, b)))
HIPSPV_HALF_NAMED(min, __half(__builtin_fminf(a, b)))
HIPSPV_HALF_NAMED(add_sat, __half(__builtin_fminf(__builtin_fmaxf(a + b, 0.0f), 1.0f)))
HIPSPV_HALF_NAMED(sub_sat, __half(__builtin_fminf(__builtin_fmaxf(a - b, 0.0f), 1.0f)))
HIPSPV_HALF_NAMED(mul_sat, __half(__builtin_fminf(__builtin_fmaxf(a * b, 0.0f), 1.0f)))
#undef HIPSPV_HALF_NAMED
HIPSPV_HALF __half __hdiv(__half a, __half b) { return a / b; }
HIPSPV_HALF __half2 __h2div(__half2 a, __half2 b) { return a / b; }
HIPSPV_HALF __half __hneg(__half a) { return -a; }
HIPSPV_HALF __half2 __hneg2(__half2 a) { return -a; }
HIPSPV_HALF __half __habs(__half a) { return __builtin_fabsf(a); }
HIPSPV_HALF __half2 __habs2(__half2 a) { return __half2(__habs(a.x), __habs(a.y)); }
HIPSPV_HALF __half __hfma(__half a, __half b, __half c) {
  return static_cast<_Float16>(__builtin_fmaf(a, b, c));
}
HIPSPV_HALF __half2 __hfma2(__half2 a, __half2 b, __half2 c) {
  return __half2(__hfma(a.x, b.x, c.x), __hfma(a.y, b.y, c.y));
}

/* Each comparison of one, of two as 1 or 0 each, and of two together; ...u is true for NaN. */
#define HIPSPV_HALF_TEST(name, op)                                                          \
  HIPSPV_HALF bool __h##name(__half a, __half b) { return a op b; }                         \
  HIPSPV_HALF __half2 __h##name##2(__half2 a, __half2 b) {                                  \
    return __half2(__half(a.x op b.x), __half(a.y op b.y));                                 \
  }                                                                                         \
  HIPSPV_HALF bool __hb##name##2(__half2 a, __half2 b) { return a.x op b.x && a.y op b.y; } \
  HIPSPV_HALF bool __h##name##u(__half a, __half b) {                                       \
    return a op b || __builtin_isunordered((float)a, (float)b);                             \
  }
HIPSPV_HALF_TEST(eq, ==)
HIPSPV_HALF_TEST(lt, <)
HIPSPV_HALF_TEST(le, <=)
HIPSPV_HALF_TEST(gt, >)
HIPSPV_HALF_TEST(ge, >=)
HIPSPV_HALF_TEST(ne, !=)
#undef HIPSPV_HALF_TEST
HIPSPV_HALF bool __hisnan(__half a) { return a != a; }
HIPSPV_HALF int __hisinf(__half a) {
  return __habs(a) == __half(__builtin_inff()) ? (a > __half(0) ? 1 : -1) : 0;
}
HIPSPV_HALF __half2 __hisnan2(__half2 a) { return __half2(__half(a.x != a.x), __half(a.y != a.y)); }

/* ---- Math ----------------------------------------------------------------------------------- */

#define HIPSPV_HALF_MATH(name, function)                                     \
  __device__ inline __half h##name(__half x) { return function((float)x); }  \
  __device__ inline __half2 h2##name(__half2 x) { return __half2(h##name(x.x), h##name(x.y)); }
HIPSPV_HALF_MATH(ceil, ::ceilf)
HIPSPV_HALF_MATH(cos, ::cosf)
HIPSPV_HALF_MATH(exp, ::expf)
HIPSPV_HALF_MATH(exp10, ::exp10f)
HIPSPV_HALF_MATH(exp2, ::exp2f)
HIPSPV_HALF_MATH(floor, ::floorf)
HIPSPV_HALF_MATH(log, ::logf)
HIPSPV_HALF_MATH(log10, ::log10f)
HIPSPV_HALF_MATH(log2, ::log2f)
HIPSPV_HALF_MATH(rcp, 1.0f /)
HIPSPV_HALF_MATH(rint, ::rintf)
HIPSPV_HALF_MATH(rsqrt, ::rsqrtf)
HIPSPV_HALF_MATH(sin, ::sinf)
HIPSPV_HALF_MATH(sqrt, ::sqrtf)
HIPSPV_HALF_MATH(tanh, ::tanhf)
HIPSPV_HALF_MATH(trunc, ::truncf)
#undef HIPSPV_HALF_MATH

__device__ inline __half __ldg(const __half* address) { return *address; }
__device__ inline __half2 __ldg(const __half2* address) { return *address; }

#undef HIPSPV_NUMBER
#undef HIPSPV_HALF

#endif

#endif
