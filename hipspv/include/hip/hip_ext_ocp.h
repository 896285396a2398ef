/*
 * AMD's conversions of OCP's micro-scaling formats ("Microscaling Formats (MX) Specification", 1.0), HIP 7's
 * hip_ext_ocp.h: packs of 8, 6 and 4-bit numbers that share a scale, a power of two given by its exponent. The
 * first number is in the lowest bits. The scale -128 is NaN: scaled numbers become NaN, or the greatest number in
 * formats without NaN.
 *
 * A conversion to fewer bits divides by the scale and rounds to nearest, ties to even; with `_sr` in its name it
 * adds the seed's uppermost bits to those that it then drops. Values beyond the range, including infinity, become
 * NaN in E4M3, and the greatest number in the other formats.
 */
#ifndef HIP_INCLUDE_HIP_HIP_EXT_OCP_H
#define HIP_INCLUDE_HIP_HIP_EXT_OCP_H

#if defined(__GNUC__)
#pragma GCC system_header
#endif

#include <stdint.h>

#if defined(__clang__) && defined(__HIP__)

#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>
#include <hip/hip_vector_types.h>
#include <hip/spirv_detail/narrow_float.h>

/* ---- Types: the compiler has no type for bfloat16 in device code. */
template <int __N>
struct __hipspv_bf16_pack {
  __hip_bfloat16 __data[__N];
  HIPSPV_SHORT __hip_bfloat16& operator[](size_t i) { return __data[i]; }
  HIPSPV_SHORT const __hip_bfloat16& operator[](size_t i) const { return __data[i]; }
};
typedef uint8_t __amd_fp8_storage_t;
typedef uint16_t __amd_fp8x2_storage_t;
typedef uint8_t __amd_fp8x8_storage_t __attribute__((ext_vector_type(8)));
typedef uint8_t __amd_fp4x2_storage_t;
typedef uint32_t __amd_fp4x8_storage_t;
typedef uint32_t __amd_fp6x32_storage_t __attribute__((ext_vector_type(6)));
typedef int8_t __amd_scale_t;
typedef short __amd_shortx2_storage_t __attribute__((ext_vector_type(2)));
typedef unsigned int __amd_uintx2_storage_t __attribute__((ext_vector_type(2)));
typedef float __amd_floatx2_storage_t __attribute__((ext_vector_type(2)));
typedef float __amd_floatx8_storage_t __attribute__((ext_vector_type(8)));
typedef float __amd_floatx16_storage_t __attribute__((ext_vector_type(16)));
typedef float __amd_floatx32_storage_t __attribute__((ext_vector_type(32)));
typedef _Float16 __amd_fp16_storage_t;
typedef _Float16 __amd_fp16x2_storage_t __attribute__((ext_vector_type(2)));
typedef _Float16 __amd_fp16x8_storage_t __attribute__((ext_vector_type(8)));
typedef _Float16 __amd_fp16x32_storage_t __attribute__((ext_vector_type(32)));
typedef __hip_bfloat16 __amd_bf16_storage_t;
typedef __hipspv_bf16_pack<2> __amd_bf16x2_storage_t;
typedef __hipspv_bf16_pack<8> __amd_bf16x8_storage_t;
typedef __hipspv_bf16_pack<32> __amd_bf16x32_storage_t;

enum __amd_fp8_interpretation_t { __AMD_OCP_E4M3 = 0, __AMD_OCP_E5M2 = 1 };
enum __amd_fp6_interpretation_t { __AMD_OCP_E2M3 = 0, __AMD_OCP_E3M2 = 1 };
enum __amd_fp4_interpretation_t { __AMD_OCP_E2M1 = 0 };

/* ---- One number */
HIPSPV_SHORT __hipspv_narrow_format __hipspv_ocp_format(__amd_fp8_interpretation_t kind) {
  return kind == __AMD_OCP_E4M3 ? __hipspv_narrow_format{3, 7, 0x80, 0x7e, 0x7f, 0x7f, true}
                                : __hipspv_narrow_format{2, 15, 0x80, 0x7b, 0x7b, 0x7e, true};
}
HIPSPV_SHORT __hipspv_narrow_format __hipspv_ocp_format(__amd_fp6_interpretation_t kind) {
  return kind == __AMD_OCP_E2M3 ? __hipspv_narrow_format{3, 1, 0x20, 0x1f, 0x1f, 0x1f, true}
                                : __hipspv_narrow_format{2, 3, 0x20, 0x1f, 0x1f, 0x1f, true};
}
HIPSPV_SHORT __hipspv_narrow_format __hipspv_ocp_format(__amd_fp4_interpretation_t) {
  return __hipspv_narrow_format{1, 1, 0x8, 0x7, 0x7, 0x7, true};
}

/* Powers of two in two steps: each is a normal number. */
HIPSPV_SHORT float __hipspv_ocp_scaled(float x, int exponent) {
  int half = exponent / 2;
  return x * __hipspv_bits_float(static_cast<unsigned int>(127 + half) << 23) *
         __hipspv_bits_float(static_cast<unsigned int>(127 + exponent - half) << 23);
}

/* The kind of rounding: with a seed, or without. `digits` of the source's fraction take part. */
struct __hipspv_ocp_rounding {
  bool stochastic;
  unsigned int seed, digits;
};
HIPSPV_SHORT unsigned int __hipspv_ocp_narrow(float x, __hipspv_narrow_format format, __hipspv_ocp_rounding rounding,
                                              __amd_scale_t scale) {
  x = scale == -128 ? __builtin_nanf("") : __hipspv_ocp_scaled(x, -scale);
  unsigned int bits = __hipspv_float_bits(x), magnitude = bits & 0x7fffffffu;
  if (!rounding.stochastic || magnitude >= 0x7f800000u) return __hipspv_float_to_narrow(x, false, format);
  const unsigned int drop = 23 - format.digits, least = (128 - format.bias) << 23;
  const unsigned int random = rounding.seed >> (32 - (rounding.digits - format.digits)) << (23 - rounding.digits);
  const unsigned int below = (least >> 23) - (magnitude >> 23);
  const unsigned int fraction = (magnitude & 0x7fffffu) | 0x800000u;
  unsigned int code;
  if (magnitude >= least)
    code = (magnitude - (least - 0x800000u) + random) >> drop;
  else
    code = magnitude == 0 ? 0 : ((below < 32 ? fraction >> below : 0) + random) >> drop;
  if (code > format.greatest) code = format.overflow;
  return code | (bits >> 31 ? format.sign : 0);
}

HIPSPV_SHORT bool __hipspv_ocp_is_nan(unsigned int code, __amd_fp8_interpretation_t kind) {
  return (code & 0x7f) > (kind == __AMD_OCP_E4M3 ? 0x7e : 0x7c);
}
HIPSPV_SHORT bool __hipspv_ocp_is_nan(unsigned int, __amd_fp6_interpretation_t) { return false; }
HIPSPV_SHORT bool __hipspv_ocp_is_nan(unsigned int, __amd_fp4_interpretation_t) { return false; }
HIPSPV_SHORT bool __hipspv_ocp_is_infinite(unsigned int code, __amd_fp8_interpretation_t kind) {
  return (code & 0x7f) == 0x7c && kind == __AMD_OCP_E5M2;
}
HIPSPV_SHORT bool __hipspv_ocp_is_infinite(unsigned int, __amd_fp6_interpretation_t) { return false; }
HIPSPV_SHORT bool __hipspv_ocp_is_infinite(unsigned int, __amd_fp4_interpretation_t) { return false; }

template <typename __K>
HIPSPV_SHORT float __hipspv_ocp_wide(unsigned int code, __K kind, __amd_scale_t scale) {
  const __hipspv_narrow_format format = __hipspv_ocp_format(kind);
  const unsigned int sign = code & format.sign ? 0x80000000u : 0;
  if (scale == -128 || __hipspv_ocp_is_nan(code, kind)) return __hipspv_bits_float(0x7fc00000u | sign);
  if (__hipspv_ocp_is_infinite(code, kind)) return __hipspv_bits_float(0x7f800000u | sign);
  return __hipspv_ocp_scaled(__hipspv_narrow_to_float(code, format), scale);
}

/* Numbers of other types than float: the number of digits of their fractions, and nearest numbers. */
template <typename __T>
struct __hipspv_ocp_number {
  enum : unsigned int { digits = 23 };
  static HIPSPV_SHORT __T of(float x) { return x; }
};
template <>
struct __hipspv_ocp_number<_Float16> {
  enum : unsigned int { digits = 10 };
  static HIPSPV_SHORT _Float16 of(float x) { return static_cast<_Float16>(x); }
};
template <>
struct __hipspv_ocp_number<__hip_bfloat16> {
  enum : unsigned int { digits = 7 };
  static HIPSPV_SHORT __hip_bfloat16 of(float x) { return __hip_bfloat16(x); }
};

/* ---- Packs of __N numbers of __T, and of as many codes of __W bits in __P */
template <int __W, typename __T, int __N, typename __P, typename __V, typename __K>
HIPSPV_SHORT __P __hipspv_ocp_pack(const __V& values, __K kind, bool stochastic, unsigned int seed,
                                   __amd_scale_t scale) {
  const __hipspv_ocp_rounding rounding{stochastic, seed, __hipspv_ocp_number<__T>::digits};
  unsigned char bytes[sizeof(__P) + 1] = {};
  for (int i = 0; i < __N; ++i) {
    const unsigned int code =
        __hipspv_ocp_narrow(static_cast<float>(values[i]), __hipspv_ocp_format(kind), rounding, scale) << __W * i % 8;
    bytes[__W * i / 8] |= static_cast<unsigned char>(code);
    bytes[__W * i / 8 + 1] |= static_cast<unsigned char>(code >> 8);
  }
  __P result;
  __builtin_memcpy(&result, bytes, sizeof result);
  return result;
}
template <int __W, typename __T, int __N, typename __V, typename __P, typename __K>
HIPSPV_SHORT __V __hipspv_ocp_unpack(const __P& codes, __K kind, __amd_scale_t scale) {
  unsigned char bytes[sizeof(__P) + 1] = {};
  __builtin_memcpy(bytes, &codes, sizeof codes);
  __V result;
  for (int i = 0; i < __N; ++i) {
    const unsigned int two = bytes[__W * i / 8] | static_cast<unsigned int>(bytes[__W * i / 8 + 1]) << 8;
    result[i] = __hipspv_ocp_number<__T>::of(__hipspv_ocp_wide(two >> __W * i % 8 & ((1u << __W) - 1), kind, scale));
  }
  return result;
}

/* For type __T, named `name`, in packs of n, and formats of w bits: both directions, with and without a seed. */
#define HIPSPV_OCP_PACKS(name, T, w, n)                                                                                \
  HIPSPV_SHORT __amd_fp##w##x##n##_storage_t __amd_cvt_##name##x##n##_to_fp##w##x##n##_scale(                          \
      const __amd_##name##x##n##_storage_t in, const __amd_fp##w##_interpretation_t kind, const __amd_scale_t scale) { \
    return __hipspv_ocp_pack<w, T, n, __amd_fp##w##x##n##_storage_t>(in, kind, false, 0, scale);                       \
  }                                                                                                                    \
  HIPSPV_SHORT __amd_fp##w##x##n##_storage_t __amd_cvt_##name##x##n##_to_fp##w##x##n##_sr_scale(                       \
      const __amd_##name##x##n##_storage_t in, const __amd_fp##w##_interpretation_t kind, const unsigned int seed,     \
      const __amd_scale_t scale) {                                                                                     \
    return __hipspv_ocp_pack<w, T, n, __amd_fp##w##x##n##_storage_t>(in, kind, true, seed, scale);                     \
  }                                                                                                                    \
  HIPSPV_SHORT __amd_##name##x##n##_storage_t __amd_cvt_fp##w##x##n##_to_##name##x##n##_scale(                         \
      const __amd_fp##w##x##n##_storage_t in, const __amd_fp##w##_interpretation_t kind, const __amd_scale_t scale) {  \
    return __hipspv_ocp_unpack<w, T, n, __amd_##name##x##n##_storage_t>(in, kind, scale);                              \
  }
#define HIPSPV_OCP_ALL_PACKS(name, T) \
  HIPSPV_OCP_PACKS(name, T, 8, 2)     \
  HIPSPV_OCP_PACKS(name, T, 8, 8)     \
  HIPSPV_OCP_PACKS(name, T, 6, 32)    \
  HIPSPV_OCP_PACKS(name, T, 4, 2)     \
  HIPSPV_OCP_PACKS(name, T, 4, 8)
HIPSPV_OCP_ALL_PACKS(float, float)
HIPSPV_OCP_ALL_PACKS(fp16, _Float16)
HIPSPV_OCP_ALL_PACKS(bf16, __hip_bfloat16)
#undef HIPSPV_OCP_ALL_PACKS
#undef HIPSPV_OCP_PACKS

HIPSPV_SHORT __amd_fp6x32_storage_t __amd_cvt_floatx16_floatx16_to_fp6x32_scale(const __amd_floatx16_storage_t first,
                                                                                const __amd_floatx16_storage_t second,
                                                                                const __amd_fp6_interpretation_t kind,
                                                                                const __amd_scale_t scale) {
  __amd_floatx32_storage_t all;
  for (int i = 0; i < 16; ++i) {
    all[i] = first[i];
    all[16 + i] = second[i];
  }
  return __amd_cvt_floatx32_to_fp6x32_scale(all, kind, scale);
}

/* ---- Single numbers of 8 bits, and pairs without a scale */
#define HIPSPV_OCP_SINGLES(name, T)                                                                                   \
  HIPSPV_SHORT __amd_fp8_storage_t __amd_cvt_##name##_to_fp8_sr_scale(                                                \
      const T in, const __amd_fp8_interpretation_t kind, const unsigned int seed, const __amd_scale_t scale) {        \
    return static_cast<__amd_fp8_storage_t>(                                                                          \
        __hipspv_ocp_narrow(static_cast<float>(in), __hipspv_ocp_format(kind),                                        \
                            __hipspv_ocp_rounding{true, seed, __hipspv_ocp_number<T>::digits}, scale));               \
  }                                                                                                                   \
  HIPSPV_SHORT T __amd_cvt_fp8_to_##name##_scale(const __amd_fp8_storage_t in, const __amd_fp8_interpretation_t kind, \
                                                 const __amd_scale_t scale) {                                         \
    return __hipspv_ocp_number<T>::of(__hipspv_ocp_wide(in, kind, scale));                                            \
  }                                                                                                                   \
  HIPSPV_SHORT T __amd_cvt_fp8_to_##name(const __amd_fp8_storage_t in, const __amd_fp8_interpretation_t kind) {       \
    return __amd_cvt_fp8_to_##name##_scale(in, kind, 0);                                                              \
  }                                                                                                                   \
  HIPSPV_SHORT __amd_fp8x2_storage_t __amd_cvt_##name##x2_to_fp8x2(const __amd_##name##x2_storage_t in,               \
                                                                   const __amd_fp8_interpretation_t kind) {           \
    return __amd_cvt_##name##x2_to_fp8x2_scale(in, kind, 0);                                                          \
  }                                                                                                                   \
  HIPSPV_SHORT __amd_##name##x2_storage_t __amd_cvt_fp8x2_to_##name##x2(const __amd_fp8x2_storage_t in,               \
                                                                        const __amd_fp8_interpretation_t kind) {      \
    return __amd_cvt_fp8x2_to_##name##x2_scale(in, kind, 0);                                                          \
  }
HIPSPV_OCP_SINGLES(float, float)
HIPSPV_OCP_SINGLES(fp16, _Float16)
HIPSPV_OCP_SINGLES(bf16, __hip_bfloat16)
#undef HIPSPV_OCP_SINGLES
HIPSPV_SHORT __amd_fp8_storage_t __amd_cvt_float_to_fp8_sr(const float in, const __amd_fp8_interpretation_t kind,
                                                           const unsigned int seed) {
  return __amd_cvt_float_to_fp8_sr_scale(in, kind, seed, 0);
}
/* The seed's 16 bits are the uppermost ones. */
HIPSPV_SHORT __amd_fp8_storage_t __amd_cvt_fp16_to_fp8_sr(const __amd_fp16_storage_t in,
                                                          const __amd_fp8_interpretation_t kind, const short seed) {
  return __amd_cvt_fp16_to_fp8_sr_scale(in, kind, static_cast<unsigned int>(static_cast<unsigned short>(seed)) << 16,
                                        0);
}

/* ---- 16-bit floats, with a seed */
HIPSPV_SHORT __amd_fp16_storage_t __amd_cvt_float_to_fp16_sr(const float in, const unsigned int seed) {
  const __hipspv_narrow_format format{10, 15, 0x8000, 0x7bff, 0x7c00, 0x7e00, true};
  const unsigned short bits =
      static_cast<unsigned short>(__hipspv_ocp_narrow(in, format, __hipspv_ocp_rounding{true, seed, 23}, 0));
  __amd_fp16_storage_t result;
  __builtin_memcpy(&result, &bits, sizeof result);
  return result;
}
HIPSPV_SHORT __amd_fp16x2_storage_t __amd_cvt_float_float_to_fp16x2_sr(const float a, const float b,
                                                                       const unsigned int seed) {
  return __amd_fp16x2_storage_t{__amd_cvt_float_to_fp16_sr(a, seed), __amd_cvt_float_to_fp16_sr(b, seed)};
}
HIPSPV_SHORT __amd_bf16_storage_t __amd_cvt_float_to_bf16_sr(const float in, const unsigned int seed) {
  const unsigned int bits = __hipspv_float_bits(in);
  if ((bits & 0x7fffffffu) >= 0x7f800000u) return __hip_bfloat16(in);
  return __hip_bfloat16(__hipspv_bits_float((bits + (seed >> 16)) & 0xffff0000u));
}

/* ---- Between packs, and to HIP's own types */
HIPSPV_SHORT __amd_fp8x2_storage_t __amd_create_fp8x2(const __amd_fp8_storage_t a, const __amd_fp8_storage_t b) {
  return static_cast<__amd_fp8x2_storage_t>(a | b << 8);
}
HIPSPV_SHORT __amd_fp8_storage_t __amd_extract_fp8(const __amd_fp8x2_storage_t in, const size_t i) {
  return static_cast<__amd_fp8_storage_t>(in >> 8 * (i & 1));
}
HIPSPV_SHORT __amd_fp8x8_storage_t __amd_create_fp8x8(const __amd_fp8x2_storage_t a, const __amd_fp8x2_storage_t b,
                                                      const __amd_fp8x2_storage_t c, const __amd_fp8x2_storage_t d) {
  const __amd_fp8x2_storage_t parts[] = {a, b, c, d};
  __amd_fp8x8_storage_t result;
  for (int i = 0; i < 8; ++i) result[i] = __amd_extract_fp8(parts[i / 2], i & 1);
  return result;
}
HIPSPV_SHORT __amd_fp8x2_storage_t __amd_extract_fp8x2(const __amd_fp8x8_storage_t in, const size_t i) {
  return __amd_create_fp8x2(in[2 * (i & 3)], in[2 * (i & 3) + 1]);
}
HIPSPV_SHORT __amd_fp4x8_storage_t __amd_create_fp4x8(const __amd_fp4x2_storage_t a, const __amd_fp4x2_storage_t b,
                                                      const __amd_fp4x2_storage_t c, const __amd_fp4x2_storage_t d) {
  return a | static_cast<uint32_t>(b) << 8 | static_cast<uint32_t>(c) << 16 | static_cast<uint32_t>(d) << 24;
}
HIPSPV_SHORT __amd_fp4x2_storage_t __amd_extract_fp4x2(const __amd_fp4x8_storage_t in, const size_t i) {
  return static_cast<__amd_fp4x2_storage_t>(in >> 8 * (i & 3));
}
HIPSPV_SHORT __amd_floatx2_storage_t __amd_create_floatx2(const float a, const float b) {
  return __amd_floatx2_storage_t{a, b};
}

/* The same bits with another type. */
#define HIPSPV_OCP_BITS(name, To, From)                     \
  HIPSPV_SHORT To name(const From in) {                     \
    static_assert(sizeof(To) == sizeof(From), "same bits"); \
    To result;                                              \
    __builtin_memcpy(&result, &in, sizeof result);          \
    return result;                                          \
  }
HIPSPV_OCP_BITS(__amd_cvt_floatx2_to_float2, float2, __amd_floatx2_storage_t)
HIPSPV_OCP_BITS(__amd_cvt_fp16_to_half, __half, __amd_fp16_storage_t)
HIPSPV_OCP_BITS(__amd_cvt_fp16x2_to_half2, __half2, __amd_fp16x2_storage_t)
HIPSPV_OCP_BITS(__amd_cvt_half_to_fp16, __amd_fp16_storage_t, __half)
HIPSPV_OCP_BITS(__amd_cvt_half2_to_fp16x2, __amd_fp16x2_storage_t, __half2)
HIPSPV_OCP_BITS(__amd_cvt_bf16_to_hipbf16, __hip_bfloat16, __amd_bf16_storage_t)
HIPSPV_OCP_BITS(__amd_cvt_bf16x2_to_hipbf162, __hip_bfloat162, __amd_bf16x2_storage_t)
HIPSPV_OCP_BITS(__amd_cvt_hipbf16_to_bf16, __amd_bf16_storage_t, __hip_bfloat16)
HIPSPV_OCP_BITS(__amd_cvt_hipbf162_to_bf16x2, __amd_bf16x2_storage_t, __hip_bfloat162)
#undef HIPSPV_OCP_BITS

/* ---- Classes */
template <__amd_fp8_interpretation_t __K>
struct __hipspv_ocp_fp8 {
  __amd_fp8_storage_t __x;
  static const __amd_fp8_interpretation_t __default_interpret = __K;

  __hipspv_ocp_fp8() = default;
  HIPSPV_SHORT explicit __hipspv_ocp_fp8(const float x)
      : __x(__amd_extract_fp8(__amd_cvt_floatx2_to_fp8x2(__amd_floatx2_storage_t{x, x}, __K), 0)) {}
  HIPSPV_SHORT __hipspv_ocp_fp8(const float x, const unsigned int seed, const __amd_scale_t scale = 0)
      : __x(__amd_cvt_float_to_fp8_sr_scale(x, __K, seed, scale)) {}
  HIPSPV_SHORT __hipspv_ocp_fp8(const __amd_fp16_storage_t x, const unsigned int seed, const __amd_scale_t scale)
      : __x(__amd_cvt_fp16_to_fp8_sr_scale(x, __K, seed, scale)) {}
  HIPSPV_SHORT __hipspv_ocp_fp8(const __amd_bf16_storage_t x, const unsigned int seed, const __amd_scale_t scale)
      : __x(__amd_cvt_bf16_to_fp8_sr_scale(x, __K, seed, scale)) {}

  HIPSPV_SHORT __amd_fp16_storage_t get_scaled_fp16(const __amd_scale_t scale) const {
    return __amd_cvt_fp8_to_fp16_scale(__x, __K, scale);
  }
  HIPSPV_SHORT __amd_bf16_storage_t get_scaled_bf16(const __amd_scale_t scale) const {
    return __amd_cvt_fp8_to_bf16_scale(__x, __K, scale);
  }
  HIPSPV_SHORT float get_scaled_float(const __amd_scale_t scale) const {
    return __amd_cvt_fp8_to_float_scale(__x, __K, scale);
  }
  HIPSPV_SHORT operator float() const { return __amd_cvt_fp8_to_float(__x, __K); }
};
typedef __hipspv_ocp_fp8<__AMD_OCP_E4M3> __hipext_ocp_fp8_e4m3;
typedef __hipspv_ocp_fp8<__AMD_OCP_E5M2> __hipext_ocp_fp8_e5m2;

/* The members of all packs: from and to packs of the same length, w bits of kind K each. */
#define HIPSPV_OCP_FROM(Class, name, w, n, K)                                                            \
  HIPSPV_SHORT Class(const __amd_##name##x##n##_storage_t in, const __amd_scale_t scale)                 \
      : __x(__amd_cvt_##name##x##n##_to_fp##w##x##n##_scale(in, K, scale)) {}                            \
  HIPSPV_SHORT __amd_##name##x##n##_storage_t get_scaled_##name##x##n(const __amd_scale_t scale) const { \
    return __amd_cvt_fp##w##x##n##_to_##name##x##n##_scale(__x, K, scale);                               \
  }
#define HIPSPV_OCP_FROM_SR(Class, name, w, n, K)                                                                  \
  HIPSPV_SHORT Class(const __amd_##name##x##n##_storage_t in, const unsigned int seed, const __amd_scale_t scale) \
      : __x(__amd_cvt_##name##x##n##_to_fp##w##x##n##_sr_scale(in, K, seed, scale)) {}

template <__amd_fp8_interpretation_t __K>
struct __hipspv_ocp_fp8x2 {
  __amd_fp8x2_storage_t __x;
  static const __amd_fp8_interpretation_t __default_interpret = __K;

  __hipspv_ocp_fp8x2() = default;
  HIPSPV_SHORT __hipspv_ocp_fp8x2(const float a, const float b)
      : __x(__amd_cvt_floatx2_to_fp8x2(__amd_floatx2_storage_t{a, b}, __K)) {}
  HIPSPV_SHORT explicit __hipspv_ocp_fp8x2(const __amd_floatx2_storage_t in)
      : __x(__amd_cvt_floatx2_to_fp8x2(in, __K)) {}
  HIPSPV_OCP_FROM(__hipspv_ocp_fp8x2, float, 8, 2, __K)
  HIPSPV_OCP_FROM(__hipspv_ocp_fp8x2, fp16, 8, 2, __K)
  HIPSPV_OCP_FROM(__hipspv_ocp_fp8x2, bf16, 8, 2, __K)
  HIPSPV_SHORT operator __amd_floatx2_storage_t() const { return __amd_cvt_fp8x2_to_floatx2(__x, __K); }
};
typedef __hipspv_ocp_fp8x2<__AMD_OCP_E4M3> __hipext_ocp_fp8x2_e4m3;
typedef __hipspv_ocp_fp8x2<__AMD_OCP_E5M2> __hipext_ocp_fp8x2_e5m2;

template <__amd_fp6_interpretation_t __K>
struct __hipspv_ocp_fp6x32 {
  __amd_fp6x32_storage_t __x;
  static const __amd_fp6_interpretation_t __default_interpret = __K;

  __hipspv_ocp_fp6x32() = default;
  HIPSPV_SHORT __hipspv_ocp_fp6x32(const __amd_floatx16_storage_t a, const __amd_floatx16_storage_t b,
                                   const __amd_scale_t scale)
      : __x(__amd_cvt_floatx16_floatx16_to_fp6x32_scale(a, b, __K, scale)) {}
  HIPSPV_OCP_FROM(__hipspv_ocp_fp6x32, float, 6, 32, __K)
  HIPSPV_OCP_FROM(__hipspv_ocp_fp6x32, fp16, 6, 32, __K)
  HIPSPV_OCP_FROM(__hipspv_ocp_fp6x32, bf16, 6, 32, __K)
  HIPSPV_OCP_FROM_SR(__hipspv_ocp_fp6x32, float, 6, 32, __K)
  HIPSPV_OCP_FROM_SR(__hipspv_ocp_fp6x32, fp16, 6, 32, __K)
  HIPSPV_OCP_FROM_SR(__hipspv_ocp_fp6x32, bf16, 6, 32, __K)
};
typedef __hipspv_ocp_fp6x32<__AMD_OCP_E2M3> __hipext_ocp_fp6x32_e2m3;
typedef __hipspv_ocp_fp6x32<__AMD_OCP_E3M2> __hipext_ocp_fp6x32_e3m2;

struct __hipext_ocp_fp4x2_e2m1 {
  __amd_fp4x2_storage_t __x;
  static const __amd_fp4_interpretation_t __default_interpret = __AMD_OCP_E2M1;

  __hipext_ocp_fp4x2_e2m1() = default;
  HIPSPV_SHORT __hipext_ocp_fp4x2_e2m1(const float a, const float b, const __amd_scale_t scale)
      : __x(__amd_cvt_floatx2_to_fp4x2_scale(__amd_floatx2_storage_t{a, b}, __AMD_OCP_E2M1, scale)) {}
  HIPSPV_OCP_FROM(__hipext_ocp_fp4x2_e2m1, float, 4, 2, __AMD_OCP_E2M1)
  HIPSPV_OCP_FROM(__hipext_ocp_fp4x2_e2m1, fp16, 4, 2, __AMD_OCP_E2M1)
  HIPSPV_OCP_FROM(__hipext_ocp_fp4x2_e2m1, bf16, 4, 2, __AMD_OCP_E2M1)
  HIPSPV_OCP_FROM_SR(__hipext_ocp_fp4x2_e2m1, float, 4, 2, __AMD_OCP_E2M1)
  HIPSPV_OCP_FROM_SR(__hipext_ocp_fp4x2_e2m1, fp16, 4, 2, __AMD_OCP_E2M1)
  HIPSPV_OCP_FROM_SR(__hipext_ocp_fp4x2_e2m1, bf16, 4, 2, __AMD_OCP_E2M1)
};
#undef HIPSPV_OCP_FROM_SR
#undef HIPSPV_OCP_FROM

#endif
#endif
