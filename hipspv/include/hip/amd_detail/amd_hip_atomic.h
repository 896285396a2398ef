/* ROCm's name of a part of HIP's headers: hip/hip_runtime.h has it. */
#ifndef HIP_INCLUDE_HIP_AMD_DETAIL_AMD_HIP_ATOMIC_H
#define HIP_INCLUDE_HIP_AMD_DETAIL_AMD_HIP_ATOMIC_H

#include <hip/hip_runtime.h>

#endif
