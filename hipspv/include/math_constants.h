/* Constants of both precisions. */
#ifndef HIPSPV_CUDA_MATH_CONSTANTS_H
#define HIPSPV_CUDA_MATH_CONSTANTS_H

#include "host_defines.h"

#include <hip/hip_math_constants.h>
#include <hip/spirv_detail/cuda_math_names.h>

#endif
