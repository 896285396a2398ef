/* Brain floating point of 16 bits. */
#ifndef HIPSPV_CUDA_CUDA_BF16_H
#define HIPSPV_CUDA_CUDA_BF16_H

#include "cuda_fp16.h"
#include "host_defines.h"

#include <hip/hip_bf16.h>
#include <hip/spirv_detail/cuda_type_names.h>

#define nv_bfloat16 __hip_bfloat16
#define nv_bfloat162 __hip_bfloat162

#ifdef __cplusplus
/* HIP lacks these, and programs in HIP define them. */
HIPSPV_SHORT_CONSTANT __hip_bfloat162 __float2bfloat162_rn(float x) {
  return __hip_bfloat162(__hip_bfloat16::nearest(x), __hip_bfloat16::nearest(x));
}
HIPSPV_SHORT_CONSTANT __hip_bfloat162 __floats2bfloat162_rn(float x, float y) {
  return __hip_bfloat162(__hip_bfloat16::nearest(x), __hip_bfloat16::nearest(y));
}
#endif

#endif
