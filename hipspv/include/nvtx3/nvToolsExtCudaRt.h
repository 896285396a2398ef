/* Names of the runtime API's objects for profilers, without effect. */
#ifndef HIPSPV_CUDA_NVTX3_NVTOOLSEXTCUDART_H
#define HIPSPV_CUDA_NVTX3_NVTOOLSEXTCUDART_H

#include "../cuda_runtime_api.h"
#include "nvToolsExt.h"

#define HIPSPV_NVTX_NAME(kind, type)                                                                \
  HIPSPV_NVTX(void, nvtxName##kind##A, (type object, const char* name), (void)object; (void)name, ) \
  HIPSPV_NVTX(void, nvtxName##kind##W, (type object, const wchar_t* name), (void)object; (void)name, )
HIPSPV_NVTX_NAME(CudaDevice, int)
HIPSPV_NVTX_NAME(CudaStream, cudaStream_t)
HIPSPV_NVTX_NAME(CudaEvent, cudaEvent_t)
#undef HIPSPV_NVTX_NAME

#define nvtxNameCudaDevice nvtxNameCudaDeviceA
#define nvtxNameCudaStream nvtxNameCudaStreamA
#define nvtxNameCudaEvent nvtxNameCudaEventA

#endif
