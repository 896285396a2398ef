/* Math functions: cuda_runtime.h has them. */
#ifndef HIPSPV_CUDA_MATH_FUNCTIONS_HPP
#define HIPSPV_CUDA_MATH_FUNCTIONS_HPP

#include "cuda_runtime.h"

#endif
