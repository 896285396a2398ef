/* ROCm's name of a part of HIP's headers: hip/hip_gl_interop.h has it. */
#ifndef HIP_INCLUDE_HIP_AMD_DETAIL_AMD_HIP_GL_INTEROP_H
#define HIP_INCLUDE_HIP_AMD_DETAIL_AMD_HIP_GL_INTEROP_H

#include <hip/hip_gl_interop.h>

#endif
