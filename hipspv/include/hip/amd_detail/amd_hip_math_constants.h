/* A HIP header under ROCm's name: see hip/hip_math_constants.h. */
#ifndef HIP_INCLUDE_HIP_AMD_DETAIL_AMD_HIP_MATH_CONSTANTS_H
#define HIP_INCLUDE_HIP_AMD_DETAIL_AMD_HIP_MATH_CONSTANTS_H

#include <hip/hip_math_constants.h>

#endif
