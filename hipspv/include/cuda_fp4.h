/* Floating point of 4 bits. */
#ifndef HIPSPV_CUDA_CUDA_FP4_H
#define HIPSPV_CUDA_CUDA_FP4_H

#include "cuda_fp6.h"
#include "host_defines.h"

#include <hip/hip_fp4.h>

#define __nv_fp4_e2m1 __hip_fp4_e2m1
#define __nv_fp4x2_e2m1 __hip_fp4x2_e2m1
#define __nv_fp4x4_e2m1 __hip_fp4x4_e2m1
#define __nv_fp4_storage_t __hip_fp4_storage_t
#define __nv_fp4x2_storage_t __hip_fp4x2_storage_t
#define __nv_fp4x4_storage_t __hip_fp4x4_storage_t
#define __nv_fp4_interpretation_t __hip_fp4_interpretation_t
#define __NV_E2M1 __HIP_E2M1
#define __nv_cvt_double_to_fp4 __hip_cvt_double_to_fp4
#define __nv_cvt_float_to_fp4 __hip_cvt_float_to_fp4
#define __nv_cvt_halfraw_to_fp4 __hip_cvt_halfraw_to_fp4
#define __nv_cvt_bfloat16raw_to_fp4 __hip_cvt_bfloat16raw_to_fp4
#define __nv_cvt_double2_to_fp4x2 __hip_cvt_double2_to_fp4x2
#define __nv_cvt_float2_to_fp4x2 __hip_cvt_float2_to_fp4x2
#define __nv_cvt_halfraw2_to_fp4x2 __hip_cvt_halfraw2_to_fp4x2
#define __nv_cvt_bfloat16raw2_to_fp4x2 __hip_cvt_bfloat16raw2_to_fp4x2
#define __nv_cvt_fp4_to_halfraw __hip_cvt_fp4_to_halfraw
#define __nv_cvt_fp4x2_to_halfraw2 __hip_cvt_fp4x2_to_halfraw2
#define cudaRoundMode hipRoundMode
#define cudaRoundNearest hipRoundNearest
#define cudaRoundZero hipRoundZero
#define cudaRoundPosInf hipRoundPosInf
#define cudaRoundMinInf hipRoundMinInf

#endif
