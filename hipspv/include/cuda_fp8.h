/* Floating point of 8 bits, in OCP's formats. */
#ifndef HIPSPV_CUDA_CUDA_FP8_H
#define HIPSPV_CUDA_CUDA_FP8_H

#include "cuda_bf16.h"
#include "host_defines.h"

#include <hip/hip_fp8.h>
#include <hip/spirv_detail/cuda_fp8_names.h>

#endif
