/*
 * OpenGL's buffers and images as HIP resources. Names, values and signatures are HIP 6.2's
 * (ROCm/clr hipamd/include/hip/amd_detail/amd_hip_gl_interop.h). No device of hipspv shares memory
 * with OpenGL: the calls check their arguments and return hipErrorNotSupported.
 */
#ifndef HIP_GL_INTEROP_H
#define HIP_GL_INTEROP_H
/* ROCm's name of amd_detail's header, which programs test. */
#define HIP_INCLUDE_AMD_HIP_GL_INTEROP_H

#include <hip/hip_runtime_api.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum hipGLDeviceList {
  hipGLDeviceListAll = 1,
  hipGLDeviceListCurrentFrame = 2,
  hipGLDeviceListNextFrame = 3
} hipGLDeviceList;

typedef unsigned int GLuint;
typedef unsigned int GLenum;

hipError_t hipGLGetDevices(unsigned int* pHipDeviceCount, int* pHipDevices, unsigned int hipDeviceCount,
                           hipGLDeviceList deviceList);
hipError_t hipGraphicsGLRegisterBuffer(hipGraphicsResource** resource, GLuint buffer, unsigned int flags);
hipError_t hipGraphicsGLRegisterImage(hipGraphicsResource** resource, GLuint image, GLenum target, unsigned int flags);

#ifdef __cplusplus
}
#endif

#endif
