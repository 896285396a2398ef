/* Part of what driver_types.h has. */
#ifndef HIPSPV_CUDA_CUDA_SURFACE_TYPES_H
#define HIPSPV_CUDA_CUDA_SURFACE_TYPES_H

#include "driver_types.h"

#endif
