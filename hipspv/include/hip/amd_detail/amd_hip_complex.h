/* ROCm's name of a part of HIP's headers: hip/hip_complex.h has it. */
#ifndef HIP_INCLUDE_HIP_AMD_DETAIL_AMD_HIP_COMPLEX_H
#define HIP_INCLUDE_HIP_AMD_DETAIL_AMD_HIP_COMPLEX_H

#include <hip/hip_complex.h>

#endif
