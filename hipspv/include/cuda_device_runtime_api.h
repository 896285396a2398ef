/* Device functions: see cuda_runtime.h. */
#ifndef HIPSPV_CUDA_CUDA_DEVICE_RUNTIME_API_H
#define HIPSPV_CUDA_CUDA_DEVICE_RUNTIME_API_H

#include "cuda_runtime.h"

#endif
