/*
 * Complex numbers.
 *
 * A function that HIP's headers here don't declare is an error at its use.
 */
#ifndef HIPSPV_CUDA_COMPLEX_H
#define HIPSPV_CUDA_COMPLEX_H

#include "host_defines.h"

#include <hip/hip_complex.h>
#include <hip/spirv_detail/cuda_complex_names.h>

#endif
