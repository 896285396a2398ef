/* A HIP header under ROCm's name: see hip/host_defines.h. */
#ifndef HIP_INCLUDE_HIP_AMD_DETAIL_HOST_DEFINES_H
#define HIP_INCLUDE_HIP_AMD_DETAIL_HOST_DEFINES_H

#include <hip/host_defines.h>

#endif
