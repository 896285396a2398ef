/* A HIP header under ROCm's name: see hip/hip_complex.h. */
#ifndef HIP_INCLUDE_HIP_AMD_DETAIL_AMD_HIP_COMPLEX_H
#define HIP_INCLUDE_HIP_AMD_DETAIL_AMD_HIP_COMPLEX_H

#include <hip/hip_complex.h>

#endif
