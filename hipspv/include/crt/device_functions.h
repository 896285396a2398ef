/* Device functions: see cuda_runtime.h. */
#ifndef HIPSPV_CUDA_CRT_DEVICE_FUNCTIONS_H
#define HIPSPV_CUDA_CRT_DEVICE_FUNCTIONS_H

#include "../cuda_runtime.h"

#endif
