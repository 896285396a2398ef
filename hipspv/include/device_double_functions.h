/* Double arithmetic with a rounding mode: see cuda_runtime.h. */
#ifndef HIPSPV_CUDA_DEVICE_DOUBLE_FUNCTIONS_H
#define HIPSPV_CUDA_DEVICE_DOUBLE_FUNCTIONS_H

#include "cuda_runtime.h"

#endif
