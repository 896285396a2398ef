/*
 * The types of hip_fp6.h and hip_fp4.h: OCP's formats without infinity and NaN ("Microscaling Formats (MX)
 * Specification", 1.0). Conversions round once to nearest, ties to even, in any requested mode, as HIP's do. Values
 * beyond the range, including infinity, become the greatest number; so does NaN, without its sign.
 */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_NARROW_FLOAT_TYPES_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_NARROW_FLOAT_TYPES_H

#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
#include <hip/spirv_detail/narrow_float.h>

/* The architectures with a letter that have the instructions (PTX ISA, "cvt": sm_100a, sm_120a and their families). */
#if defined(__CUDA_ARCH_FEAT_SM100_ALL) || defined(__CUDA_ARCH_FEAT_SM103_ALL) || \
    defined(__CUDA_ARCH_FEAT_SM110_ALL) || defined(__CUDA_ARCH_FEAT_SM120_ALL) || defined(__CUDA_ARCH_FEAT_SM121_ALL)
#define HIPSPV_NARROW_INSTRUCTIONS

/*
 * Conversions of pairs to formats of 6 and 4 bits and back by PTX's instructions (PTX ISA, "cvt"): those to them round
 * to nearest even and saturate, a NaN to the greatest number. clang has builtins for some of these architectures only.
 */
#define HIPSPV_CONVERSIONS(format, narrow, widen)                                         \
  __device__ inline unsigned int __hipspv_floats_to_##format(float __high, float __low) { \
    unsigned short __codes;                                                               \
    __asm__(narrow : "=h"(__codes) : "f"(__high), "f"(__low));                            \
    return __codes;                                                                       \
  }                                                                                       \
  __device__ inline unsigned int __hipspv_##format##_to_halves(unsigned int __codes) {    \
    unsigned int __halves;                                                                \
    __asm__(widen : "=r"(__halves) : "h"(static_cast<unsigned short>(__codes)));          \
    return __halves;                                                                      \
  }

HIPSPV_CONVERSIONS(e2m3, "cvt.rn.satfinite.e2m3x2.f32 %0, %1, %2;", "cvt.rn.f16x2.e2m3x2 %0, %1;")
HIPSPV_CONVERSIONS(e3m2, "cvt.rn.satfinite.e3m2x2.f32 %0, %1, %2;", "cvt.rn.f16x2.e3m2x2 %0, %1;")
HIPSPV_CONVERSIONS(e2m1,
                   "{ .reg .b8 %%pair;\n\tcvt.rn.satfinite.e2m1x2.f32 %%pair, %1, %2;\n\tcvt.u16.u8 %0, %%pair; }",
                   "{ .reg .b8 %%pair;\n\tcvt.u8.u16 %%pair, %1;\n\tcvt.rn.f16x2.e2m1x2 %0, %%pair; }")
#undef HIPSPV_CONVERSIONS
#endif

enum hipRoundMode { hipRoundNearest = 0, hipRoundZero = 1, hipRoundPosInf = 2, hipRoundMinInf = 3 };

/* __F has static format(), the storage types one, two and four, the distance in bits between two numbers, and the
   functions of HIPSPV_NARROW_FORMAT. */
#if defined(HIPSPV_NARROW_INSTRUCTIONS)
#define HIPSPV_NARROW_FORMAT(name)                                                                          \
  static HIPSPV_SHORT unsigned int codes(float x, float y) { return __hipspv_floats_to_##name(y, x); }      \
  static HIPSPV_SHORT float value(unsigned int code) {                                                      \
    return __hipspv_half_to_float(static_cast<unsigned short>(__hipspv_##name##_to_halves(code) & 0xffff)); \
  }
#else
#define HIPSPV_NARROW_FORMAT(name)                                                               \
  static HIPSPV_SHORT unsigned int code(float x) {                                               \
    return __hipspv_float_to_narrow(x != x ? __builtin_inff() : x, true, format());              \
  }                                                                                              \
  static HIPSPV_SHORT unsigned int codes(float x, float y) { return code(x) | code(y) << step; } \
  static HIPSPV_SHORT float value(unsigned int code) { return __hipspv_narrow_to_float(code, format()); }
#endif

template <typename __F>
HIPSPV_SHORT typename __F::two __hipspv_narrow_of(float x, float y) {
  return static_cast<typename __F::two>(__F::codes(x, y));
}
template <typename __F>
HIPSPV_SHORT typename __F::one __hipspv_narrow_of(float x) {
  return static_cast<typename __F::one>(__F::codes(x, 0));
}
template <typename __F>
HIPSPV_SHORT float __hipspv_narrow_value(unsigned int codes, unsigned int index) {
  return __F::value(codes >> index * __F::step & (2 * __F::format().sign - 1));
}
template <typename __F>
HIPSPV_SHORT __half_raw __hipspv_narrow_half(unsigned int codes, unsigned int index) {
  return __half::nearest(__hipspv_narrow_value<__F>(codes, index));
}
template <typename __F>
HIPSPV_SHORT __half2_raw __hipspv_narrow_half2(unsigned int codes) {
  __half2_raw raw;
  raw.x = __hipspv_narrow_half<__F>(codes, 0).x;
  raw.y = __hipspv_narrow_half<__F>(codes, 1).x;
  return raw;
}

template <typename __F>
struct __hipspv_narrow {
  typename __F::one __x;

  __hipspv_narrow() = default;
  template <typename __T, HIPSPV_SCALAR>
  HIPSPV_SHORT explicit __hipspv_narrow(__T x) : __x(__hipspv_narrow_of<__F>(__hipspv_odd(x))) {}
  HIPSPV_SHORT explicit __hipspv_narrow(const __half x) : __x(__hipspv_narrow_of<__F>(__hipspv_float(x))) {}
  HIPSPV_SHORT explicit __hipspv_narrow(const __hip_bfloat16 x) : __x(__hipspv_narrow_of<__F>(__hipspv_float(x))) {}

  HIPSPV_SHORT operator float() const { return __hipspv_narrow_value<__F>(__x, 0); }
  HIPSPV_SHORT operator __half_raw() const { return __hipspv_narrow_half<__F>(__x, 0); }
  HIPSPV_SHORT operator __hip_bfloat16_raw() const { return __hip_bfloat16::nearest(static_cast<float>(*this)); }
};

template <typename __F>
struct __hipspv_narrow2 {
  typename __F::two __x;

  __hipspv_narrow2() = default;
  HIPSPV_SHORT explicit __hipspv_narrow2(const float2 p) : __x(__hipspv_narrow_of<__F>(p.x, p.y)) {}
  HIPSPV_SHORT explicit __hipspv_narrow2(const double2 p)
      : __x(__hipspv_narrow_of<__F>(__hipspv_odd(p.x), __hipspv_odd(p.y))) {}
  HIPSPV_SHORT explicit __hipspv_narrow2(const __half2 p)
      : __x(__hipspv_narrow_of<__F>(__hipspv_float(p.x), __hipspv_float(p.y))) {}
  HIPSPV_SHORT explicit __hipspv_narrow2(const __hip_bfloat162 p)
      : __x(__hipspv_narrow_of<__F>(__hipspv_float(p.x), __hipspv_float(p.y))) {}

  HIPSPV_SHORT operator float2() const {
    return make_float2(__hipspv_narrow_value<__F>(__x, 0), __hipspv_narrow_value<__F>(__x, 1));
  }
  HIPSPV_SHORT operator double2() const {
    return make_double2(__hipspv_narrow_value<__F>(__x, 0), __hipspv_narrow_value<__F>(__x, 1));
  }
  HIPSPV_SHORT operator __half2_raw() const { return __hipspv_narrow_half2<__F>(__x); }
  HIPSPV_SHORT operator __hip_bfloat162_raw() const {
    return __hip_bfloat162(__hip_bfloat16::nearest(__hipspv_narrow_value<__F>(__x, 0)),
                           __hip_bfloat16::nearest(__hipspv_narrow_value<__F>(__x, 1)));
  }
};

template <typename __F>
struct __hipspv_narrow4 {
  typename __F::four __x;

  __hipspv_narrow4() = default;
  HIPSPV_SHORT explicit __hipspv_narrow4(const float4 v)
      : __x(of(__hipspv_narrow_of<__F>(v.x, v.y), __hipspv_narrow_of<__F>(v.z, v.w))) {}
  HIPSPV_SHORT explicit __hipspv_narrow4(const double4 v)
      : __x(of(__hipspv_narrow_of<__F>(__hipspv_odd(v.x), __hipspv_odd(v.y)),
               __hipspv_narrow_of<__F>(__hipspv_odd(v.z), __hipspv_odd(v.w)))) {}
#if defined(__HIPSPV_CUDA__)
  HIPSPV_SHORT explicit __hipspv_narrow4(const double4_16a v) : __hipspv_narrow4(make_double4(v.x, v.y, v.z, v.w)) {}
  HIPSPV_SHORT explicit __hipspv_narrow4(const double4_32a v) : __hipspv_narrow4(make_double4(v.x, v.y, v.z, v.w)) {}
#endif
  HIPSPV_SHORT explicit __hipspv_narrow4(const __half2 low, const __half2 high)
      : __x(of(__hipspv_narrow2<__F>(low).__x, __hipspv_narrow2<__F>(high).__x)) {}
  HIPSPV_SHORT explicit __hipspv_narrow4(const __hip_bfloat162 low, const __hip_bfloat162 high)
      : __x(of(__hipspv_narrow2<__F>(low).__x, __hipspv_narrow2<__F>(high).__x)) {}

  HIPSPV_SHORT operator float4() const {
    return make_float4(__hipspv_narrow_value<__F>(__x, 0), __hipspv_narrow_value<__F>(__x, 1),
                       __hipspv_narrow_value<__F>(__x, 2), __hipspv_narrow_value<__F>(__x, 3));
  }
  HIPSPV_SHORT operator double4() const {
    return make_double4(__hipspv_narrow_value<__F>(__x, 0), __hipspv_narrow_value<__F>(__x, 1),
                        __hipspv_narrow_value<__F>(__x, 2), __hipspv_narrow_value<__F>(__x, 3));
  }

 private:
  static HIPSPV_SHORT typename __F::four of(unsigned int low, unsigned int high) {
    return static_cast<typename __F::four>(low | high << 2 * __F::step);
  }
};

/* Conversions by name, __hip_cvt_float_to_fp6 ...: `pick` calls its first argument with the format of `kind`. */
#define HIPSPV_NARROW_FROM(fp, name, From, pick, ...)                                    \
  HIPSPV_SHORT __hip_##fp##_storage_t __hip_cvt_##name##_to_##fp(                        \
      const From x, const __hip_##fp##_interpretation_t kind, const enum hipRoundMode) { \
    (void)kind;                                                                          \
    return pick(__hipspv_narrow_of, kind, (__VA_ARGS__));                                \
  }
#define HIPSPV_NARROW_FROM_PAIR(fp, name, From, pick, ...)                               \
  HIPSPV_SHORT __hip_##fp##x2_storage_t __hip_cvt_##name##_to_##fp##x2(                  \
      const From x, const __hip_##fp##_interpretation_t kind, const enum hipRoundMode) { \
    (void)kind;                                                                          \
    return pick(__hipspv_narrow_of, kind, (__VA_ARGS__));                                \
  }
#define HIPSPV_NARROW_FUNCTIONS(fp, pick)                                                                            \
  HIPSPV_NARROW_FROM(fp, float, float, pick, x)                                                                      \
  HIPSPV_NARROW_FROM(fp, double, double, pick, __hipspv_odd(x))                                                      \
  HIPSPV_NARROW_FROM(fp, halfraw, __half_raw, pick, __hipspv_half_to_float(x.x))                                     \
  HIPSPV_NARROW_FROM(fp, bfloat16raw, __hip_bfloat16_raw, pick, __hipspv_float(__hip_bfloat16::of_bits(x.x)))        \
  HIPSPV_NARROW_FROM_PAIR(fp, float2, float2, pick, x.x, x.y)                                                        \
  HIPSPV_NARROW_FROM_PAIR(fp, double2, double2, pick, __hipspv_odd(x.x), __hipspv_odd(x.y))                          \
  HIPSPV_NARROW_FROM_PAIR(fp, halfraw2, __half2_raw, pick, __hipspv_half_to_float(x.x), __hipspv_half_to_float(x.y)) \
  HIPSPV_NARROW_FROM_PAIR(fp, bfloat16raw2, __hip_bfloat162_raw, pick, __hipspv_float(__hip_bfloat16::of_bits(x.x)), \
                          __hipspv_float(__hip_bfloat16::of_bits(x.y)))                                              \
  HIPSPV_SHORT __half_raw __hip_cvt_##fp##_to_halfraw(const __hip_##fp##_storage_t x,                                \
                                                      const __hip_##fp##_interpretation_t kind) {                    \
    (void)kind;                                                                                                      \
    return pick(__hipspv_narrow_half, kind, (x, 0));                                                                 \
  }                                                                                                                  \
  HIPSPV_SHORT __half2_raw __hip_cvt_##fp##x2_to_halfraw2(const __hip_##fp##x2_storage_t x,                          \
                                                          const __hip_##fp##_interpretation_t kind) {                \
    (void)kind;                                                                                                      \
    return pick(__hipspv_narrow_half2, kind, (x));                                                                   \
  }

#endif
