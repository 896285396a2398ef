/*
 * CUDA 12.8's scale factors: powers of two from 2^-127 to 2^127 in 8 bits, without a sign; 0xff is NaN (OCP
 * "Microscaling Formats", 1.0, 5.4.1). HIP has no functions for them.
 */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_CUDA_E8M0_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_CUDA_E8M0_H

#if defined(__cplusplus)
#include <hip/hip_fp8.h>
#include <hip/spirv_detail/narrow_float_types.h>

/* The code for a number's magnitude by its biased exponent, which is 0 or less below 2^-126. inexact: it is no power of
   two. above: it is greater than 2^-127. */
HIPSPV_SHORT __hip_fp8_storage_t __hipspv_e8m0_code(int exponent, bool inexact, bool above, bool infinite,
                                                    __hip_saturation_t saturate, hipRoundMode rounding) {
  int code = exponent < 0 ? 0 : exponent > 254 && !infinite ? 254 : exponent;
  const bool up = exponent > 254 ? !infinite : exponent > 0 ? inexact : above;
  if (rounding == hipRoundPosInf && up) ++code;
  return static_cast<__hip_fp8_storage_t>(code == 255 && saturate == __HIP_SATFINITE ? 254 : code);
}
HIPSPV_SHORT __hip_fp8_storage_t __nv_cvt_float_to_e8m0(const float x, const __hip_saturation_t saturate,
                                                        const hipRoundMode rounding) {
  const unsigned int bits = __hipspv_float_bits(x) & 0x7fffffffu;
  if (bits > 0x7f800000u) return 0xff;
  const bool infinite = bits == 0x7f800000u;
  return __hipspv_e8m0_code(static_cast<int>(bits >> 23), bits & 0x7fffffu, bits > 0x400000u, infinite, saturate,
                            rounding);
}
HIPSPV_SHORT __hip_fp8_storage_t __nv_cvt_double_to_e8m0(const double x, const __hip_saturation_t saturate,
                                                         const hipRoundMode rounding) {
  const unsigned long long infinity = 0x7ffull << 52;
  const unsigned long long bits = __builtin_bit_cast(unsigned long long, x) & ~(1ull << 63);
  if (bits > infinity) return 0xff;
  const int exponent = bits == infinity ? 255 : static_cast<int>(bits >> 52) - 1023 + 127;
  const bool above = bits > (static_cast<unsigned long long>(1023 - 127) << 52);
  return __hipspv_e8m0_code(exponent, bits << 12, above, bits == infinity, saturate, rounding);
}
HIPSPV_SHORT __hip_fp8_storage_t __nv_cvt_bfloat16raw_to_e8m0(const __hip_bfloat16_raw x,
                                                              const __hip_saturation_t saturate,
                                                              const hipRoundMode rounding) {
  return __nv_cvt_float_to_e8m0(__hipspv_bits_float(static_cast<unsigned int>(x.x) << 16), saturate, rounding);
}
/* Of two numbers, x becomes the lower code. */
#define HIPSPV_E8M0_PAIR(name, single, type, part)                                                                \
  HIPSPV_SHORT __hip_fp8x2_storage_t name(const type x, const __hip_saturation_t saturate,                        \
                                          const hipRoundMode rounding) {                                          \
    const unsigned int low = single(part(x), saturate, rounding), high = single(part##_y(x), saturate, rounding); \
    return static_cast<__hip_fp8x2_storage_t>(low | high << 8);                                                   \
  }
#define HIPSPV_X(pair) pair.x
#define HIPSPV_X_y(pair) pair.y
#define HIPSPV_RAW(pair) \
  __hip_bfloat16_raw { pair.x }
#define HIPSPV_RAW_y(pair) \
  __hip_bfloat16_raw { pair.y }
HIPSPV_E8M0_PAIR(__nv_cvt_float2_to_e8m0x2, __nv_cvt_float_to_e8m0, float2, HIPSPV_X)
HIPSPV_E8M0_PAIR(__nv_cvt_double2_to_e8m0x2, __nv_cvt_double_to_e8m0, double2, HIPSPV_X)
HIPSPV_E8M0_PAIR(__nv_cvt_bfloat162raw_to_e8m0x2, __nv_cvt_bfloat16raw_to_e8m0, __hip_bfloat162_raw, HIPSPV_RAW)
#undef HIPSPV_E8M0_PAIR
#undef HIPSPV_X
#undef HIPSPV_X_y
#undef HIPSPV_RAW
#undef HIPSPV_RAW_y

HIPSPV_SHORT __hip_bfloat16_raw __nv_cvt_e8m0_to_bf16raw(const __hip_fp8_storage_t x) {
  const unsigned int bits = x == 0xff ? 0x7fffu : x == 0 ? 0x40u : static_cast<unsigned int>(x) << 7;
  return __hip_bfloat16_raw{static_cast<unsigned short>(bits)};
}
HIPSPV_SHORT __hip_bfloat162_raw __nv_cvt_e8m0x2_to_bf162raw(const __hip_fp8x2_storage_t x) {
  return __hip_bfloat162_raw{__nv_cvt_e8m0_to_bf16raw(static_cast<__hip_fp8_storage_t>(x)).x,
                             __nv_cvt_e8m0_to_bf16raw(static_cast<__hip_fp8_storage_t>(x >> 8)).x};
}

/* Numbers are rounded up, and saturate. */
struct __nv_fp8_e8m0 {
  __hip_fp8_storage_t __x;
  __nv_fp8_e8m0() = default;
  explicit __host__ __device__ __nv_fp8_e8m0(float x)
      : __x(__nv_cvt_float_to_e8m0(x, __HIP_SATFINITE, hipRoundPosInf)) {}
  explicit __host__ __device__ __nv_fp8_e8m0(double x)
      : __x(__nv_cvt_double_to_e8m0(x, __HIP_SATFINITE, hipRoundPosInf)) {}
  explicit __host__ __device__ operator float() const {
    return __hipspv_bits_float(static_cast<unsigned int>(__nv_cvt_e8m0_to_bf16raw(__x).x) << 16);
  }
  explicit __host__ __device__ operator double() const { return static_cast<float>(*this); }
};

#endif

#endif
