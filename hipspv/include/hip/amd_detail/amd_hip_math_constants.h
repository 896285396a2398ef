/* ROCm's name of a part of HIP's headers: hip/hip_math_constants.h has it. */
#ifndef HIP_INCLUDE_HIP_AMD_DETAIL_AMD_HIP_MATH_CONSTANTS_H
#define HIP_INCLUDE_HIP_AMD_DETAIL_AMD_HIP_MATH_CONSTANTS_H

#include <hip/hip_math_constants.h>

#endif
