/*
 * 8-bit floating point: E4M3 and E5M2 as OCP specifies them ("8-bit Floating Point Specification", 1.0) and as AMD's
 * first devices had them (FNUZ: one NaN, 0x80, neither infinity nor negative zero). Both sides give the same bits.
 *
 * A conversion rounds to nearest, ties to even, and only once, also from double. A finite number beyond the range
 * then becomes the greatest number with __HIP_SATFINITE. Without it, it becomes infinity, or NaN in a format
 * without infinity. Infinity is converted like this in both modes, as in ROCm; CUDA's __NV_SATFINITE turns it into
 * the greatest number. A NaN stays a NaN.
 */
#ifndef HIP_INCLUDE_HIP_HIP_FP8_H
#define HIP_INCLUDE_HIP_HIP_FP8_H
/* ROCm's name of amd_detail's header, which programs test. */
#define _HIP_INCLUDE_HIP_AMD_DETAIL_HIP_FP8_H_

/* `constexpr` beyond C++11's. */
#if defined(__GNUC__)
#pragma GCC system_header
#endif

#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>

/* Both kinds work on both sides. */
#define HIP_FP8_TYPE_OCP 1
#define HIP_FP8_TYPE_FNUZ 1

enum __hip_fp8_interpretation_t { __HIP_E4M3 = 0, __HIP_E5M2 = 1, __HIP_E4M3_FNUZ = 2, __HIP_E5M2_FNUZ = 3 };
enum __hip_saturation_t { __HIP_NOSAT = 0, __HIP_SATFINITE = 1 };

typedef unsigned char __hip_fp8_storage_t;
typedef unsigned short int __hip_fp8x2_storage_t;
typedef unsigned int __hip_fp8x4_storage_t;

#if defined(__cplusplus)

#include <hip/spirv_detail/narrow_float.h>

HIPSPV_SHORT __hipspv_narrow_format __hipspv_fp8_format(__hip_fp8_interpretation_t kind) {
  return kind == __HIP_E4M3        ? __hipspv_narrow_format{3, 7, 0x80, 0x7e, 0x7f, 0x7f, true}
         : kind == __HIP_E5M2      ? __hipspv_narrow_format{2, 15, 0x80, 0x7b, 0x7c, 0x7f, true}
         : kind == __HIP_E4M3_FNUZ ? __hipspv_narrow_format{3, 8, 0x80, 0x7f, 0x80, 0x80, false}
                                   : __hipspv_narrow_format{2, 16, 0x80, 0x7f, 0x80, 0x80, false};
}

/* PTX's conversions, cvt.rn.satfinite.e4m3x2.f32 and the like (PTX ISA, "cvt"). */
#if defined(__HIPSPV_NVPTX__) && __CUDA_ARCH__ >= 890
#define HIPSPV_FP8_INSTRUCTIONS
#endif
#if defined(HIPSPV_FP8_INSTRUCTIONS)
/* They saturate infinity, too, and their NaN has no sign. */
HIPSPV_SHORT unsigned int __hipspv_fp8_corrected(float x, unsigned int code, const __hipspv_narrow_format& format) {
  unsigned int bits = __hipspv_float_bits(x), magnitude = bits & 0x7fffffffu;
  unsigned int sign = bits >> 31 ? format.sign : 0;
  return magnitude > 0x7f800000u                ? format.nan | sign
         : __hipspv_narrow_saturates(magnitude) ? code
                                                : format.overflow | sign;
}
#endif

/* Two numbers: x becomes the lower code. */
HIPSPV_SHORT unsigned int __hipspv_floats_to_fp8(float x, float y, bool saturate, __hip_fp8_interpretation_t kind) {
  __hipspv_narrow_format format = __hipspv_fp8_format(kind);
#if defined(HIPSPV_FP8_INSTRUCTIONS)
  if (saturate && (kind == __HIP_E4M3 || kind == __HIP_E5M2)) {
    unsigned int codes =
        static_cast<unsigned short>(kind == __HIP_E4M3 ? __nvvm_ff_to_e4m3x2_rn(y, x) : __nvvm_ff_to_e5m2x2_rn(y, x));
    return __hipspv_fp8_corrected(x, codes & 0xff, format) | __hipspv_fp8_corrected(y, codes >> 8, format) << 8;
  }
#endif
  return __hipspv_float_to_narrow(x, saturate, format) | __hipspv_float_to_narrow(y, saturate, format) << 8;
}

HIPSPV_SHORT float __hipspv_fp8_finite(__hip_fp8_storage_t x, __hip_fp8_interpretation_t kind) {
#if defined(HIPSPV_FP8_INSTRUCTIONS)
  if (kind == __HIP_E4M3) return static_cast<float>(__nvvm_e4m3x2_to_f16x2_rn(x)[0]);
  if (kind == __HIP_E5M2) return static_cast<float>(__nvvm_e5m2x2_to_f16x2_rn(x)[0]);
#endif
  return __hipspv_narrow_to_float(x, __hipspv_fp8_format(kind));
}

HIPSPV_SHORT float __hipspv_fp8_to_float(__hip_fp8_storage_t x, __hip_fp8_interpretation_t kind) {
  __hipspv_narrow_format format = __hipspv_fp8_format(kind);
  bool nan = format.signed_others ? (x & 0x7f) > (kind == __HIP_E5M2 ? 0x7c : 0x7e) : x == 0x80;
  bool infinite = kind == __HIP_E5M2 && (x & 0x7f) == 0x7c;
  unsigned int sign = x & 0x80u ? 0x80000000u : 0;
  return nan        ? __hipspv_bits_float(0x7fc00000u | (x == 0x80 ? 0 : sign))
         : infinite ? __hipspv_bits_float(0x7f800000u | sign)
                    : __hipspv_fp8_finite(x, kind);
}

/* ---- Functions ------------------------------------------------------------------------------ */

HIPSPV_SHORT __hip_fp8_storage_t __hip_cvt_float_to_fp8(const float x, const __hip_saturation_t sat,
                                                        const __hip_fp8_interpretation_t kind) {
  return static_cast<__hip_fp8_storage_t>(__hipspv_floats_to_fp8(x, 0, sat == __HIP_SATFINITE, kind) & 0xff);
}

/* The same from other types, which are floats or become one that rounds equally, and from pairs: x is the lower. */
#define HIPSPV_FP8_FROM(name, From, narrow)                                                              \
  HIPSPV_SHORT __hip_fp8_storage_t __hip_cvt_##name##_to_fp8(const From x, const __hip_saturation_t sat, \
                                                             const __hip_fp8_interpretation_t kind) {    \
    return __hip_cvt_float_to_fp8(narrow(x), sat, kind);                                                 \
  }
#define HIPSPV_FP8_FROM_PAIR(name, Pair, one)                                                                \
  HIPSPV_SHORT __hip_fp8x2_storage_t __hip_cvt_##name##_to_fp8x2(const Pair p, const __hip_saturation_t sat, \
                                                                 const __hip_fp8_interpretation_t kind) {    \
    return static_cast<__hip_fp8x2_storage_t>(                                                               \
        __hipspv_floats_to_fp8(one(p.x), one(p.y), sat == __HIP_SATFINITE, kind));                           \
  }
#define HIPSPV_PLAIN(x) x
#define HIPSPV_HALF_RAW(raw) __hipspv_half_to_float((raw).x)
#define HIPSPV_HALF_BITS(bits) __hipspv_half_to_float(bits)
#define HIPSPV_BFLOAT16_RAW(raw) __hipspv_bits_float(static_cast<unsigned int>((raw).x) << 16)
#define HIPSPV_BFLOAT16_BITS(bits) __hipspv_bits_float(static_cast<unsigned int>(bits) << 16)
HIPSPV_FP8_FROM(double, double, __hipspv_odd)
HIPSPV_FP8_FROM(halfraw, __half_raw, HIPSPV_HALF_RAW)
HIPSPV_FP8_FROM(bfloat16raw, __hip_bfloat16_raw, HIPSPV_BFLOAT16_RAW)
HIPSPV_FP8_FROM_PAIR(float2, float2, HIPSPV_PLAIN)
HIPSPV_FP8_FROM_PAIR(double2, double2, __hipspv_odd)
HIPSPV_FP8_FROM_PAIR(halfraw2, __half2_raw, HIPSPV_HALF_BITS)
HIPSPV_FP8_FROM_PAIR(bfloat16raw2, __hip_bfloat162_raw, HIPSPV_BFLOAT16_BITS)
#undef HIPSPV_BFLOAT16_BITS
#undef HIPSPV_BFLOAT16_RAW
#undef HIPSPV_HALF_BITS
#undef HIPSPV_HALF_RAW
#undef HIPSPV_PLAIN
#undef HIPSPV_FP8_FROM_PAIR
#undef HIPSPV_FP8_FROM

/* Every number of each format is exact as a half. */
HIPSPV_SHORT __half_raw __hip_cvt_fp8_to_halfraw(const __hip_fp8_storage_t x, const __hip_fp8_interpretation_t kind) {
  return __half::nearest(__hipspv_fp8_to_float(x, kind));
}
HIPSPV_SHORT __half2_raw __hip_cvt_fp8x2_to_halfraw2(const __hip_fp8x2_storage_t x,
                                                     const __hip_fp8_interpretation_t kind) {
  __half2_raw raw;
  raw.x = __hip_cvt_fp8_to_halfraw(static_cast<__hip_fp8_storage_t>(x & 0xff), kind).x;
  raw.y = __hip_cvt_fp8_to_halfraw(static_cast<__hip_fp8_storage_t>(x >> 8), kind).x;
  return raw;
}

/* ---- Types ---------------------------------------------------------------------------------- */

/* One number. It converts to float implicitly; a cast to an integer clamps, and NaN becomes zero. */
template <__hip_fp8_interpretation_t kind>
struct __hipspv_fp8 {
  static constexpr __hip_saturation_t __default_saturation = __HIP_SATFINITE;
  static constexpr __hip_fp8_interpretation_t __default_interpret = kind;
  static constexpr unsigned int __wm = kind == __HIP_E4M3 || kind == __HIP_E4M3_FNUZ ? 3 : 2;
  static constexpr unsigned int __we = 7 - __wm;

  __hip_fp8_storage_t __x;

  __hipspv_fp8() = default;
  template <typename __T, HIPSPV_SCALAR>
  HIPSPV_SHORT __hipspv_fp8(__T x) : __x(of(__hipspv_odd(x))) {}
  HIPSPV_SHORT __hipspv_fp8(const __half& x) : __x(of(__hipspv_float(x))) {}
  HIPSPV_SHORT __hipspv_fp8(const __hip_bfloat16& x) : __x(of(__hipspv_float(x))) {}

  HIPSPV_SHORT operator float() const { return __hipspv_fp8_to_float(__x, kind); }
  HIPSPV_SHORT operator __half() const { return __half::nearest(static_cast<float>(*this)); }
  HIPSPV_SHORT operator __hip_bfloat16() const { return __hip_bfloat16::nearest(static_cast<float>(*this)); }
  template <typename __T, HIPSPV_INTEGRAL>
  HIPSPV_SHORT explicit operator __T() const {
    return __hipspv_clamped<__T>(static_cast<float>(*this));
  }

 private:
  static HIPSPV_SHORT __hip_fp8_storage_t of(float x) { return __hip_cvt_float_to_fp8(x, __default_saturation, kind); }
};

#define HIPSPV_COMPARE(op)                                                    \
  template <__hip_fp8_interpretation_t kind>                                  \
  HIPSPV_SHORT bool operator op(__hipspv_fp8<kind> a, __hipspv_fp8<kind> b) { \
    return static_cast<float>(a) op static_cast<float>(b);                    \
  }
HIPSPV_COMPARE(==)
HIPSPV_COMPARE(!=)
HIPSPV_COMPARE(<)
HIPSPV_COMPARE(<=)
HIPSPV_COMPARE(>)
HIPSPV_COMPARE(>=)
#undef HIPSPV_COMPARE

template <__hip_fp8_interpretation_t kind>
struct __hipspv_fp8x2 {
  static constexpr __hip_saturation_t __default_saturation = __HIP_SATFINITE;
  static constexpr __hip_fp8_interpretation_t __default_interpret = kind;

  __hip_fp8x2_storage_t __x;

  __hipspv_fp8x2() = default;
  HIPSPV_SHORT __hipspv_fp8x2(const float2 p) : __x(__hip_cvt_float2_to_fp8x2(p, __default_saturation, kind)) {}
  HIPSPV_SHORT __hipspv_fp8x2(const double2 p) : __x(__hip_cvt_double2_to_fp8x2(p, __default_saturation, kind)) {}
  HIPSPV_SHORT __hipspv_fp8x2(const __half2 p) : __x(__hip_cvt_halfraw2_to_fp8x2(p, __default_saturation, kind)) {}
  HIPSPV_SHORT __hipspv_fp8x2(const __hip_bfloat162 p)
      : __x(__hip_cvt_bfloat16raw2_to_fp8x2(p, __default_saturation, kind)) {}

  HIPSPV_SHORT operator float2() const { return make_float2(get(0), get(8)); }
  HIPSPV_SHORT operator __half2() const { return __hip_cvt_fp8x2_to_halfraw2(__x, kind); }
  HIPSPV_SHORT operator __hip_bfloat162() const {
    return __hip_bfloat162(__hip_bfloat16::nearest(get(0)), __hip_bfloat16::nearest(get(8)));
  }

 private:
  HIPSPV_SHORT float get(unsigned int shift) const {
    return __hipspv_fp8_to_float(static_cast<__hip_fp8_storage_t>(__x >> shift & 0xff), kind);
  }
};

template <__hip_fp8_interpretation_t kind>
struct __hipspv_fp8x4 {
  static constexpr __hip_saturation_t __default_saturation = __HIP_SATFINITE;
  static constexpr __hip_fp8_interpretation_t __default_interpret = kind;

  __hip_fp8x4_storage_t __x;

  __hipspv_fp8x4() = default;
  HIPSPV_SHORT __hipspv_fp8x4(const float4 v)
      : __x(of(__hipspv_fp8x2<kind>(make_float2(v.x, v.y)), __hipspv_fp8x2<kind>(make_float2(v.z, v.w)))) {}
  HIPSPV_SHORT __hipspv_fp8x4(const double4 v)
      : __x(of(__hipspv_fp8x2<kind>(make_double2(v.x, v.y)), __hipspv_fp8x2<kind>(make_double2(v.z, v.w)))) {}
#if defined(__HIPSPV_CUDA__)
  HIPSPV_SHORT __hipspv_fp8x4(const double4_16a v) : __hipspv_fp8x4(make_double4(v.x, v.y, v.z, v.w)) {}
  HIPSPV_SHORT __hipspv_fp8x4(const double4_32a v) : __hipspv_fp8x4(make_double4(v.x, v.y, v.z, v.w)) {}
#endif
  HIPSPV_SHORT __hipspv_fp8x4(const __half2 low, const __half2 high)
      : __x(of(__hipspv_fp8x2<kind>(low), __hipspv_fp8x2<kind>(high))) {}
  HIPSPV_SHORT __hipspv_fp8x4(const __hip_bfloat162 low, const __hip_bfloat162 high)
      : __x(of(__hipspv_fp8x2<kind>(low), __hipspv_fp8x2<kind>(high))) {}

  HIPSPV_SHORT operator float4() const { return make_float4(get(0), get(8), get(16), get(24)); }

 private:
  static HIPSPV_SHORT __hip_fp8x4_storage_t of(__hipspv_fp8x2<kind> low, __hipspv_fp8x2<kind> high) {
    return low.__x | static_cast<__hip_fp8x4_storage_t>(high.__x) << 16;
  }
  HIPSPV_SHORT float get(unsigned int shift) const {
    return __hipspv_fp8_to_float(static_cast<__hip_fp8_storage_t>(__x >> shift & 0xff), kind);
  }
};

#define HIPSPV_FP8_TYPES(suffix, kind)                           \
  HIPSPV_NARROW_TYPE(__hip_fp8_##suffix, __hipspv_fp8, kind)     \
  HIPSPV_NARROW_TYPE(__hip_fp8x2_##suffix, __hipspv_fp8x2, kind) \
  HIPSPV_NARROW_TYPE(__hip_fp8x4_##suffix, __hipspv_fp8x4, kind)
HIPSPV_FP8_TYPES(e4m3, __HIP_E4M3)
HIPSPV_FP8_TYPES(e5m2, __HIP_E5M2)
HIPSPV_FP8_TYPES(e4m3_fnuz, __HIP_E4M3_FNUZ)
HIPSPV_FP8_TYPES(e5m2_fnuz, __HIP_E5M2_FNUZ)
#undef HIPSPV_FP8_TYPES

#endif

#endif
