/* ROCm's name of a part of HIP's headers: hip/hip_runtime_api.h has it. */
#ifndef HIP_INCLUDE_HIP_AMD_DETAIL_AMD_HIP_RUNTIME_PT_API_H
#define HIP_INCLUDE_HIP_AMD_DETAIL_AMD_HIP_RUNTIME_PT_API_H

#include <hip/hip_runtime_api.h>

#endif
