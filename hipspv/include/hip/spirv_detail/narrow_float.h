/* Conversions of floating-point formats of at most 8 bits to and from float, by integer arithmetic on both sides. */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_NARROW_FLOAT_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_NARROW_FLOAT_H

#include <hip/spirv_detail/short_float.h>

/* A structure, because programs declare it: `struct __nv_fp8_e4m3;`. */
#define HIPSPV_NARROW_TYPE(name, base, argument) \
  struct name : base<argument> {                 \
    using base<argument>::base;                  \
    name() = default;                            \
  };

/* A format: without the sign, codes increase with the numbers, from 0 to `greatest`. */
struct __hipspv_narrow_format {
  unsigned int digits;   /* of the fraction */
  unsigned int bias;     /* of the exponent; 0 is its subnormal value */
  unsigned int sign;     /* the sign's bit */
  unsigned int greatest; /* the greatest finite number's code */
  unsigned int overflow; /* the code of greater numbers that don't saturate, and of infinity */
  unsigned int nan;
  bool signed_others; /* zero, overflow and NaN keep the sign */
};

/* Rounded to nearest, ties to even. Below the least normal number, rounding is a sum with a power of two whose last
   digit is the format's last. */
HIPSPV_SHORT unsigned int __hipspv_narrow_magnitude(unsigned int x, const __hipspv_narrow_format& format) {
  unsigned int drop = 23 - format.digits, rebias = (127 - format.bias) << 23;
  unsigned int normal = (x - rebias + (1u << (drop - 1)) - 1 + (x >> drop & 1)) >> drop;
  unsigned int magic = (127 + 24 - format.bias - format.digits) << 23;
  unsigned int subnormal = __hipspv_float_bits(__hipspv_bits_float(x) + __hipspv_bits_float(magic)) - magic;
  return x < rebias + 0x800000u ? subnormal : normal;
}

/* ROCm's conversions saturate only finite numbers, CUDA's infinity, too. */
HIPSPV_SHORT bool __hipspv_narrow_saturates(unsigned int magnitude) {
#if defined(__HIPSPV_CUDA__)
  (void)magnitude;
  return true;
#else
  return magnitude < 0x7f800000u;
#endif
}

HIPSPV_SHORT unsigned int __hipspv_float_to_narrow(float x, bool saturate, const __hipspv_narrow_format& format) {
  unsigned int bits = __hipspv_float_bits(x), magnitude = bits & 0x7fffffffu;
  unsigned int sign = bits >> 31 ? format.sign : 0;
  unsigned int code = __hipspv_narrow_magnitude(magnitude, format);
  bool ordinary = code != 0 && code <= format.greatest;
  if (code > format.greatest) {
    ordinary = saturate && __hipspv_narrow_saturates(magnitude);
    code = ordinary ? format.greatest : format.overflow;
  }
  if (magnitude > 0x7f800000u) {
    code = format.nan;
    ordinary = false;
  }
  return code | (ordinary || format.signed_others ? sign : 0);
}

/* For formats after their NaN and infinity have been handled. */
HIPSPV_SHORT float __hipspv_narrow_to_float(unsigned int code, const __hipspv_narrow_format& format) {
  unsigned int magnitude = code & (format.sign - 1);
  float unit = __hipspv_bits_float((128 - format.bias - format.digits) << 23);
  float subnormal = static_cast<float>(magnitude) * unit;
  unsigned int normal = (magnitude << (23 - format.digits)) + ((127 - format.bias) << 23);
  float x = magnitude >> format.digits ? __hipspv_bits_float(normal) : subnormal;
  return code & format.sign ? -x : x;
}

#endif
