/* Integer and conversion functions of device code: cuda_runtime.h has them. */
#ifndef HIPSPV_CUDA_DEVICE_FUNCTIONS_H
#define HIPSPV_CUDA_DEVICE_FUNCTIONS_H

#include "cuda_runtime.h"

#endif
