/* A HIP header under ROCm's name: see hip/hip_bfloat16.h. */
#ifndef HIP_INCLUDE_HIP_AMD_DETAIL_AMD_HIP_BFLOAT16_H
#define HIP_INCLUDE_HIP_AMD_DETAIL_AMD_HIP_BFLOAT16_H

#include <hip/hip_bfloat16.h>

#endif
