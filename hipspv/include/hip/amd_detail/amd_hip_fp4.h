/* ROCm's name of a part of HIP's headers: hip/hip_fp4.h has it. */
#ifndef HIP_INCLUDE_HIP_AMD_DETAIL_AMD_HIP_FP4_H
#define HIP_INCLUDE_HIP_AMD_DETAIL_AMD_HIP_FP4_H

#include <hip/hip_fp4.h>

#endif
