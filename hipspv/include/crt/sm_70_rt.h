/* Device functions: cuda_runtime.h has them. */
#ifndef HIPSPV_CUDA_CRT_SM_70_RT_H
#define HIPSPV_CUDA_CRT_SM_70_RT_H

#include "../cuda_runtime.h"

#endif
