/* What cuda_awbarrier.h is made of: cuda_awbarrier_primitives.h has it. */
#ifndef HIPSPV_CUDA_CUDA_AWBARRIER_HELPERS_H
#define HIPSPV_CUDA_CUDA_AWBARRIER_HELPERS_H

#include "cuda_awbarrier_primitives.h"

#endif
