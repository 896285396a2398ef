/* Names of the driver API's objects for profilers, without effect. */
#ifndef HIPSPV_CUDA_NVTX3_NVTOOLSEXTCUDA_H
#define HIPSPV_CUDA_NVTX3_NVTOOLSEXTCUDA_H

#include "../cuda.h"
#include "nvToolsExt.h"

#define HIPSPV_NVTX_NAME(kind, type)                                                                \
  HIPSPV_NVTX(void, nvtxName##kind##A, (type object, const char* name), (void)object; (void)name, ) \
  HIPSPV_NVTX(void, nvtxName##kind##W, (type object, const wchar_t* name), (void)object; (void)name, )
HIPSPV_NVTX_NAME(CuDevice, CUdevice)
HIPSPV_NVTX_NAME(CuContext, CUcontext)
HIPSPV_NVTX_NAME(CuStream, CUstream)
HIPSPV_NVTX_NAME(CuEvent, CUevent)
#undef HIPSPV_NVTX_NAME

#define nvtxNameCuDevice nvtxNameCuDeviceA
#define nvtxNameCuContext nvtxNameCuContextA
#define nvtxNameCuStream nvtxNameCuStreamA
#define nvtxNameCuEvent nvtxNameCuEventA

#endif
