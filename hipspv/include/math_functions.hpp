/* Math functions: see cuda_runtime.h. */
#ifndef HIPSPV_CUDA_MATH_FUNCTIONS_HPP
#define HIPSPV_CUDA_MATH_FUNCTIONS_HPP

#include "cuda_runtime.h"

#endif
