/* printf, assert, clock, memcpy in device code: see cuda_runtime.h. */
#ifndef HIPSPV_CUDA_COMMON_FUNCTIONS_H
#define HIPSPV_CUDA_COMMON_FUNCTIONS_H

#include "cuda_runtime.h"

#endif
