/* Device functions: cuda_runtime.h has them. */
#ifndef HIPSPV_CUDA_CRT_COMMON_FUNCTIONS_H
#define HIPSPV_CUDA_CRT_COMMON_FUNCTIONS_H

#include "../cuda_runtime.h"

#endif
