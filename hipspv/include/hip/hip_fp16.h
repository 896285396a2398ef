/*
 * Half precision: __half and __half2, on both sides and for other compilers. Arithmetic and functions are float's,
 * rounded once; the device's own half instructions are used if their results are the same.
 *
 * __HIP_NO_HALF_CONVERSIONS__ and __HIP_NO_HALF_OPERATORS__, or CUDA's names for them, leave out implicit
 * conversions and operators; HIP_NO_HALF the names half and half2.
 */
#ifndef HIP_INCLUDE_HIP_HIP_FP16_H
#define HIP_INCLUDE_HIP_HIP_FP16_H
/* ROCm's name of amd_detail's header, which programs test. */
#define HIP_INCLUDE_HIP_AMD_DETAIL_HIP_FP16_H

/* `constexpr` beyond C++11's, and anonymous unions. */
#if defined(__GNUC__)
#pragma GCC system_header
#endif

#include <hip/host_defines.h>

#if !defined(__cplusplus)

typedef struct __half_raw {
  unsigned short x;
} __half_raw;
typedef struct __half2_raw {
  unsigned short x, y;
} __half2_raw;

#else

#include <hip/hip_vector_types.h>
#include <hip/spirv_detail/short_float.h>

#if defined(__clang__) && defined(__HIP__)
#include <hip/math_functions.h>
#if defined(__HIPSPV_NVPTX__)
#include <hip/spirv_detail/cache_hints_nvptx.inc>
#endif

typedef _Float16 _Float16_2 __attribute__((ext_vector_type(2)));

/* The same two bytes as a number and as bits; the number comes first, as in HIP. */
struct __half_raw {
  union {
    _Float16 data;
    unsigned short x;
  };
};
struct __half2_raw {
  union {
    struct {
      unsigned short x, y;
    };
    _Float16_2 data;
  };
};
#else
struct __half_raw {
  unsigned short x;
};
struct __half2_raw {
  unsigned short x, y;
};
#endif

/* ---- Bits of half and float ----------------------------------------------------------------- */

/* A normal half's digits at float's position; a subnormal one counts 2^-24. */
HIPSPV_SHORT_CONSTANT float __hipspv_half_magnitude(unsigned int x) {
  return x >= 0x7c00  ? __hipspv_bits_float(0x7f800000u | x << 13 | (x > 0x7c00 ? 0x400000u : 0))
         : x >= 0x400 ? __hipspv_bits_float((x << 13) + 0x38000000u)
                      : static_cast<float>(x) * 5.9604644775390625e-8f; /* 2^-24, as C++11 writes it */
}
HIPSPV_SHORT_CONSTANT float __hipspv_half_to_float(unsigned short x) {
#if defined(__HIP_DEVICE_COMPILE__)
  return static_cast<float>(__builtin_bit_cast(_Float16, x));
#else
  return x >> 15 ? -__hipspv_half_magnitude(x & 0x7fffu) : __hipspv_half_magnitude(x);
#endif
}

/* From the magnitude's bits. 65520 is the least value that rounds to infinity. A sum with 0.5, whose last digit is
   worth 2^-24, rounds values that become subnormal. */
HIPSPV_SHORT_CONSTANT unsigned int __hipspv_half_nearest(unsigned int x) {
  return x > 0x7f800000u    ? 0x7e00u | (x >> 13 & 0x3ffu)
         : x >= 0x477ff000u ? 0x7c00u
         : x >= 0x38800000u ? (x - 0x38000000u + 0xfffu + (x >> 13 & 1)) >> 13
                            : __hipspv_float_bits(__hipspv_bits_float(x) + 0.5f) - 0x3f000000u;
}
HIPSPV_SHORT_CONSTANT unsigned short __hipspv_float_to_half(float x) {
#if defined(__HIP_DEVICE_COMPILE__)
  return __builtin_bit_cast(unsigned short, static_cast<_Float16>(x));
#else
  return static_cast<unsigned short>(__hipspv_half_nearest(__hipspv_float_bits(x) & 0x7fffffffu) |
                                     (__hipspv_float_bits(x) >> 16 & 0x8000u));
#endif
}

/* ---- Types ---------------------------------------------------------------------------------- */

#if defined(__HIP_NO_HALF_CONVERSIONS__) || defined(__CUDA_NO_HALF_CONVERSIONS__)
#define HIPSPV_NO_CONVERSIONS
#endif
#if defined(__HIP_NO_HALF_OPERATORS__) || defined(__CUDA_NO_HALF_OPERATORS__)
#define HIPSPV_NO_OPERATORS
#endif

struct __half {
  __half() = default;
  HIPSPV_SHORT_CONSTANT __half(const __half_raw& raw) : __x(raw.x) {}
  /* From raw halves and to halves of every kind. */
#define HIPSPV_ASSIGN(From, kind)                      \
  HIPSPV_SHORT kind __half& operator=(From raw) kind { \
    __x = raw.x;                                       \
    return *this;                                      \
  }
  HIPSPV_ASSIGN(const __half_raw&, )
  HIPSPV_ASSIGN(const __half_raw&, volatile)
  HIPSPV_ASSIGN(const volatile __half_raw&, )
  HIPSPV_ASSIGN(const volatile __half_raw&, volatile)
  HIPSPV_ASSIGN(volatile __half_raw&&, )
  HIPSPV_ASSIGN(volatile __half_raw&&, volatile)
#undef HIPSPV_ASSIGN
  HIPSPV_SHORT operator __half_raw() const {
    __half_raw raw;
    raw.x = __x;
    return raw;
  }
  HIPSPV_SHORT operator __half_raw() const volatile {
    __half_raw raw;
    raw.x = __x;
    return raw;
  }
#if !defined(HIPSPV_NO_CONVERSIONS)
  template <typename __T, HIPSPV_SCALAR>
  HIPSPV_SHORT_CONSTANT __half(__T x) : __x(__hipspv_float_to_half(__hipspv_odd(x))) {}
  HIPSPV_SHORT_CONSTANT operator float() const { return __hipspv_half_to_float(__x); }
  /* Casts saturate at the integer's own width; from float they would saturate at 32 bits. */
  template <typename __T, HIPSPV_INTEGRAL>
  HIPSPV_SHORT_CONSTANT explicit operator __T() const {
    return __hipspv_clamped<__T>(__hipspv_half_to_float(__x));
  }
  /* No templates: they take classes with an implicit conversion to a number, too. */
#define HIPSPV_FROM(From) \
  HIPSPV_SHORT_CONSTANT __half(From x) : __x(__hipspv_float_to_half(__hipspv_odd(x))) {}
  HIPSPV_FROM(float)
  HIPSPV_FROM(double)
  HIPSPV_FROM(int)
  HIPSPV_FROM(unsigned int)
#undef HIPSPV_FROM
#if defined(__clang__) && defined(__HIP__)
  HIPSPV_SHORT_CONSTANT __half(_Float16 x) : __x(__builtin_bit_cast(unsigned short, x)) {}
#endif
#endif

  /* The basis of the functions for all 16-bit types. */
  static constexpr unsigned short infinity = 0x7c00;
  static HIPSPV_SHORT_CONSTANT __half of_bits(unsigned short x) { return __half(x, 0, 0); }
  static HIPSPV_SHORT_CONSTANT __half nearest(float x) { return __half(__hipspv_float_to_half(x), 0, 0); }
  static HIPSPV_SHORT __half directed_n(float x) { return nearest(x); }
#define HIPSPV_DIRECTED(mode)                                                        \
  static HIPSPV_SHORT __half directed_##mode(float x) {                              \
    unsigned short near = __hipspv_float_to_half(x);                                 \
    return of_bits(__hipspv_directed_##mode(near, __hipspv_half_to_float(near), x)); \
  }
  HIPSPV_DIRECTED(z)
  HIPSPV_DIRECTED(u)
  HIPSPV_DIRECTED(d)
#undef HIPSPV_DIRECTED
  /* The product is exact. If its sum with c is a tie, that has so few digits that the difference to the greater
     operand is exact, too. */
  static HIPSPV_SHORT __half fused(float a, float b, float c) {
    float product = a * b, sum = product + c;
    float error = __builtin_fabsf(c) * 8192.0f < __builtin_fabsf(sum) ? (product - sum) + c : product + (c - sum);
    bool tie = (__hipspv_float_bits(sum) & 0xfffu) == 0;
    return nearest(__hipspv_bits_float(__hipspv_off_tie(sum, error, tie)));
  }

  unsigned short __x;

 private:
  HIPSPV_SHORT_CONSTANT __half(unsigned short x, int, int) : __x(x) {}
};

HIPSPV_SHORT_CONSTANT unsigned short __hipspv_short_bits(__half x) { return x.__x; }
HIPSPV_SHORT_CONSTANT float __hipspv_float(__half x) { return __hipspv_half_to_float(x.__x); }

struct alignas(4) __half2 {
  __half x, y;

  __half2() = default;
  HIPSPV_SHORT_CONSTANT __half2(const __half& a, const __half& b) : x(a), y(b) {}
  HIPSPV_SHORT_CONSTANT explicit __half2(const __half& a) : x(a), y(a) {}
  HIPSPV_SHORT_CONSTANT __half2(const __half2_raw& raw) : x(__half::of_bits(raw.x)), y(__half::of_bits(raw.y)) {}
  HIPSPV_SHORT operator __half2_raw() const {
    __half2_raw raw;
    raw.x = x.__x;
    raw.y = y.__x;
    return raw;
  }
#if defined(__clang__) && defined(__HIP__)
  HIPSPV_SHORT __half2(_Float16_2 v)
      : x(__half::nearest(static_cast<float>(v.x))), y(__half::nearest(static_cast<float>(v.y))) {}
  HIPSPV_SHORT operator _Float16_2() const { return __builtin_bit_cast(_Float16_2, *this); }
#endif
};

#if !defined(HIP_NO_HALF)
typedef __half half;
typedef __half2 half2;
#endif

/* ---- Functions ------------------------------------------------------------------------------ */

#define HIPSPV_F __half
#define HIPSPV_F2 __half2
#define HIPSPV_N half
#define HIPSPV_NATIVE _Float16
#define HIPSPV_PTX "f16"
#define HIPSPV_FUSED_FROM 530
#define HIPSPV_ATOMIC_FROM 700
#include <hip/spirv_detail/short_float_functions.inc>
#undef HIPSPV_ATOMIC_FROM
#undef HIPSPV_FUSED_FROM
#undef HIPSPV_PTX
#undef HIPSPV_NATIVE
#undef HIPSPV_N
#undef HIPSPV_F2
#undef HIPSPV_F
#undef HIPSPV_NO_OPERATORS
#undef HIPSPV_NO_CONVERSIONS

HIPSPV_SHORT_CONSTANT __half2 __float2half2_rn(float x) { return __half2(__half::nearest(x), __half::nearest(x)); }
HIPSPV_SHORT_CONSTANT __half2 __floats2half2_rn(float x, float y) {
  return __half2(__half::nearest(x), __half::nearest(y));
}

/* The sum of the products and c, with one rounding each, saturated to [0, 1] on request. */
HIPSPV_SHORT float amd_mixed_dot(__half2 a, __half2 b, float c, bool saturate) {
  float sum = __hipspv_float(a.x) * __hipspv_float(b.x) + (__hipspv_float(a.y) * __hipspv_float(b.y) + c);
  return !saturate ? sum : sum > 0 ? (sum < 1 ? sum : 1.0f) : 0.0f;
}

#define HIPRT_ZERO_FP16 __ushort_as_half(static_cast<unsigned short>(0x0000U))
#define HIPRT_NEG_ZERO_FP16 __ushort_as_half(static_cast<unsigned short>(0x8000U))
#define HIPRT_MIN_DENORM_FP16 __ushort_as_half(static_cast<unsigned short>(0x0001U))
#define HIPRT_ONE_FP16 __ushort_as_half(static_cast<unsigned short>(0x3C00U))
#define HIPRT_MAX_NORMAL_FP16 __ushort_as_half(static_cast<unsigned short>(0x7BFFU))
#define HIPRT_INF_FP16 __ushort_as_half(static_cast<unsigned short>(0x7C00U))
#define HIPRT_NAN_FP16 __ushort_as_half(static_cast<unsigned short>(0x7FFFU))

#endif

#endif
