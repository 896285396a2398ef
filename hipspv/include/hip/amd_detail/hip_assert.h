/* A HIP header under ROCm's name: see hip/hip_runtime.h. */
#ifndef HIP_INCLUDE_HIP_AMD_DETAIL_HIP_ASSERT_H
#define HIP_INCLUDE_HIP_AMD_DETAIL_HIP_ASSERT_H

#include <hip/hip_runtime.h>

#endif
