/* Intrinsic functions: cuda_runtime.h has them. */
#ifndef HIPSPV_CUDA_SM_61_INTRINSICS_H
#define HIPSPV_CUDA_SM_61_INTRINSICS_H

#include "cuda_runtime.h"

#endif
