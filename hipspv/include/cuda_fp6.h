/* Floating point of 6 bits. */
#ifndef HIPSPV_CUDA_CUDA_FP6_H
#define HIPSPV_CUDA_CUDA_FP6_H

#include "cuda_fp8.h"
#include "host_defines.h"

#include <hip/hip_fp6.h>
#include <hip/spirv_detail/cuda_fp6_names.h>

#endif
