/* Double arithmetic with a rounding mode: cuda_runtime.h has them. */
#ifndef HIPSPV_CUDA_DEVICE_DOUBLE_FUNCTIONS_H
#define HIPSPV_CUDA_DEVICE_DOUBLE_FUNCTIONS_H

#include "cuda_runtime.h"

#endif
