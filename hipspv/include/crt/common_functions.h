/* Device functions: see cuda_runtime.h. */
#ifndef HIPSPV_CUDA_CRT_COMMON_FUNCTIONS_H
#define HIPSPV_CUDA_CRT_COMMON_FUNCTIONS_H

#include "../cuda_runtime.h"

#endif
