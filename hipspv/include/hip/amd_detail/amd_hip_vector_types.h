/* A HIP header under ROCm's name: see hip/hip_vector_types.h. */
#ifndef HIP_INCLUDE_HIP_AMD_DETAIL_AMD_HIP_VECTOR_TYPES_H
#define HIP_INCLUDE_HIP_AMD_DETAIL_AMD_HIP_VECTOR_TYPES_H

#include <hip/hip_vector_types.h>

#endif
