/* Data types of libraries. */
#ifndef HIPSPV_CUDA_LIBRARY_TYPES_H
#define HIPSPV_CUDA_LIBRARY_TYPES_H

#include "host_defines.h"

#include <hip/library_types.h>
#include <hip/spirv_detail/cuda_library_names.h>

#endif
