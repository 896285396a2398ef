/* threadIdx, blockIdx, blockDim, gridDim, warpSize: cuda_runtime.h has them. */
#ifndef HIPSPV_CUDA_DEVICE_LAUNCH_PARAMETERS_H
#define HIPSPV_CUDA_DEVICE_LAUNCH_PARAMETERS_H

#include "cuda_runtime.h"

#endif
