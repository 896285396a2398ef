/* ROCm's name of a part of HIP's headers: hip/hip_bf16.h has it. */
#ifndef HIP_INCLUDE_HIP_AMD_DETAIL_AMD_HIP_BF16_H
#define HIP_INCLUDE_HIP_AMD_DETAIL_AMD_HIP_BF16_H

#include <hip/hip_bf16.h>

#endif
