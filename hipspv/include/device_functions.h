/* Integer and conversion functions of device code: see cuda_runtime.h. */
#ifndef HIPSPV_CUDA_DEVICE_FUNCTIONS_H
#define HIPSPV_CUDA_DEVICE_FUNCTIONS_H

#include "cuda_runtime.h"

#endif
