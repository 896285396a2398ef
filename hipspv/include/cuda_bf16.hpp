/* Brain floating point of 16 bits. */
#ifndef HIPSPV_CUDA_CUDA_BF16_HPP
#define HIPSPV_CUDA_CUDA_BF16_HPP

#include "cuda_bf16.h"

#endif
