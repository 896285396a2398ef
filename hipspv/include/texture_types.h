/* Part of what driver_types.h has. */
#ifndef HIPSPV_CUDA_TEXTURE_TYPES_H
#define HIPSPV_CUDA_TEXTURE_TYPES_H

#include "driver_types.h"

#endif
