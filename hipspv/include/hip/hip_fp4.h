/* 4-bit floating point, E2M1: 0, 0.5, 1, 1.5, 2, 3, 4 and 6 with a sign; two numbers to a byte. */
#ifndef HIP_INCLUDE_HIP_HIP_FP4_H
#define HIP_INCLUDE_HIP_HIP_FP4_H

/* `constexpr` beyond C++11's. */
#if defined(__GNUC__)
#pragma GCC system_header
#endif

typedef unsigned char __hip_fp4_storage_t;
typedef unsigned char __hip_fp4x2_storage_t;
typedef unsigned short int __hip_fp4x4_storage_t;
enum __hip_fp4_interpretation_t { __HIP_E2M1 = 0 };

#if defined(__cplusplus)

#include <hip/spirv_detail/narrow_float_types.h>

struct __hipspv_e2m1 {
  typedef __hip_fp4_storage_t one;
  typedef __hip_fp4x2_storage_t two;
  typedef __hip_fp4x4_storage_t four;
  static constexpr unsigned int step = 4;
  static HIPSPV_SHORT __hipspv_narrow_format format() { return __hipspv_narrow_format{1, 1, 0x8, 0x7, 0x7, 0x7, true}; }
  HIPSPV_NARROW_FORMAT(e2m1)
};

HIPSPV_NARROW_TYPE(__hip_fp4_e2m1, __hipspv_narrow, __hipspv_e2m1)
HIPSPV_NARROW_TYPE(__hip_fp4x2_e2m1, __hipspv_narrow2, __hipspv_e2m1)
HIPSPV_NARROW_TYPE(__hip_fp4x4_e2m1, __hipspv_narrow4, __hipspv_e2m1)

#define HIPSPV_E2M1(function, kind, arguments) function<__hipspv_e2m1> arguments
HIPSPV_NARROW_FUNCTIONS(fp4, HIPSPV_E2M1)
#undef HIPSPV_E2M1

#endif

#endif
