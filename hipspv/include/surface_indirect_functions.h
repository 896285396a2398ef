/* Surface functions: see cuda_runtime.h. */
#ifndef HIPSPV_CUDA_SURFACE_INDIRECT_FUNCTIONS_H
#define HIPSPV_CUDA_SURFACE_INDIRECT_FUNCTIONS_H

#include "cuda_runtime.h"

#endif
