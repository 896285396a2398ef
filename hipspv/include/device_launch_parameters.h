/* threadIdx, blockIdx, blockDim, gridDim, warpSize: see cuda_runtime.h. */
#ifndef HIPSPV_CUDA_DEVICE_LAUNCH_PARAMETERS_H
#define HIPSPV_CUDA_DEVICE_LAUNCH_PARAMETERS_H

#include "cuda_runtime.h"

#endif
