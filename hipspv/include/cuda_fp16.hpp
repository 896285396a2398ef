/* Half precision. */
#ifndef HIPSPV_CUDA_CUDA_FP16_HPP
#define HIPSPV_CUDA_CUDA_FP16_HPP

#include "cuda_fp16.h"

#endif
