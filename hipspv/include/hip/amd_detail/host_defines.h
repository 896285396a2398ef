/* ROCm's name of a part of HIP's headers: hip/host_defines.h has it. */
#ifndef HIP_INCLUDE_HIP_AMD_DETAIL_HOST_DEFINES_H
#define HIP_INCLUDE_HIP_AMD_DETAIL_HOST_DEFINES_H

#include <hip/host_defines.h>

#endif
