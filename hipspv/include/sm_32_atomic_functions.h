/* Atomic functions: see cuda_runtime.h. */
#ifndef HIPSPV_CUDA_SM_32_ATOMIC_FUNCTIONS_H
#define HIPSPV_CUDA_SM_32_ATOMIC_FUNCTIONS_H

#include "cuda_runtime.h"

#endif
