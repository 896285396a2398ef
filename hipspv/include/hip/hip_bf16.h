/*
 * bfloat16, the upper half of a float: __hip_bfloat16 and __hip_bfloat162, on both sides and for other
 * compilers. Arithmetic and functions are float's, rounded once to the nearest, ties to even.
 */
#ifndef HIP_INCLUDE_HIP_HIP_BF16_H
#define HIP_INCLUDE_HIP_HIP_BF16_H
/* ROCm's name of amd_detail's header, which programs test. */
#define _HIP_INCLUDE_HIP_AMD_DETAIL_HIP_BF16_H_

/* `constexpr` beyond C++11's. */
#if defined(__GNUC__)
#pragma GCC system_header
#endif

#include <hip/host_defines.h>

typedef struct __attribute__((aligned(2))) __hip_bfloat16_raw {
  unsigned short x;
} __hip_bfloat16_raw;
typedef struct __attribute__((aligned(4))) __hip_bfloat162_raw {
  unsigned short x, y;
} __hip_bfloat162_raw;

#if defined(__cplusplus)

#include <hip/hip_vector_types.h>
#include <hip/spirv_detail/short_float.h>

#if defined(__clang__) && defined(__HIP__)
#include <hip/math_functions.h>
#if defined(__HIPSPV_NVPTX__)
#include <hip/spirv_detail/cache_hints_nvptx.inc>
#endif
#endif

#if defined(__HIP_NO_BFLOAT16_CONVERSIONS__) || defined(__CUDA_NO_BFLOAT16_CONVERSIONS__)
#define HIPSPV_NO_CONVERSIONS
#endif
#if defined(__HIP_NO_BFLOAT16_OPERATORS__) || defined(__CUDA_NO_BFLOAT16_OPERATORS__)
#define HIPSPV_NO_OPERATORS
#endif

struct __hip_bfloat16 {
  __hip_bfloat16() = default;
  HIPSPV_SHORT_CONSTANT __hip_bfloat16(const __hip_bfloat16_raw& raw) : __x(raw.x) {}
  HIPSPV_SHORT __hip_bfloat16& operator=(const __hip_bfloat16_raw& raw) {
    __x = raw.x;
    return *this;
  }
  HIPSPV_SHORT volatile __hip_bfloat16& operator=(const __hip_bfloat16_raw& raw) volatile {
    __x = raw.x;
    return *this;
  }
  HIPSPV_SHORT_CONSTANT operator __hip_bfloat16_raw() const { return __hip_bfloat16_raw{__x}; }
  HIPSPV_SHORT operator __hip_bfloat16_raw() const volatile { return __hip_bfloat16_raw{__x}; }
#if !defined(HIPSPV_NO_CONVERSIONS)
  template <typename __T, HIPSPV_SCALAR>
  HIPSPV_SHORT_CONSTANT __hip_bfloat16(__T x) : __x(__hipspv_bfloat16_nearest(__hipspv_float_bits(__hipspv_odd(x)))) {}
  /* No templates: they take classes with an implicit conversion to a number, too. */
#define HIPSPV_FROM(From) \
  HIPSPV_SHORT_CONSTANT __hip_bfloat16(From x) : __x(__hipspv_bfloat16_nearest(__hipspv_float_bits(__hipspv_odd(x)))) {}
  HIPSPV_FROM(float)
  HIPSPV_FROM(double)
  HIPSPV_FROM(int)
  HIPSPV_FROM(unsigned int)
#undef HIPSPV_FROM
#if defined(__clang__) && defined(__HIP__)
  HIPSPV_SHORT_CONSTANT __hip_bfloat16(__bf16 x) : __x(__builtin_bit_cast(unsigned short, x)) {}
#endif
  HIPSPV_SHORT_CONSTANT operator float() const { return __hipspv_bits_float(static_cast<unsigned int>(__x) << 16); }
#if defined(__HIPSPV_CUDA__)
  /* CUDA's casts saturate at the integer's own width, HIP's behave like float's. */
  template <typename __T, HIPSPV_INTEGRAL>
  HIPSPV_SHORT_CONSTANT explicit operator __T() const {
    return __hipspv_clamped<__T>(__hipspv_bits_float(static_cast<unsigned int>(__x) << 16));
  }
#endif
#endif

  /* The basis of the functions for all 16-bit types. */
  static constexpr unsigned short infinity = 0x7f80;
  static HIPSPV_SHORT_CONSTANT __hip_bfloat16 of_bits(unsigned short x) { return __hip_bfloat16(x, 0, 0); }
  static HIPSPV_SHORT_CONSTANT __hip_bfloat16 nearest(float x) {
    return __hip_bfloat16(__hipspv_bfloat16_nearest(__hipspv_float_bits(x)), 0, 0);
  }
  static HIPSPV_SHORT __hip_bfloat16 directed_n(float x) { return nearest(x); }
#define HIPSPV_DIRECTED(mode)                                                \
  static HIPSPV_SHORT __hip_bfloat16 directed_##mode(float x) {              \
    unsigned short near = __hipspv_bfloat16_nearest(__hipspv_float_bits(x)); \
    float back = __hipspv_bits_float(static_cast<unsigned int>(near) << 16); \
    return of_bits(__hipspv_directed_##mode(near, back, x));                 \
  }
  HIPSPV_DIRECTED(z)
  HIPSPV_DIRECTED(u)
  HIPSPV_DIRECTED(d)
#undef HIPSPV_DIRECTED
  static HIPSPV_SHORT __hip_bfloat16 fused(float a, float b, float c) {
    return of_bits(__hipspv_bfloat16_fused(a, b, c));
  }

  unsigned short __x;

 private:
  HIPSPV_SHORT_CONSTANT __hip_bfloat16(unsigned short x, int, int) : __x(x) {}
};

HIPSPV_SHORT_CONSTANT unsigned short __hipspv_short_bits(__hip_bfloat16 x) { return x.__x; }
HIPSPV_SHORT_CONSTANT float __hipspv_float(__hip_bfloat16 x) {
  return __hipspv_bits_float(static_cast<unsigned int>(x.__x) << 16);
}

#if defined(__clang__) && defined(__HIP__)
typedef __bf16 __bf16_2 __attribute__((ext_vector_type(2)));
#endif
struct alignas(4) __hip_bfloat162 {
  __hip_bfloat16 x, y;

  __hip_bfloat162() = default;
  HIPSPV_SHORT_CONSTANT __hip_bfloat162(const __hip_bfloat16& a, const __hip_bfloat16& b) : x(a), y(b) {}
  HIPSPV_SHORT_CONSTANT explicit __hip_bfloat162(const __hip_bfloat16& a) : x(a), y(a) {}
  HIPSPV_SHORT_CONSTANT __hip_bfloat162(const __hip_bfloat162_raw& raw)
      : x(__hip_bfloat16::of_bits(raw.x)), y(__hip_bfloat16::of_bits(raw.y)) {}
  HIPSPV_SHORT_CONSTANT operator __hip_bfloat162_raw() const { return __hip_bfloat162_raw{x.__x, y.__x}; }
#if !defined(HIPSPV_NO_CONVERSIONS)
  HIPSPV_SHORT operator float2() const { return make_float2(__hipspv_float(x), __hipspv_float(y)); }
#if defined(__clang__) && defined(__HIP__)
  /* clang 22's __builtin_bit_cast of a vector's element takes the first one. */
  HIPSPV_SHORT __hip_bfloat162(__bf16_2 v) : x(v.x), y(v.y) {}
  HIPSPV_SHORT operator __bf16_2() const { return __builtin_bit_cast(__bf16_2, *this); }
#endif
#endif
};

#define HIPSPV_F __hip_bfloat16
#define HIPSPV_F2 __hip_bfloat162
#define HIPSPV_N bfloat16
#define HIPSPV_NATIVE __bf16
#define HIPSPV_PTX "bf16"
#define HIPSPV_FUSED_FROM 800
#define HIPSPV_ATOMIC_FROM 900
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

#define HIPRT_ZERO_BF16 __ushort_as_bfloat16(static_cast<unsigned short>(0x0000U))
#define HIPRT_NEG_ZERO_BF16 __ushort_as_bfloat16(static_cast<unsigned short>(0x8000U))
#define HIPRT_MIN_DENORM_BF16 __ushort_as_bfloat16(static_cast<unsigned short>(0x0001U))
#define HIPRT_ONE_BF16 __ushort_as_bfloat16(static_cast<unsigned short>(0x3F80U))
#define HIPRT_MAX_NORMAL_BF16 __ushort_as_bfloat16(static_cast<unsigned short>(0x7F7FU))
#define HIPRT_INF_BF16 __ushort_as_bfloat16(static_cast<unsigned short>(0x7F80U))
#define HIPRT_NAN_BF16 __ushort_as_bfloat16(static_cast<unsigned short>(0x7FFFU))

#endif

#endif
