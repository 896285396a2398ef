/* Part of driver_types.h. */
#ifndef HIPSPV_CUDA_BUILTIN_TYPES_H
#define HIPSPV_CUDA_BUILTIN_TYPES_H

#include "driver_types.h"

#endif
