/* make_cudaExtent and similar functions. */
#ifndef HIPSPV_CUDA_DRIVER_FUNCTIONS_H
#define HIPSPV_CUDA_DRIVER_FUNCTIONS_H

#include "driver_types.h"

#define make_cudaExtent make_hipExtent
#define make_cudaPitchedPtr make_hipPitchedPtr
#define make_cudaPos make_hipPos

#endif
