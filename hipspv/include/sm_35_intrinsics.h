/* Intrinsic functions: see cuda_runtime.h. */
#ifndef HIPSPV_CUDA_SM_35_INTRINSICS_H
#define HIPSPV_CUDA_SM_35_INTRINSICS_H

#include "cuda_runtime.h"

#endif
