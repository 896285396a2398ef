/* Floating point of 6 bits. */
#ifndef HIPSPV_CUDA_CUDA_FP6_H
#define HIPSPV_CUDA_CUDA_FP6_H

#include "cuda_fp8.h"
#include "host_defines.h"

#include <hip/hip_fp6.h>

#define __nv_fp6_e2m3 __hip_fp6_e2m3
#define __nv_fp6x2_e2m3 __hip_fp6x2_e2m3
#define __nv_fp6x4_e2m3 __hip_fp6x4_e2m3
#define __nv_fp6_e3m2 __hip_fp6_e3m2
#define __nv_fp6x2_e3m2 __hip_fp6x2_e3m2
#define __nv_fp6x4_e3m2 __hip_fp6x4_e3m2
#define __nv_fp6_storage_t __hip_fp6_storage_t
#define __nv_fp6x2_storage_t __hip_fp6x2_storage_t
#define __nv_fp6x4_storage_t __hip_fp6x4_storage_t
#define __nv_fp6_interpretation_t __hip_fp6_interpretation_t
#define __NV_E2M3 __HIP_E2M3
#define __NV_E3M2 __HIP_E3M2
#define __nv_cvt_double_to_fp6 __hip_cvt_double_to_fp6
#define __nv_cvt_float_to_fp6 __hip_cvt_float_to_fp6
#define __nv_cvt_halfraw_to_fp6 __hip_cvt_halfraw_to_fp6
#define __nv_cvt_bfloat16raw_to_fp6 __hip_cvt_bfloat16raw_to_fp6
#define __nv_cvt_double2_to_fp6x2 __hip_cvt_double2_to_fp6x2
#define __nv_cvt_float2_to_fp6x2 __hip_cvt_float2_to_fp6x2
#define __nv_cvt_halfraw2_to_fp6x2 __hip_cvt_halfraw2_to_fp6x2
#define __nv_cvt_bfloat16raw2_to_fp6x2 __hip_cvt_bfloat16raw2_to_fp6x2
#define __nv_cvt_fp6_to_halfraw __hip_cvt_fp6_to_halfraw
#define __nv_cvt_fp6x2_to_halfraw2 __hip_cvt_fp6x2_to_halfraw2
#define cudaRoundMode hipRoundMode
#define cudaRoundNearest hipRoundNearest
#define cudaRoundZero hipRoundZero
#define cudaRoundPosInf hipRoundPosInf
#define cudaRoundMinInf hipRoundMinInf

#endif
