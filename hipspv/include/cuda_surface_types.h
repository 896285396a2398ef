/* Part of driver_types.h. */
#ifndef HIPSPV_CUDA_CUDA_SURFACE_TYPES_H
#define HIPSPV_CUDA_CUDA_SURFACE_TYPES_H

#include "driver_types.h"

#endif
