/* 6-bit floating point: E2M3, up to 7.5 in steps from 0.125, and E3M2, up to 28 from 0.0625; one byte each. */
#ifndef HIP_INCLUDE_HIP_HIP_FP6_H
#define HIP_INCLUDE_HIP_HIP_FP6_H

/* `constexpr` beyond C++11's. */
#if defined(__GNUC__)
#pragma GCC system_header
#endif

typedef unsigned char __hip_fp6_storage_t;
typedef unsigned short int __hip_fp6x2_storage_t;
typedef unsigned int __hip_fp6x4_storage_t;
enum __hip_fp6_interpretation_t { __HIP_E2M3 = 0, __HIP_E3M2 = 1 };

#if defined(__cplusplus)

#include <hip/spirv_detail/narrow_float_types.h>

struct __hipspv_fp6 {
  typedef __hip_fp6_storage_t one;
  typedef __hip_fp6x2_storage_t two;
  typedef __hip_fp6x4_storage_t four;
  static constexpr unsigned int step = 8;
};
struct __hipspv_e2m3 : __hipspv_fp6 {
  static HIPSPV_SHORT __hipspv_narrow_format format() {
    return __hipspv_narrow_format{3, 1, 0x20, 0x1f, 0x1f, 0x1f, true};
  }
  HIPSPV_NARROW_FORMAT(e2m3)
};
struct __hipspv_e3m2 : __hipspv_fp6 {
  static HIPSPV_SHORT __hipspv_narrow_format format() {
    return __hipspv_narrow_format{2, 3, 0x20, 0x1f, 0x1f, 0x1f, true};
  }
  HIPSPV_NARROW_FORMAT(e3m2)
};

HIPSPV_NARROW_TYPE(__hip_fp6_e2m3, __hipspv_narrow, __hipspv_e2m3)
HIPSPV_NARROW_TYPE(__hip_fp6x2_e2m3, __hipspv_narrow2, __hipspv_e2m3)
HIPSPV_NARROW_TYPE(__hip_fp6x4_e2m3, __hipspv_narrow4, __hipspv_e2m3)
HIPSPV_NARROW_TYPE(__hip_fp6_e3m2, __hipspv_narrow, __hipspv_e3m2)
HIPSPV_NARROW_TYPE(__hip_fp6x2_e3m2, __hipspv_narrow2, __hipspv_e3m2)
HIPSPV_NARROW_TYPE(__hip_fp6x4_e3m2, __hipspv_narrow4, __hipspv_e3m2)

#define HIPSPV_FP6(function, kind, arguments) \
  kind == __HIP_E2M3 ? function<__hipspv_e2m3> arguments : function<__hipspv_e3m2> arguments
HIPSPV_NARROW_FUNCTIONS(fp6, HIPSPV_FP6)
#undef HIPSPV_FP6

#endif

#endif
