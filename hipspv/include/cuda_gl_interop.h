/* OpenGL's objects in CUDA. No device shares memory with OpenGL: the calls return cudaErrorNotSupported. */
#ifndef HIPSPV_CUDA_GL_INTEROP_H
#define HIPSPV_CUDA_GL_INTEROP_H

#include "cuda_runtime_api.h"

#include <hip/hip_gl_interop.h>

#define cudaGLDeviceList hipGLDeviceList
#define cudaGLDeviceListAll hipGLDeviceListAll
#define cudaGLDeviceListCurrentFrame hipGLDeviceListCurrentFrame
#define cudaGLDeviceListNextFrame hipGLDeviceListNextFrame
#define cudaGLGetDevices hipGLGetDevices
#define cudaGraphicsGLRegisterBuffer hipGraphicsGLRegisterBuffer
#define cudaGraphicsGLRegisterImage hipGraphicsGLRegisterImage

#endif
