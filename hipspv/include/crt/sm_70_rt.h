/* Device functions: see cuda_runtime.h. */
#ifndef HIPSPV_CUDA_CRT_SM_70_RT_H
#define HIPSPV_CUDA_CRT_SM_70_RT_H

#include "../cuda_runtime.h"

#endif
