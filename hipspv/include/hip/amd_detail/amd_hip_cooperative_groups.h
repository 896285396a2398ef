/* A HIP header under ROCm's name: see hip/hip_cooperative_groups.h. */
#ifndef HIP_INCLUDE_HIP_AMD_DETAIL_AMD_HIP_COOPERATIVE_GROUPS_H
#define HIP_INCLUDE_HIP_AMD_DETAIL_AMD_HIP_COOPERATIVE_GROUPS_H

#include <hip/hip_cooperative_groups.h>

#endif
