/* Helpers of cuda_awbarrier.h: see cuda_awbarrier_primitives.h. */
#ifndef HIPSPV_CUDA_CUDA_AWBARRIER_HELPERS_H
#define HIPSPV_CUDA_CUDA_AWBARRIER_HELPERS_H

#include "cuda_awbarrier_primitives.h"

#endif
