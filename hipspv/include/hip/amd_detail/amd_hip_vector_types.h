/* ROCm's name of a part of HIP's headers: hip/hip_vector_types.h has it. */
#ifndef HIP_INCLUDE_HIP_AMD_DETAIL_AMD_HIP_VECTOR_TYPES_H
#define HIP_INCLUDE_HIP_AMD_DETAIL_AMD_HIP_VECTOR_TYPES_H

#include <hip/hip_vector_types.h>

#endif
