/* ROCm's name of a part of HIP's headers: hip/hip_cooperative_groups.h has it. */
#ifndef HIP_INCLUDE_HIP_AMD_DETAIL_AMD_HIP_COOPERATIVE_GROUPS_H
#define HIP_INCLUDE_HIP_AMD_DETAIL_AMD_HIP_COOPERATIVE_GROUPS_H

#include <hip/hip_cooperative_groups.h>

#endif
