// NVTX's functions, which have no effect without a tool: those of nvtx3's headers.
#include <cuda.h>
#include <cuda_runtime_api.h>
#include <nvtx3/nvToolsExt.h>
#include <nvtx3/nvToolsExtCuda.h>
#include <nvtx3/nvToolsExtCudaRt.h>

#include "hipspv/runtime/libraries/cuda/forward.h"

#define FORWARD(name) HIPSPV_FORWARD(hipspv::libraries::same, &name, #name)
#define FORWARD_TEXTS(name)                                    \
  HIPSPV_FORWARD(hipspv::libraries::same, &name##A, #name "A") \
  HIPSPV_FORWARD(hipspv::libraries::same, &name##W, #name "W")
FORWARD(nvtxDomainDestroy)
FORWARD(nvtxDomainMarkEx)
FORWARD(nvtxDomainRangeEnd)
FORWARD(nvtxDomainRangePop)
FORWARD(nvtxDomainRangePushEx)
FORWARD(nvtxDomainRangeStartEx)
FORWARD(nvtxDomainResourceCreate)
FORWARD(nvtxDomainResourceDestroy)
FORWARD(nvtxInitialize)
FORWARD(nvtxMarkEx)
FORWARD(nvtxRangeEnd)
FORWARD(nvtxRangePop)
FORWARD(nvtxRangePushEx)
FORWARD(nvtxRangeStartEx)
FORWARD_TEXTS(nvtxDomainCreate)
FORWARD_TEXTS(nvtxDomainNameCategory)
FORWARD_TEXTS(nvtxDomainRegisterString)
FORWARD_TEXTS(nvtxMark)
FORWARD_TEXTS(nvtxNameCategory)
FORWARD_TEXTS(nvtxNameCuContext)
FORWARD_TEXTS(nvtxNameCuDevice)
FORWARD_TEXTS(nvtxNameCuEvent)
FORWARD_TEXTS(nvtxNameCuStream)
FORWARD_TEXTS(nvtxNameCudaDevice)
FORWARD_TEXTS(nvtxNameCudaEvent)
FORWARD_TEXTS(nvtxNameCudaStream)
FORWARD_TEXTS(nvtxNameOsThread)
FORWARD_TEXTS(nvtxRangePush)
FORWARD_TEXTS(nvtxRangeStart)
