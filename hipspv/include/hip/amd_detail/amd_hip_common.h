/* ROCm's name of a part of HIP's headers: hip/hip_common.h has it. */
#ifndef HIP_INCLUDE_HIP_AMD_DETAIL_AMD_HIP_COMMON_H
#define HIP_INCLUDE_HIP_AMD_DETAIL_AMD_HIP_COMMON_H

#include <hip/hip_common.h>

#endif
