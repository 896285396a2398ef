/* A HIP header under ROCm's name: see hip/hip_gl_interop.h. */
#ifndef HIP_INCLUDE_HIP_AMD_DETAIL_AMD_HIP_GL_INTEROP_H
#define HIP_INCLUDE_HIP_AMD_DETAIL_AMD_HIP_GL_INTEROP_H

#include <hip/hip_gl_interop.h>

#endif
