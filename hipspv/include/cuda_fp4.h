/* Floating point of 4 bits. */
#ifndef HIPSPV_CUDA_CUDA_FP4_H
#define HIPSPV_CUDA_CUDA_FP4_H

#include "cuda_fp6.h"
#include "host_defines.h"

#include <hip/hip_fp4.h>
#include <hip/spirv_detail/cuda_fp4_names.h>

#endif
