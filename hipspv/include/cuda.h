/*
 * The CUDA driver API in terms of HIP's. cuda_names.txt has the names that are HIP's own under another name. A function
 * that HIP's headers here don't declare is an error at its use.
 */
#ifndef HIPSPV_CUDA_CUDA_H
#define HIPSPV_CUDA_CUDA_H

/* NVIDIA's guards, by which programs check that the driver API is included. */
#ifndef __cuda_cuda_h__
#define __cuda_cuda_h__
#endif

#include "host_defines.h"

#include <hip/hip_runtime_api.h>
#include <hip/spirv_detail/cuda_attributes.h>
#include <hip/spirv_detail/cuda_driver_names.h>
#include <hip/spirv_detail/cuda_type_names.h>

#if __HIPSPV_CUDA_VERSION__ < 13000
#define CUDA_VERSION 12080
#else
#define CUDA_VERSION 13000
#endif
#define CUDA_CB
#ifndef CUDAAPI
#define CUDAAPI
#endif

/* ---- Types and flags ----------------------------------------------------------------------- */

/* Only in CUDA. Devices here have none but the second: hipErrorUnsupportedLimit. */
#define CU_LIMIT_DEV_RUNTIME_SYNC_DEPTH ((enum hipLimit_t)3)
#define CU_LIMIT_DEV_RUNTIME_PENDING_LAUNCH_COUNT ((enum hipLimit_t)4)
#define CU_LIMIT_MAX_L2_FETCH_GRANULARITY ((enum hipLimit_t)5)
#define CU_LIMIT_PERSISTING_L2_CACHE_SIZE ((enum hipLimit_t)6)

/* ---- Memory pools and virtual memory ------------------------------------------------------- */

#define CU_MEM_ALLOCATION_COMP_NONE 0x0
#define CU_MEM_ALLOCATION_COMP_GENERIC 0x1

/* ---- Device addresses ------------------------------------------------------------------------ */

/* An integer with which programs calculate: HIP's own type is a pointer. */
typedef unsigned long long CUdeviceptr;
typedef CUdeviceptr CUdeviceptr_v1;
typedef CUdeviceptr CUdeviceptr_v2;

/* HIP's structures, but with such addresses and CUDA's values of memory types. */
typedef struct CUDA_MEMCPY2D_st {
  size_t srcXInBytes;
  size_t srcY;
  CUmemorytype srcMemoryType;
  const void* srcHost;
  CUdeviceptr srcDevice;
  hipArray_t srcArray;
  size_t srcPitch;
  size_t dstXInBytes;
  size_t dstY;
  CUmemorytype dstMemoryType;
  void* dstHost;
  CUdeviceptr dstDevice;
  hipArray_t dstArray;
  size_t dstPitch;
  size_t WidthInBytes;
  size_t Height;
} CUDA_MEMCPY2D;
typedef CUDA_MEMCPY2D CUDA_MEMCPY2D_v2;

typedef struct CUDA_MEMCPY3D_st {
  size_t srcXInBytes;
  size_t srcY;
  size_t srcZ;
  size_t srcLOD;
  CUmemorytype srcMemoryType;
  const void* srcHost;
  CUdeviceptr srcDevice;
  hipArray_t srcArray;
  void* reserved0;
  size_t srcPitch;
  size_t srcHeight;
  size_t dstXInBytes;
  size_t dstY;
  size_t dstZ;
  size_t dstLOD;
  CUmemorytype dstMemoryType;
  void* dstHost;
  CUdeviceptr dstDevice;
  hipArray_t dstArray;
  void* reserved1;
  size_t dstPitch;
  size_t dstHeight;
  size_t WidthInBytes;
  size_t Height;
  size_t Depth;
} CUDA_MEMCPY3D;
typedef CUDA_MEMCPY3D CUDA_MEMCPY3D_v2;

/* The same layout: contexts instead of the reserved members. */
typedef struct CUDA_MEMCPY3D_PEER_st {
  size_t srcXInBytes;
  size_t srcY;
  size_t srcZ;
  size_t srcLOD;
  CUmemorytype srcMemoryType;
  const void* srcHost;
  CUdeviceptr srcDevice;
  hipArray_t srcArray;
  CUcontext srcContext;
  size_t srcPitch;
  size_t srcHeight;
  size_t dstXInBytes;
  size_t dstY;
  size_t dstZ;
  size_t dstLOD;
  CUmemorytype dstMemoryType;
  void* dstHost;
  CUdeviceptr dstDevice;
  hipArray_t dstArray;
  CUcontext dstContext;
  size_t dstPitch;
  size_t dstHeight;
  size_t WidthInBytes;
  size_t Height;
  size_t Depth;
} CUDA_MEMCPY3D_PEER;
typedef CUDA_MEMCPY3D_PEER CUDA_MEMCPY3D_PEER_v1;

typedef struct CUDA_RESOURCE_DESC_st {
  HIPresourcetype resType;
  union {
    struct {
      hipArray_t hArray;
    } array;
    struct {
      hipMipmappedArray_t hMipmappedArray;
    } mipmap;
    struct {
      CUdeviceptr devPtr;
      hipArray_Format format;
      unsigned int numChannels;
      size_t sizeInBytes;
    } linear;
    struct {
      CUdeviceptr devPtr;
      hipArray_Format format;
      unsigned int numChannels;
      size_t width; /* elements */
      size_t height;
      size_t pitchInBytes;
    } pitch2D;
    struct {
      int reserved[32];
    } reserved;
  } res;
  unsigned int flags; /* 0 */
} CUDA_RESOURCE_DESC;
typedef CUDA_RESOURCE_DESC CUDA_RESOURCE_DESC_v1;

/* ---- Only in CUDA ------------------------------------------------------------------------------- */

#include <hip/spirv_detail/cuda_driver_types.h>
#include <hip/spirv_detail/cuda_driver_values.h>
#include <hip/spirv_detail/cuda_graph_edges.h>
#include <hip/spirv_detail/cuda_node_types.inc>

#include <hip/spirv_detail/cuda_driver_unsupported.inc>

/* ---- Functions that take device addresses ---------------------------------------------- */

#include <hip/spirv_detail/cuda_driver_functions.inc>

/* ---- Attributes, in CUDA's values ------------------------------------------------------------ */

/* HIP's version is another one. */
static inline CUresult cuDriverGetVersion(int* version) {
  if (version == NULL) return CUDA_ERROR_INVALID_VALUE;
  *version = CUDA_VERSION;
  return CUDA_SUCCESS;
}

static inline CUresult cuDeviceGetAttribute(int* value, CUdevice_attribute attribute, CUdevice device) {
  return (CUresult)__hipspv_cuda_attribute(value, attribute, device);
}

static inline CUresult cuDeviceGetP2PAttribute(int* value, CUdevice_P2PAttribute attribute, CUdevice from,
                                               CUdevice to) {
  return (CUresult)__hipspv_cuda_p2p_attribute(value, attribute, from, to);
}

static inline CUresult cuGraphNodeGetType(CUgraphNode node, CUgraphNodeType* type) {
  return (CUresult)__hipspv_cuda_node_type(node, type);
}

/* hipMemoryTypeUnregistered, which no copy takes, for values that CUDA doesn't have. */
static inline hipMemoryType __hipspv_memory_type(CUmemorytype type) {
  switch (type) {
    case CU_MEMORYTYPE_HOST:
      return hipMemoryTypeHost;
    case CU_MEMORYTYPE_DEVICE:
      return hipMemoryTypeDevice;
    case CU_MEMORYTYPE_ARRAY:
      return hipMemoryTypeArray;
    case CU_MEMORYTYPE_UNIFIED:
      return hipMemoryTypeUnified;
  }
  return hipMemoryTypeUnregistered;
}

/* Managed memory is the device's in CUDA. */
static inline CUmemorytype __hipspv_cuda_memory_type(int type) {
  switch (type) {
    case hipMemoryTypeHost:
      return CU_MEMORYTYPE_HOST;
    case hipMemoryTypeArray:
      return CU_MEMORYTYPE_ARRAY;
    case hipMemoryTypeUnified:
      return CU_MEMORYTYPE_UNIFIED;
    default:
      return CU_MEMORYTYPE_DEVICE;
  }
}

static inline CUresult cuPointerGetAttribute(void* data, CUpointer_attribute attribute, CUdeviceptr address) {
  CUresult result = (CUresult)hipPointerGetAttribute(data, attribute, (void*)address);
  if (result == CUDA_SUCCESS && attribute == HIP_POINTER_ATTRIBUTE_MEMORY_TYPE)
    *(CUmemorytype*)data = __hipspv_cuda_memory_type(*(int*)data);
  return result;
}

/* The type of memory that no call knows is 0. */
static inline CUresult cuPointerGetAttributes(unsigned int count, CUpointer_attribute* attributes, void** data,
                                              CUdeviceptr address) {
  CUresult result = (CUresult)hipDrvPointerGetAttributes(count, attributes, data, (void*)address);
  unsigned int i;
  if (result != CUDA_SUCCESS) return result;
  for (i = 0; i < count; ++i)
    if (attributes[i] == HIP_POINTER_ATTRIBUTE_MEMORY_TYPE && *(int*)data[i] != hipMemoryTypeUnregistered)
      *(CUmemorytype*)data[i] = __hipspv_cuda_memory_type(*(int*)data[i]);
  return result;
}

/* ---- Copies ------------------------------------------------------------------------------------ */

/* CUDA's structures for three dimensions have two reserved members that HIP's lack. */
#define __HIPSPV_COPY_SIDE(to, from, side)       \
  (to)->side##XInBytes = (from)->side##XInBytes; \
  (to)->side##Y = (from)->side##Y;               \
  (to)->side##Host = (from)->side##Host;         \
  (to)->side##Array = (from)->side##Array;       \
  (to)->side##Pitch = (from)->side##Pitch;
#define __HIPSPV_COPY_DEPTH(to, from, side) \
  (to)->side##Z = (from)->side##Z;          \
  (to)->side##LOD = (from)->side##LOD;      \
  (to)->side##Height = (from)->side##Height;
#define __HIPSPV_COPY_TO_HIP(to, from, side)                               \
  (to)->side##MemoryType = __hipspv_memory_type((from)->side##MemoryType); \
  (to)->side##Device = (void*)(from)->side##Device;
#define __HIPSPV_COPY_TO_CUDA(to, from, side)                                   \
  (to)->side##MemoryType = __hipspv_cuda_memory_type((from)->side##MemoryType); \
  (to)->side##Device = (CUdeviceptr)(from)->side##Device;

static inline hip_Memcpy2D __hipspv_memcpy2d(const CUDA_MEMCPY2D* copy) {
  hip_Memcpy2D hip;
  __HIPSPV_COPY_SIDE(&hip, copy, src)
  __HIPSPV_COPY_SIDE(&hip, copy, dst)
  __HIPSPV_COPY_TO_HIP(&hip, copy, src)
  __HIPSPV_COPY_TO_HIP(&hip, copy, dst)
  hip.WidthInBytes = copy->WidthInBytes;
  hip.Height = copy->Height;
  return hip;
}

static inline HIP_MEMCPY3D __hipspv_memcpy3d(const CUDA_MEMCPY3D* copy) {
  HIP_MEMCPY3D hip;
  __HIPSPV_COPY_SIDE(&hip, copy, src)
  __HIPSPV_COPY_SIDE(&hip, copy, dst)
  __HIPSPV_COPY_DEPTH(&hip, copy, src)
  __HIPSPV_COPY_DEPTH(&hip, copy, dst)
  __HIPSPV_COPY_TO_HIP(&hip, copy, src)
  __HIPSPV_COPY_TO_HIP(&hip, copy, dst)
  hip.WidthInBytes = copy->WidthInBytes;
  hip.Height = copy->Height;
  hip.Depth = copy->Depth;
  return hip;
}

static inline CUDA_MEMCPY3D __hipspv_cuda_memcpy3d(const HIP_MEMCPY3D* hip) {
  CUDA_MEMCPY3D copy;
  __HIPSPV_COPY_SIDE(&copy, hip, src)
  __HIPSPV_COPY_SIDE(&copy, hip, dst)
  __HIPSPV_COPY_DEPTH(&copy, hip, src)
  __HIPSPV_COPY_DEPTH(&copy, hip, dst)
  __HIPSPV_COPY_TO_CUDA(&copy, hip, src)
  __HIPSPV_COPY_TO_CUDA(&copy, hip, dst)
  copy.reserved0 = copy.reserved1 = NULL;
  copy.WidthInBytes = hip->WidthInBytes;
  copy.Height = hip->Height;
  copy.Depth = hip->Depth;
  return copy;
}

#undef __HIPSPV_COPY_SIDE
#undef __HIPSPV_COPY_DEPTH
#undef __HIPSPV_COPY_TO_HIP
#undef __HIPSPV_COPY_TO_CUDA

static inline CUresult cuModuleGetGlobal(CUdeviceptr* address, size_t* bytes, CUmodule module, const char* name) {
  void* found = 0;
  CUresult result = (CUresult)hipModuleGetGlobal(&found, bytes, module, name);
  if (result == CUDA_SUCCESS && address) *address = (CUdeviceptr)found;
  return result;
}

static inline CUresult cuMemcpyHtoD(CUdeviceptr to, const void* from, size_t bytes) {
  return (CUresult)hipMemcpyHtoD((void*)to, (void*)from, bytes);
}

static inline CUresult cuMemcpy(CUdeviceptr to, CUdeviceptr from, size_t bytes) {
  return (CUresult)hipMemcpy((void*)to, (const void*)from, bytes, hipMemcpyDefault);
}

static inline CUresult cuMemsetD32(CUdeviceptr to, unsigned int value, size_t count) {
  return (CUresult)hipMemsetD32((void*)to, (int)value, count);
}

static inline CUresult cuMemcpy2D(const CUDA_MEMCPY2D* copy) {
  hip_Memcpy2D hip;
  if (!copy) return CUDA_ERROR_INVALID_VALUE;
  hip = __hipspv_memcpy2d(copy);
  return (CUresult)hipMemcpyParam2D(&hip);
}

static inline CUresult cuMemcpy3D(const CUDA_MEMCPY3D* copy) {
  HIP_MEMCPY3D hip;
  if (!copy) return CUDA_ERROR_INVALID_VALUE;
  hip = __hipspv_memcpy3d(copy);
  return (CUresult)hipDrvMemcpy3D(&hip);
}

static inline CUresult cuMemcpyHtoDAsync(CUdeviceptr to, const void* from, size_t bytes, CUstream stream) {
  return (CUresult)hipMemcpyHtoDAsync((void*)to, (void*)from, bytes, stream);
}

static inline CUresult cuMemcpyAsync(CUdeviceptr to, CUdeviceptr from, size_t bytes, CUstream stream) {
  return (CUresult)hipMemcpyAsync((void*)to, (const void*)from, bytes, hipMemcpyDefault, stream);
}

static inline CUresult cuMemsetD32Async(CUdeviceptr to, unsigned int value, size_t count, CUstream stream) {
  return (CUresult)hipMemsetD32Async((void*)to, (int)value, count, stream);
}

static inline CUresult cuMemcpy2DAsync(const CUDA_MEMCPY2D* copy, CUstream stream) {
  hip_Memcpy2D hip;
  if (!copy) return CUDA_ERROR_INVALID_VALUE;
  hip = __hipspv_memcpy2d(copy);
  return (CUresult)hipMemcpyParam2DAsync(&hip, stream);
}

static inline CUresult cuMemcpy3DAsync(const CUDA_MEMCPY3D* copy, CUstream stream) {
  HIP_MEMCPY3D hip;
  if (!copy) return CUDA_ERROR_INVALID_VALUE;
  hip = __hipspv_memcpy3d(copy);
  return (CUresult)hipDrvMemcpy3DAsync(&hip, stream);
}

/* Addresses and arrays tell their devices. */
static inline CUresult cuMemcpy3DPeer(const CUDA_MEMCPY3D_PEER* copy) {
  CUDA_MEMCPY3D same;
  if (!copy) return CUDA_ERROR_INVALID_VALUE;
  __builtin_memcpy(&same, copy, sizeof same);
  return cuMemcpy3D(&same);
}

static inline CUresult cuMemcpy3DPeerAsync(const CUDA_MEMCPY3D_PEER* copy, CUstream stream) {
  CUDA_MEMCPY3D same;
  if (!copy) return CUDA_ERROR_INVALID_VALUE;
  __builtin_memcpy(&same, copy, sizeof same);
  return cuMemcpy3DAsync(&same, stream);
}

static inline CUresult cuMemcpy2DUnaligned(const CUDA_MEMCPY2D* copy) {
  hip_Memcpy2D hip;
  if (!copy) return CUDA_ERROR_INVALID_VALUE;
  hip = __hipspv_memcpy2d(copy);
  return (CUresult)hipDrvMemcpy2DUnaligned(&hip);
}

static inline CUresult cuGraphAddMemcpyNode(CUgraphNode* node, CUgraph graph, const CUgraphNode* dependencies,
                                            size_t count, const CUDA_MEMCPY3D* copy, CUcontext context) {
  HIP_MEMCPY3D hip;
  if (!copy) return CUDA_ERROR_INVALID_VALUE;
  hip = __hipspv_memcpy3d(copy);
  return (CUresult)hipDrvGraphAddMemcpyNode(node, graph, dependencies, count, &hip, context);
}

static inline CUresult cuGraphMemcpyNodeGetParams(CUgraphNode node, CUDA_MEMCPY3D* copy) {
  HIP_MEMCPY3D hip;
  CUresult result;
  if (!copy) return CUDA_ERROR_INVALID_VALUE;
  result = (CUresult)hipDrvGraphMemcpyNodeGetParams(node, &hip);
  if (result == CUDA_SUCCESS) *copy = __hipspv_cuda_memcpy3d(&hip);
  return result;
}

static inline CUresult cuGraphMemcpyNodeSetParams(CUgraphNode node, const CUDA_MEMCPY3D* copy) {
  HIP_MEMCPY3D hip;
  if (!copy) return CUDA_ERROR_INVALID_VALUE;
  hip = __hipspv_memcpy3d(copy);
  return (CUresult)hipDrvGraphMemcpyNodeSetParams(node, &hip);
}

static inline CUresult cuGraphExecMemcpyNodeSetParams(CUgraphExec exec, CUgraphNode node, const CUDA_MEMCPY3D* copy,
                                                      CUcontext context) {
  HIP_MEMCPY3D hip;
  if (!copy) return CUDA_ERROR_INVALID_VALUE;
  hip = __hipspv_memcpy3d(copy);
  return (CUresult)hipDrvGraphExecMemcpyNodeSetParams(exec, node, &hip, context);
}

static inline CUresult cuTexObjectCreate(CUtexObject* texture, const CUDA_RESOURCE_DESC* resource,
                                         const CUDA_TEXTURE_DESC* description, const CUDA_RESOURCE_VIEW_DESC* view) {
  return (CUresult)hipTexObjectCreate(texture, (const HIP_RESOURCE_DESC*)resource, description, view);
}

static inline CUresult cuTexObjectGetResourceDesc(CUDA_RESOURCE_DESC* resource, CUtexObject texture) {
  return (CUresult)hipTexObjectGetResourceDesc((HIP_RESOURCE_DESC*)resource, texture);
}

static inline CUresult cuTexRefSetAddressMode(CUtexref reference, int dimension, CUaddress_mode mode) {
  return (CUresult)hipTexRefSetAddressMode(reference, dimension, (enum hipTextureAddressMode)mode);
}

static inline CUresult cuTexRefGetAddressMode(CUaddress_mode* mode, CUtexref reference, int dimension) {
  return (CUresult)hipTexRefGetAddressMode((enum hipTextureAddressMode*)mode, reference, dimension);
}

static inline CUresult cuTexRefSetFilterMode(CUtexref reference, CUfilter_mode mode) {
  return (CUresult)hipTexRefSetFilterMode(reference, (enum hipTextureFilterMode)mode);
}

static inline CUresult cuTexRefGetFilterMode(CUfilter_mode* mode, CUtexref reference) {
  return (CUresult)hipTexRefGetFilterMode((enum hipTextureFilterMode*)mode, reference);
}

static inline CUresult cuTexRefSetMipmapFilterMode(CUtexref reference, CUfilter_mode mode) {
  return (CUresult)hipTexRefSetMipmapFilterMode(reference, (enum hipTextureFilterMode)mode);
}

static inline CUresult cuTexRefGetMipmapFilterMode(CUfilter_mode* mode, CUtexref reference) {
  return (CUresult)hipTexRefGetMipmapFilterMode((enum hipTextureFilterMode*)mode, reference);
}

static inline CUresult cuSurfObjectCreate(CUsurfObject* surface, const CUDA_RESOURCE_DESC* resource) {
  hipResourceDesc hip;
  if (!resource || resource->resType != HIP_RESOURCE_TYPE_ARRAY) return (CUresult)hipErrorInvalidValue;
  hip.resType = hipResourceTypeArray;
  hip.res.array.array = resource->res.array.hArray;
  return (CUresult)hipCreateSurfaceObject(surface, &hip);
}

static inline CUresult cuStreamWaitValue32(CUstream stream, CUdeviceptr address, uint32_t value, unsigned int flags) {
  return (CUresult)hipStreamWaitValue32(stream, (void*)address, value, flags, 0xFFFFFFFFu);
}

static inline CUresult cuStreamWaitValue64(CUstream stream, CUdeviceptr address, uint64_t value, unsigned int flags) {
  return (CUresult)hipStreamWaitValue64(stream, (void*)address, value, flags, 0xFFFFFFFFFFFFFFFFu);
}

/* ---- Batches of copies ------------------------------------------------------------------------- */

typedef hipOffset3D CUoffset3D;
typedef CUoffset3D CUoffset3D_v1;
typedef hipExtent CUextent3D;
typedef CUextent3D CUextent3D_v1;
typedef hipMemcpy3DOperandType CUmemcpy3DOperandType;
#define CU_MEMCPY_OPERAND_TYPE_POINTER hipMemcpyOperandTypePointer
#define CU_MEMCPY_OPERAND_TYPE_ARRAY hipMemcpyOperandTypeArray
#define CU_MEMCPY_OPERAND_TYPE_MAX hipMemcpyOperandTypeMax
typedef struct CUmemcpy3DOperand_st {
  CUmemcpy3DOperandType type;
  union {
    struct {
      CUdeviceptr ptr;
      size_t rowLength;
      size_t layerHeight;
      CUmemLocation locHint;
    } ptr;
    struct {
      CUarray array;
      CUoffset3D offset;
    } array;
  } op;
} CUmemcpy3DOperand;
typedef CUmemcpy3DOperand CUmemcpy3DOperand_v1;
typedef struct CUDA_MEMCPY3D_BATCH_OP_st {
  CUmemcpy3DOperand src;
  CUmemcpy3DOperand dst;
  CUextent3D extent;
  CUmemcpySrcAccessOrder srcAccessOrder;
  unsigned int flags;
} CUDA_MEMCPY3D_BATCH_OP;
typedef CUDA_MEMCPY3D_BATCH_OP CUDA_MEMCPY3D_BATCH_OP_v1;

/* CUDA 13's batches don't report which copy failed. */
static inline CUresult cuMemcpyBatchAsync_v2(CUdeviceptr* to, CUdeviceptr* from, size_t* sizes, size_t count,
                                             CUmemcpyAttributes* attributes, size_t* begins, size_t attribute_count,
                                             CUstream stream) {
  return (CUresult)hipMemcpyBatchAsync((void**)to, (void**)from, sizes, count, attributes, begins, attribute_count,
                                       NULL, stream);
}
static inline CUresult cuMemcpy3DBatchAsync_v2(size_t count, CUDA_MEMCPY3D_BATCH_OP* operations,
                                               unsigned long long flags, CUstream stream) {
  return (CUresult)hipMemcpy3DBatchAsync(count, (hipMemcpy3DBatchOp*)operations, NULL, flags, stream);
}
#if __HIPSPV_CUDA_VERSION__ >= 13000
#define cuMemcpyBatchAsync cuMemcpyBatchAsync_v2
#define cuMemcpy3DBatchAsync cuMemcpy3DBatchAsync_v2
#else
static inline CUresult cuMemcpyBatchAsync(CUdeviceptr* to, CUdeviceptr* from, size_t* sizes, size_t count,
                                          CUmemcpyAttributes* attributes, size_t* begins, size_t attribute_count,
                                          size_t* failed, CUstream stream) {
  return (CUresult)hipMemcpyBatchAsync((void**)to, (void**)from, sizes, count, attributes, begins, attribute_count,
                                       failed, stream);
}
static inline CUresult cuMemcpy3DBatchAsync(size_t count, CUDA_MEMCPY3D_BATCH_OP* operations, size_t* failed,
                                            unsigned long long flags, CUstream stream) {
  return (CUresult)hipMemcpy3DBatchAsync(count, (hipMemcpy3DBatchOp*)operations, failed, flags, stream);
}
#endif

/* ---- Functions that HIP identifies by host addresses: a handle is one, too ------------------------ */

static inline CUresult cuFuncSetAttribute(CUfunction function, CUfunction_attribute attribute, int value) {
  if (!function) return (CUresult)hipErrorInvalidHandle;
  return (CUresult)hipFuncSetAttribute((const void*)function, (hipFuncAttribute)attribute, value);
}

static inline CUresult cuFuncSetCacheConfig(CUfunction function, CUfunc_cache config) {
  return (CUresult)hipFuncSetCacheConfig((const void*)function, config);
}

static inline CUresult cuFuncSetSharedMemConfig(CUfunction function, CUsharedconfig config) {
  return (CUresult)hipFuncSetSharedMemConfig((const void*)function, config);
}

static inline CUresult cuKernelSetCacheConfig(CUkernel kernel, CUfunc_cache config, CUdevice device) {
  (void)device;
  return (CUresult)hipFuncSetCacheConfig((const void*)kernel, config);
}

static inline CUresult cuFuncGetName(const char** name, CUfunction function) {
  return (CUresult)hipKernelGetName(name, (hipKernel_t)function);
}

static inline CUresult cuFuncGetParamInfo(CUfunction function, size_t index, size_t* offset, size_t* size) {
  return (CUresult)hipKernelGetParamInfo((hipKernel_t)function, index, offset, size);
}

static inline CUresult cuOccupancyAvailableDynamicSMemPerBlock(size_t* bytes, CUfunction function, int blocks,
                                                               int threads) {
  return (CUresult)hipOccupancyAvailableDynamicSMemPerBlock(bytes, (const void*)function, blocks, threads);
}

/* ---- Current contexts: in HIP a thread always has one ----------------------------------------- */

#ifdef __cplusplus
extern "C"
#endif
    hipError_t __hipspvCudaCurrentContext(CUcontext* context);
static inline CUresult cuCtxGetCurrent(CUcontext* context) { return (CUresult)__hipspvCudaCurrentContext(context); }
static inline CUresult cuCtxGetDevice(CUdevice* device) {
  CUcontext context = NULL;
  CUresult result = cuCtxGetCurrent(&context);
  if (result != CUDA_SUCCESS) return result;
  return context ? (CUresult)hipCtxGetDevice(device) : CUDA_ERROR_INVALID_CONTEXT;
}

/* ---- CUDA 3: uses of a context, launches of functions with a state, the device's limits --------- */

#ifdef __cplusplus
extern "C" {
#endif
hipError_t __hipspvCudaAttachContext(CUcontext* context, unsigned int flags);
hipError_t __hipspvCudaDetachContext(CUcontext context);
hipError_t __hipspvCudaSetBlockShape(CUfunction function, int x, int y, int z);
hipError_t __hipspvCudaSetSharedSize(CUfunction function, unsigned int bytes);
hipError_t __hipspvCudaSetParameterBytes(CUfunction function, unsigned int bytes);
hipError_t __hipspvCudaSetParameter(CUfunction function, int offset, const void* value, unsigned int bytes);
hipError_t __hipspvCudaLaunchGrid(CUfunction function, int width, int height, CUstream stream);
#ifdef __cplusplus
}
#endif
#define CU_PARAM_TR_DEFAULT -1

static inline CUresult cuCtxAttach(CUcontext* context, unsigned int flags) {
  return (CUresult)__hipspvCudaAttachContext(context, flags);
}
static inline CUresult cuCtxDetach(CUcontext context) { return (CUresult)__hipspvCudaDetachContext(context); }
static inline CUresult cuFuncSetBlockShape(CUfunction function, int x, int y, int z) {
  return (CUresult)__hipspvCudaSetBlockShape(function, x, y, z);
}
static inline CUresult cuFuncSetSharedSize(CUfunction function, unsigned int bytes) {
  return (CUresult)__hipspvCudaSetSharedSize(function, bytes);
}
static inline CUresult cuParamSetSize(CUfunction function, unsigned int bytes) {
  return (CUresult)__hipspvCudaSetParameterBytes(function, bytes);
}
static inline CUresult cuParamSetv(CUfunction function, int offset, void* value, unsigned int bytes) {
  return (CUresult)__hipspvCudaSetParameter(function, offset, value, bytes);
}
static inline CUresult cuParamSeti(CUfunction function, int offset, unsigned int value) {
  return (CUresult)__hipspvCudaSetParameter(function, offset, &value, sizeof value);
}
static inline CUresult cuParamSetf(CUfunction function, int offset, float value) {
  return (CUresult)__hipspvCudaSetParameter(function, offset, &value, sizeof value);
}
/* Kernels find references by their names. */
static inline CUresult cuParamSetTexRef(CUfunction function, int unit, CUtexref reference) {
  return function && reference && unit == CU_PARAM_TR_DEFAULT ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
}
static inline CUresult cuLaunchGridAsync(CUfunction function, int width, int height, CUstream stream) {
  return (CUresult)__hipspvCudaLaunchGrid(function, width, height, stream);
}
static inline CUresult cuLaunchGrid(CUfunction function, int width, int height) {
  return (CUresult)__hipspvCudaLaunchGrid(function, width, height, NULL);
}
static inline CUresult cuLaunch(CUfunction function) { return (CUresult)__hipspvCudaLaunchGrid(function, 1, 1, NULL); }

/* The members in their order. */
static inline CUresult cuDeviceGetProperties(CUdevprop* properties, CUdevice device) {
  static const CUdevice_attribute attributes[] = {CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK,
                                                  CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_X,
                                                  CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Y,
                                                  CU_DEVICE_ATTRIBUTE_MAX_BLOCK_DIM_Z,
                                                  CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_X,
                                                  CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Y,
                                                  CU_DEVICE_ATTRIBUTE_MAX_GRID_DIM_Z,
                                                  CU_DEVICE_ATTRIBUTE_MAX_SHARED_MEMORY_PER_BLOCK,
                                                  CU_DEVICE_ATTRIBUTE_TOTAL_CONSTANT_MEMORY,
                                                  CU_DEVICE_ATTRIBUTE_WARP_SIZE,
                                                  CU_DEVICE_ATTRIBUTE_MAX_PITCH,
                                                  CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK,
                                                  CU_DEVICE_ATTRIBUTE_CLOCK_RATE,
                                                  CU_DEVICE_ATTRIBUTE_TEXTURE_ALIGNMENT};
  int* member = (int*)properties;
  size_t i;
  if (!properties) return CUDA_ERROR_INVALID_VALUE;
  for (i = 0; i < sizeof attributes / sizeof *attributes; ++i) {
    const CUresult result = cuDeviceGetAttribute(member + i, attributes[i], device);
    if (result != CUDA_SUCCESS) return result;
  }
  return CUDA_SUCCESS;
}

/* ---- Contexts of CUDA 11.4 and 12.5, and their attributes ------------------------------------- */

static inline CUresult cuCtxCreate_v3(CUcontext* context, CUexecAffinityParam* parameters, int count,
                                      unsigned int flags, CUdevice device) {
  (void)parameters;
  return count ? (CUresult)hipErrorNotSupported : (CUresult)hipCtxCreate(context, flags, device);
}

static inline CUresult cuCtxCreate_v4(CUcontext* context, CUctxCreateParams* wishes, unsigned int flags,
                                      CUdevice device) {
  if (wishes && (wishes->numExecAffinityParams || wishes->cigParams)) return (CUresult)hipErrorNotSupported;
  return (CUresult)hipCtxCreate(context, flags, device);
}

/* No device here keeps lines of its cache for later, so there are none to reset. */
static inline CUresult cuCtxResetPersistingL2Cache(void) { return (CUresult)hipFree(0); }

/* The ordinal of a context's device. */
static inline CUresult __hipspv_device_of_context(int* device, CUcontext context) {
  CUcontext popped;
  CUresult result = (CUresult)hipCtxPushCurrent(context), back;
  if (result != CUDA_SUCCESS) return result;
  result = (CUresult)hipCtxGetDevice(device);
  back = (CUresult)hipCtxPopCurrent(&popped);
  return result == CUDA_SUCCESS ? back : result;
}

static inline CUresult cuMemcpyPeer(CUdeviceptr to, CUcontext to_context, CUdeviceptr from, CUcontext from_context,
                                    size_t bytes) {
  int target, source;
  CUresult result = __hipspv_device_of_context(&target, to_context);
  if (result == CUDA_SUCCESS) result = __hipspv_device_of_context(&source, from_context);
  return result == CUDA_SUCCESS ? (CUresult)hipMemcpyPeer((void*)to, target, (void*)from, source, bytes) : result;
}

static inline CUresult cuMemcpyPeerAsync(CUdeviceptr to, CUcontext to_context, CUdeviceptr from, CUcontext from_context,
                                         size_t bytes, CUstream stream) {
  int target, source;
  CUresult result = __hipspv_device_of_context(&target, to_context);
  if (result == CUDA_SUCCESS) result = __hipspv_device_of_context(&source, from_context);
  return result == CUDA_SUCCESS ? (CUresult)hipMemcpyPeerAsync((void*)to, target, (void*)from, source, bytes, stream)
                                : result;
}

static inline CUresult cuCtxGetDevice_v2(CUdevice* device, CUcontext context) {
  return device ? __hipspv_device_of_context(device, context) : CUDA_ERROR_INVALID_VALUE;
}

static inline CUresult cuCtxGetDevResource(CUcontext context, CUdevResource* resource, CUdevResourceType type) {
  int device;
  CUresult result = __hipspv_device_of_context(&device, context);
  return result == CUDA_SUCCESS ? (CUresult)hipDeviceGetDevResource(device, resource, type) : result;
}

/* CUDA requires the flag. */
static inline CUresult cuGreenCtxCreate(CUgreenCtx* context, CUdevResourceDesc description, CUdevice device,
                                        unsigned int flags) {
  return flags == CU_GREEN_CTX_DEFAULT_STREAM ? (CUresult)hipGreenCtxCreate(context, description, device, 0)
                                              : CUDA_ERROR_INVALID_VALUE;
}

static inline CUresult cuCtxSynchronize_v2(CUcontext context) {
  CUcontext popped;
  CUresult result = (CUresult)hipCtxPushCurrent(context), back;
  if (result != CUDA_SUCCESS) return result;
  result = (CUresult)hipCtxSynchronize();
  back = (CUresult)hipCtxPopCurrent(&popped);
  return result == CUDA_SUCCESS ? back : result;
}

/* No device here limits a context to some of its multiprocessors. */
static inline CUresult cuDeviceGetExecAffinitySupport(int* supported, CUexecAffinityType type, CUdevice device) {
  (void)device;
  if (!supported || type != CU_EXEC_AFFINITY_TYPE_SM_COUNT) return CUDA_ERROR_INVALID_VALUE;
  *supported = 0;
  return CUDA_SUCCESS;
}

/* ---- Links: CUDA gives the sizes of the logs and the time in the options' values ------------------ */

#ifdef __cplusplus
extern "C"
#endif
    hipError_t __hipspvLinkCreate(unsigned int count, hipJitOption* options, void** values, CUlinkState* state);
static inline CUresult cuLinkCreate(unsigned int count, CUjit_option* options, void** values, CUlinkState* state) {
  return (CUresult)__hipspvLinkCreate(count, (hipJitOption*)options, values, state);
}

/* ---- Streams: HIP doesn't tell their contexts, none of which is a green one -------------------------- */

#ifdef __cplusplus
extern "C"
#endif
    hipError_t __hipspvStreamGetContext(CUstream stream, CUcontext* context);
static inline CUresult cuStreamGetCtx(CUstream stream, CUcontext* context) {
  return (CUresult)__hipspvStreamGetContext(stream, context);
}
static inline CUresult cuStreamGetCtx_v2(CUstream stream, CUcontext* context, CUgreenCtx* green) {
  if (green != NULL) *green = NULL;
  return cuStreamGetCtx(stream, context);
}

/* ---- Names of results: HIP's errors have other names --------------------------------------------------- */

#ifdef __cplusplus
extern "C" {
#endif
hipError_t __hipspvCudaResultName(int value, const char** name);
hipError_t __hipspvCudaResultText(int value, const char** text);
#ifdef __cplusplus
}
#endif
static inline CUresult cuGetErrorName(CUresult error, const char** name) {
  return (CUresult)__hipspvCudaResultName((int)error, name);
}
static inline CUresult cuGetErrorString(CUresult error, const char** text) {
  return (CUresult)__hipspvCudaResultText((int)error, text);
}

/* ---- Entry points: the first version doesn't tell why it found none --------------------------------- */

#ifdef __cplusplus
extern "C"
#endif
    hipError_t __hipspvGetDriverEntryPoint(const char* name, void** address, unsigned int version,
                                           unsigned long long flags, hipDriverEntryPointQueryResult* status);
static inline CUresult cuGetProcAddress_v2(const char* name, void** address, int version, cuuint64_t flags,
                                           CUdriverProcAddressQueryResult* status) {
  hipDriverEntryPointQueryResult found = hipDriverEntryPointSuccess;
  CUresult result =
      (CUresult)__hipspvGetDriverEntryPoint(name, address, (unsigned int)version, flags, status ? &found : NULL);
  if (status && result == CUDA_SUCCESS) *status = (CUdriverProcAddressQueryResult)found;
  return result;
}
static inline CUresult cuGetProcAddress(const char* name, void** address, int version, cuuint64_t flags) {
  return cuGetProcAddress_v2(name, address, version, flags, NULL);
}

/* ---- Loading: a module's functions are loaded with it ------------------------------------------- */

static inline CUresult cuModuleGetLoadingMode(CUmoduleLoadingMode* mode) {
  if (!mode) return CUDA_ERROR_INVALID_VALUE;
  *mode = CU_MODULE_EAGER_LOADING;
  return CUDA_SUCCESS;
}

static inline CUresult cuFuncIsLoaded(CUfunctionLoadingState* state, CUfunction function) {
  if (!state || !function) return CUDA_ERROR_INVALID_VALUE;
  *state = CU_FUNCTION_LOADING_STATE_LOADED;
  return CUDA_SUCCESS;
}

static inline CUresult cuFuncLoad(CUfunction function) { return function ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE; }

/* ---- Edges of graphs: all are plain dependencies ------------------------------------------------ */

static inline CUresult cuGraphAddDependencies_v2(CUgraph graph, const CUgraphNode* from, const CUgraphNode* to,
                                                 const CUgraphEdgeData* data, size_t count) {
  return __hipspv_has_edge_data(data, count) ? CUDA_ERROR_NOT_SUPPORTED
                                             : (CUresult)hipGraphAddDependencies(graph, from, to, count);
}
static inline CUresult cuGraphRemoveDependencies_v2(CUgraph graph, const CUgraphNode* from, const CUgraphNode* to,
                                                    const CUgraphEdgeData* data, size_t count) {
  return __hipspv_has_edge_data(data, count) ? CUDA_ERROR_INVALID_VALUE
                                             : (CUresult)hipGraphRemoveDependencies(graph, from, to, count);
}
static inline CUresult cuGraphGetEdges_v2(CUgraph graph, CUgraphNode* from, CUgraphNode* to, CUgraphEdgeData* data,
                                          size_t* count) {
  CUresult result = (CUresult)hipGraphGetEdges(graph, from, to, count);
  if (result == CUDA_SUCCESS) __hipspv_clear_edge_data(data, count);
  return result;
}
static inline CUresult cuGraphNodeGetDependencies_v2(CUgraphNode node, CUgraphNode* dependencies, CUgraphEdgeData* data,
                                                     size_t* count) {
  CUresult result = (CUresult)hipGraphNodeGetDependencies(node, dependencies, count);
  if (result == CUDA_SUCCESS) __hipspv_clear_edge_data(data, count);
  return result;
}
static inline CUresult cuGraphNodeGetDependentNodes_v2(CUgraphNode node, CUgraphNode* dependents, CUgraphEdgeData* data,
                                                       size_t* count) {
  CUresult result = (CUresult)hipGraphNodeGetDependentNodes(node, dependents, count);
  if (result == CUDA_SUCCESS) __hipspv_clear_edge_data(data, count);
  return result;
}
static inline CUresult cuStreamGetCaptureInfo_v3(CUstream stream, CUstreamCaptureStatus* status, cuuint64_t* id,
                                                 CUgraph* graph, const CUgraphNode** dependencies,
                                                 const CUgraphEdgeData** data, size_t* count) {
  unsigned long long found = 0;
  CUresult result = (CUresult)__hipspv_capture_info(stream, status, &found, graph, dependencies, data, count);
  if (id) *id = found;
  return result;
}
static inline CUresult cuStreamUpdateCaptureDependencies_v2(CUstream stream, CUgraphNode* dependencies,
                                                            const CUgraphEdgeData* data, size_t count,
                                                            unsigned int flags) {
  return __hipspv_has_edge_data(data, count)
             ? CUDA_ERROR_NOT_SUPPORTED
             : (CUresult)hipStreamUpdateCaptureDependencies(stream, dependencies, count, flags);
}

#include <hip/spirv_detail/cuda_conditional_nodes.h>

/* The context has no properties that a condition needs. */
static inline CUresult cuGraphConditionalHandleCreate(CUgraphConditionalHandle* handle, CUgraph graph,
                                                      CUcontext context, unsigned int value, unsigned int flags) {
  unsigned long long made = 0;
  CUresult result;
  (void)context;
  if (!handle) return CUDA_ERROR_INVALID_VALUE;
  result = (CUresult)__hipspvGraphConditionalHandleCreate(&made, graph, value, flags);
  if (result == CUDA_SUCCESS) *handle = made;
  return result;
}

/* ---- Nodes and instances of graphs --------------------------------------------------------------- */

#include <hip/spirv_detail/cuda_node_functions.inc>

/* CUDA 12's form. */
static inline CUresult cuGraphExecUpdate_v2(CUgraphExec exec, CUgraph graph, CUgraphExecUpdateResultInfo* info) {
  CUgraphExecUpdateResultInfo made = {CU_GRAPH_EXEC_UPDATE_ERROR, NULL, NULL};
  CUresult result = (CUresult)hipGraphExecUpdate(exec, graph, &made.errorNode, &made.result);
  if (info) *info = made;
  return result;
}

static inline CUresult cuEventElapsedTime_v2(float* milliseconds, CUevent begin, CUevent end) {
  return (CUresult)hipEventElapsedTime(milliseconds, begin, end);
}

/* ---- Occupancy with a function for the shared memory ------------------------------------------- */

/* The bytes of dynamic shared memory for a number of threads per block. */
typedef size_t (*CUoccupancyB2DSize)(int threads);

static inline CUresult cuOccupancyMaxPotentialBlockSizeWithFlags(int* blocks, int* threads, CUfunction function,
                                                                 CUoccupancyB2DSize bytes_of, size_t bytes, int limit,
                                                                 unsigned int flags) {
  int at_once = 0;
  CUresult result = (CUresult)hipModuleOccupancyMaxPotentialBlockSizeWithFlags(blocks, threads, function,
                                                                               bytes_of ? 0 : bytes, limit, flags);
  if (!bytes_of || result != CUDA_SUCCESS) return result;
  for (; *threads > 0; *threads /= 2) { /* smaller blocks, until the memory is enough */
    result = cuOccupancyMaxActiveBlocksPerMultiprocessor(&at_once, function, *threads, bytes_of(*threads));
    if (result != CUDA_SUCCESS || at_once > 0) return result;
  }
  *blocks = 0;
  return CUDA_SUCCESS;
}
static inline CUresult cuOccupancyMaxPotentialBlockSize(int* blocks, int* threads, CUfunction function,
                                                        CUoccupancyB2DSize bytes_of, size_t bytes, int limit) {
  return cuOccupancyMaxPotentialBlockSizeWithFlags(blocks, threads, function, bytes_of, bytes, limit, 0);
}

/* ---- Plain names of functions with several versions, by release --------------------------------- */

#ifndef __HIPSPV_HIP_RESULTS__ /* libraries have the first versions under these names */
#undef cuGraphExecUpdate
#undef cuStreamGetCaptureInfo
#define cuGetProcAddress cuGetProcAddress_v2
#define cuGraphAddKernelNode cuGraphAddKernelNode_v2
#define cuGraphExecKernelNodeSetParams cuGraphExecKernelNodeSetParams_v2
#define cuGraphExecUpdate cuGraphExecUpdate_v2
#define cuGraphKernelNodeGetParams cuGraphKernelNodeGetParams_v2
#define cuGraphKernelNodeSetParams cuGraphKernelNodeSetParams_v2
#if __HIPSPV_CUDA_VERSION__ < 13000
#define cuStreamGetCaptureInfo cuStreamGetCaptureInfo_v2
#endif
#endif
#if __HIPSPV_CUDA_VERSION__ < 13000
#ifdef __cplusplus
/* CUDA 11's form, with a log. */
#ifndef __HIPSPV_HIP_RESULTS__
static inline CUresult cuGraphInstantiate(CUgraphExec* exec, CUgraph graph, CUgraphNode* node, char* log,
                                          size_t bytes) {
  return cuGraphInstantiate_v2(exec, graph, node, log, bytes);
}
#endif
/* CUDA 13's form, for sources that don't ask for the release. The context has no properties to choose. */
static inline CUresult cuCtxCreate(CUcontext* context, CUctxCreateParams* wishes, unsigned int flags, CUdevice device) {
  return cuCtxCreate_v4(context, wishes, flags, device);
}
#endif
#else
#undef cuCtxCreate
#undef cuEventElapsedTime
#undef cuGraphAddDependencies
#undef cuGraphAddNode
#undef cuGraphGetEdges
#undef cuGraphNodeGetDependencies
#undef cuGraphNodeGetDependentNodes
#undef cuGraphRemoveDependencies
#undef cuStreamUpdateCaptureDependencies
#define cuCtxCreate cuCtxCreate_v4
#define cuEventElapsedTime cuEventElapsedTime_v2
#define cuGraphAddDependencies cuGraphAddDependencies_v2
#define cuGraphAddNode cuGraphAddNode_v2
#define cuGraphGetEdges cuGraphGetEdges_v2
#define cuGraphNodeGetDependencies cuGraphNodeGetDependencies_v2
#define cuGraphNodeGetDependentNodes cuGraphNodeGetDependentNodes_v2
#define cuGraphRemoveDependencies cuGraphRemoveDependencies_v2
#define cuMemAdvise cuMemAdvise_v2
#define cuMemPrefetchAsync cuMemPrefetchAsync_v2
#define cuStreamGetCaptureInfo cuStreamGetCaptureInfo_v3
#define cuStreamUpdateCaptureDependencies cuStreamUpdateCaptureDependencies_v2
#endif

#endif
