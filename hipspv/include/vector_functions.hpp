/* char1 ... double4, make_char1 ... make_double4, dim3. */
#ifndef HIPSPV_CUDA_VECTOR_FUNCTIONS_HPP
#define HIPSPV_CUDA_VECTOR_FUNCTIONS_HPP

#include "host_defines.h"

#include <hip/hip_runtime_api.h>
#include <hip/hip_vector_types.h>

#endif
