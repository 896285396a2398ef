/*
 * The CUDA runtime's functions in terms of HIP's.
 *
 * Names map by AMD's HIPIFY tables (CUDA2HIP_Runtime_API_functions.cpp). A function that HIP's
 * headers here don't declare is an error at its use.
 */
#ifndef HIPSPV_CUDA_RUNTIME_API_H
#define HIPSPV_CUDA_RUNTIME_API_H

#ifndef __CUDA_RUNTIME_API_H__
#define __CUDA_RUNTIME_API_H__
#endif

#include "driver_types.h"

/* The CUDA version of these names. */
#define CUDART_VERSION 12080
#define __CUDART_API_VERSION CUDART_VERSION
#define CUDART_CB
#ifndef CUDARTAPI
#define CUDARTAPI
#endif

/* ---- Devices ------------------------------------------------------------------------------- */

#define cudaChooseDevice hipChooseDevice
#define cudaDeviceGetAttribute hipDeviceGetAttribute
#define cudaDeviceGetByPCIBusId hipDeviceGetByPCIBusId
#define cudaDeviceGetCacheConfig hipDeviceGetCacheConfig
#define cudaDeviceGetLimit hipDeviceGetLimit
#define cudaDeviceGetP2PAttribute hipDeviceGetP2PAttribute
#define cudaDeviceGetPCIBusId hipDeviceGetPCIBusId
#define cudaDeviceGetStreamPriorityRange hipDeviceGetStreamPriorityRange
#define cudaDeviceReset hipDeviceReset
#define cudaDeviceSetCacheConfig hipDeviceSetCacheConfig
#define cudaDeviceSetLimit hipDeviceSetLimit
#define cudaDeviceSynchronize hipDeviceSynchronize
#define cudaGetDevice hipGetDevice
#define cudaGetDeviceCount hipGetDeviceCount
#define cudaGetDeviceFlags hipGetDeviceFlags
#define cudaGetDeviceProperties hipGetDeviceProperties
#define cudaIpcCloseMemHandle hipIpcCloseMemHandle
#define cudaIpcGetEventHandle hipIpcGetEventHandle
#define cudaIpcGetMemHandle hipIpcGetMemHandle
#define cudaIpcOpenEventHandle hipIpcOpenEventHandle
#define cudaIpcOpenMemHandle hipIpcOpenMemHandle
#define cudaSetDevice hipSetDevice
#define cudaSetDeviceFlags hipSetDeviceFlags
#define cudaSetValidDevices hipSetValidDevices
#define cudaDeviceGetTexture1DLinearMaxWidth hipDeviceGetTexture1DLinearMaxWidth
#define cudaDeviceGetDefaultMemPool hipDeviceGetDefaultMemPool
#define cudaDeviceSetMemPool hipDeviceSetMemPool
#define cudaDeviceGetMemPool hipDeviceGetMemPool

/* ---- Old device functions ------------------------------------------------------------------ */

#define cudaDeviceGetSharedMemConfig hipDeviceGetSharedMemConfig
#define cudaDeviceSetSharedMemConfig hipDeviceSetSharedMemConfig

/* ---- Old names of device functions --------------------------------------------------------- */

#define cudaThreadExit hipDeviceReset
#define cudaThreadGetCacheConfig hipDeviceGetCacheConfig
#define cudaThreadSetCacheConfig hipDeviceSetCacheConfig
#define cudaThreadSynchronize hipDeviceSynchronize

/* ---- Errors -------------------------------------------------------------------------------- */

#define cudaGetErrorName hipGetErrorName
#define cudaGetErrorString hipGetErrorString
#define cudaGetLastError hipGetLastError
#define cudaPeekAtLastError hipPeekAtLastError

/* ---- Streams ------------------------------------------------------------------------------- */

#define cudaStreamAddCallback hipStreamAddCallback
#define cudaStreamAttachMemAsync hipStreamAttachMemAsync
#define cudaStreamBeginCapture hipStreamBeginCapture
#define cudaStreamBeginCaptureToGraph hipStreamBeginCaptureToGraph
#define cudaStreamCreate hipStreamCreate
#define cudaStreamCreateWithFlags hipStreamCreateWithFlags
#define cudaStreamCreateWithPriority hipStreamCreateWithPriority
#define cudaStreamDestroy hipStreamDestroy
#define cudaStreamEndCapture hipStreamEndCapture
#define cudaStreamGetFlags hipStreamGetFlags
#define cudaStreamGetPriority hipStreamGetPriority
#define cudaStreamIsCapturing hipStreamIsCapturing
#define cudaStreamGetCaptureInfo hipStreamGetCaptureInfo
#define cudaStreamGetCaptureInfo_v2 hipStreamGetCaptureInfo_v2
#define cudaStreamUpdateCaptureDependencies hipStreamUpdateCaptureDependencies
#define cudaStreamQuery hipStreamQuery
#define cudaStreamSynchronize hipStreamSynchronize
#define cudaStreamWaitEvent hipStreamWaitEvent
#define cudaThreadExchangeStreamCaptureMode hipThreadExchangeStreamCaptureMode
#define cudaStreamGetId hipStreamGetId
#define cudaStreamGetDevice hipStreamGetDevice
#define cudaStreamSetAttribute hipStreamSetAttribute
#define cudaStreamGetAttribute hipStreamGetAttribute
#define cudaStreamCopyAttributes hipStreamCopyAttributes

/* ---- Events -------------------------------------------------------------------------------- */

#define cudaEventCreate hipEventCreate
#define cudaEventCreateWithFlags hipEventCreateWithFlags
#define cudaEventDestroy hipEventDestroy
#define cudaEventElapsedTime hipEventElapsedTime
#define cudaEventQuery hipEventQuery
#define cudaEventRecord hipEventRecord
#define cudaEventRecordWithFlags hipEventRecordWithFlags
#define cudaEventRecordDefault hipEventRecordDefault
#define cudaEventRecordExternal hipEventRecordExternal
#define cudaEventWaitDefault hipEventWaitDefault
#define cudaEventWaitExternal hipEventWaitExternal
#define cudaEventSynchronize hipEventSynchronize

/* ---- Memory and semaphores of other APIs --------------------------------------------------- */

#define cudaDestroyExternalMemory hipDestroyExternalMemory
#define cudaDestroyExternalSemaphore hipDestroyExternalSemaphore
#define cudaExternalMemoryGetMappedBuffer hipExternalMemoryGetMappedBuffer
#define cudaExternalMemoryGetMappedMipmappedArray hipExternalMemoryGetMappedMipmappedArray
#define cudaImportExternalMemory hipImportExternalMemory
#define cudaImportExternalSemaphore hipImportExternalSemaphore
#define cudaSignalExternalSemaphoresAsync hipSignalExternalSemaphoresAsync
#define cudaWaitExternalSemaphoresAsync hipWaitExternalSemaphoresAsync

/* ---- Launches ------------------------------------------------------------------------------ */

#define cudaFuncGetAttributes hipFuncGetAttributes
#define cudaFuncSetAttribute hipFuncSetAttribute
#define cudaFuncSetCacheConfig hipFuncSetCacheConfig
#define cudaLaunchCooperativeKernel hipLaunchCooperativeKernel
#define cudaLaunchCooperativeKernelMultiDevice hipLaunchCooperativeKernelMultiDevice
#define cudaLaunchHostFunc hipLaunchHostFunc
#define cudaLaunchKernel hipLaunchKernel
#define cudaLaunchKernelExC hipLaunchKernelExC
#define cudaLaunchKernelEx hipLaunchKernelEx

/* ---- Occupancy ----------------------------------------------------------------------------- */

#define cudaOccupancyMaxActiveBlocksPerMultiprocessor hipOccupancyMaxActiveBlocksPerMultiprocessor
#define cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags hipOccupancyMaxActiveBlocksPerMultiprocessorWithFlags
#define cudaOccupancyAvailableDynamicSMemPerBlock hipOccupancyAvailableDynamicSMemPerBlock
#define cudaOccupancyMaxPotentialBlockSize hipOccupancyMaxPotentialBlockSize
#define cudaOccupancyMaxPotentialBlockSizeWithFlags hipOccupancyMaxPotentialBlockSizeWithFlags
#define cudaOccupancyMaxPotentialBlockSizeVariableSMem hipOccupancyMaxPotentialBlockSizeVariableSMem
#define cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags hipOccupancyMaxPotentialBlockSizeVariableSMemWithFlags

/* ---- Memory -------------------------------------------------------------------------------- */

#define cudaArrayGetInfo hipArrayGetInfo
#define cudaFree hipFree
#define cudaFreeArray hipFreeArray
#define cudaFreeHost hipHostFree
#define cudaFreeMipmappedArray hipFreeMipmappedArray
#define cudaGetMipmappedArrayLevel hipGetMipmappedArrayLevel
#define cudaGetSymbolAddress hipGetSymbolAddress
#define cudaGetSymbolSize hipGetSymbolSize
#define cudaHostAlloc hipHostAlloc
#define cudaHostGetDevicePointer hipHostGetDevicePointer
#define cudaHostGetFlags hipHostGetFlags
#define cudaHostRegister hipHostRegister
#define cudaHostUnregister hipHostUnregister
#define cudaMalloc hipMalloc
#define cudaMalloc3D hipMalloc3D
#define cudaMalloc3DArray hipMalloc3DArray
#define cudaMallocArray hipMallocArray
#define cudaMallocHost hipMallocHost
#define cudaMallocManaged hipMallocManaged
#define cudaMallocMipmappedArray hipMallocMipmappedArray
#define cudaMallocPitch hipMallocPitch
#define cudaMemAdvise hipMemAdvise
#define cudaMemcpy hipMemcpy
#define cudaMemcpy2D hipMemcpy2D
#define cudaMemcpy2DArrayToArray hipMemcpy2DArrayToArray
#define cudaMemcpy2DAsync hipMemcpy2DAsync
#define cudaMemcpy2DFromArray hipMemcpy2DFromArray
#define cudaMemcpy2DFromArrayAsync hipMemcpy2DFromArrayAsync
#define cudaMemcpy2DToArray hipMemcpy2DToArray
#define cudaMemcpy2DToArrayAsync hipMemcpy2DToArrayAsync
#define cudaMemcpy3D hipMemcpy3D
#define cudaMemcpy3DAsync hipMemcpy3DAsync
#define cudaMemcpyAsync hipMemcpyAsync
#define cudaMemcpyFromSymbol hipMemcpyFromSymbol
#define cudaMemcpyFromSymbolAsync hipMemcpyFromSymbolAsync
#define cudaMemcpyPeer hipMemcpyPeer
#define cudaMemcpyPeerAsync hipMemcpyPeerAsync
#define cudaMemcpy3DPeer hipMemcpy3DPeer
#define cudaMemcpy3DPeerAsync hipMemcpy3DPeerAsync
#define cudaMemcpyBatchAsync hipMemcpyBatchAsync
#define cudaMemcpy3DBatchAsync hipMemcpy3DBatchAsync
#define cudaMemPrefetchAsync_v2 hipMemPrefetchAsync_v2
#define cudaMemAdvise_v2 hipMemAdvise_v2
#define cudaMemcpyToSymbol hipMemcpyToSymbol
#define cudaMemcpyToSymbolAsync hipMemcpyToSymbolAsync
#define cudaMemGetInfo hipMemGetInfo
#define cudaMemPrefetchAsync hipMemPrefetchAsync
#define cudaMemRangeGetAttribute hipMemRangeGetAttribute
#define cudaMemRangeGetAttributes hipMemRangeGetAttributes
#define cudaMemset hipMemset
#define cudaMemset2D hipMemset2D
#define cudaMemset2DAsync hipMemset2DAsync
#define cudaMemset3D hipMemset3D
#define cudaMemset3DAsync hipMemset3DAsync
#define cudaMemsetAsync hipMemsetAsync
#define make_cudaExtent make_hipExtent
#define make_cudaPitchedPtr make_hipPitchedPtr
#define make_cudaPos make_hipPos

/* ---- Old copies ---------------------------------------------------------------------------- */

#define cudaMemcpyFromArray hipMemcpyFromArray
#define cudaMemcpyToArray hipMemcpyToArray

/* ---- Memory in stream order ---------------------------------------------------------------- */

#define cudaMallocAsync hipMallocAsync
#define cudaFreeAsync hipFreeAsync
#define cudaMallocFromPoolAsync hipMallocFromPoolAsync
#define cudaMemGetDefaultMemPool hipMemGetDefaultMemPool
#define cudaMemGetMemPool hipMemGetMemPool
#define cudaMemSetMemPool hipMemSetMemPool
#define cudaMemPoolTrimTo hipMemPoolTrimTo
#define cudaMemPoolSetAttribute hipMemPoolSetAttribute
#define cudaMemPoolGetAttribute hipMemPoolGetAttribute
#define cudaMemPoolSetAccess hipMemPoolSetAccess
#define cudaMemPoolGetAccess hipMemPoolGetAccess
#define cudaMemPoolCreate hipMemPoolCreate
#define cudaMemPoolDestroy hipMemPoolDestroy
#define cudaMemPoolExportToShareableHandle hipMemPoolExportToShareableHandle
#define cudaMemPoolImportFromShareableHandle hipMemPoolImportFromShareableHandle
#define cudaMemPoolExportPointer hipMemPoolExportPointer
#define cudaMemPoolImportPointer hipMemPoolImportPointer

/* ---- Addresses ----------------------------------------------------------------------------- */

#define cudaPointerGetAttributes hipPointerGetAttributes

/* ---- Peers --------------------------------------------------------------------------------- */

#define cudaDeviceCanAccessPeer hipDeviceCanAccessPeer
#define cudaDeviceDisablePeerAccess hipDeviceDisablePeerAccess
#define cudaDeviceEnablePeerAccess hipDeviceEnablePeerAccess

/* ---- Graphics resources -------------------------------------------------------------------- */

#define cudaGraphicsMapResources hipGraphicsMapResources
#define cudaGraphicsResourceGetMappedPointer hipGraphicsResourceGetMappedPointer
#define cudaGraphicsSubResourceGetMappedArray hipGraphicsSubResourceGetMappedArray
#define cudaGraphicsUnmapResources hipGraphicsUnmapResources
#define cudaGraphicsUnregisterResource hipGraphicsUnregisterResource
/* Always an error: no device shares memory with graphics, so there are no resources. */
static inline cudaError_t cudaGraphicsResourceSetMapFlags(cudaGraphicsResource_t resource, unsigned int flags) {
  (void)resource;
  (void)flags;
  return cudaErrorNotSupported;
}

/* ---- Textures ------------------------------------------------------------------------------ */

#define cudaCreateTextureObject hipCreateTextureObject
#define cudaDestroyTextureObject hipDestroyTextureObject
#define cudaGetTextureObjectResourceDesc hipGetTextureObjectResourceDesc
#define cudaGetTextureObjectResourceViewDesc hipGetTextureObjectResourceViewDesc
#define cudaGetTextureObjectTextureDesc hipGetTextureObjectTextureDesc
#define cudaCreateChannelDesc hipCreateChannelDesc
#define cudaGetChannelDesc hipGetChannelDesc

/* ---- Texture references -------------------------------------------------------------------- */

#define cudaBindTexture hipBindTexture
#define cudaBindTexture2D hipBindTexture2D
#define cudaBindTextureToArray hipBindTextureToArray
#define cudaBindTextureToMipmappedArray hipBindTextureToMipmappedArray
#define cudaGetTextureAlignmentOffset hipGetTextureAlignmentOffset
#define cudaGetTextureReference hipGetTextureReference
#define cudaUnbindTexture hipUnbindTexture

/* ---- Surfaces ------------------------------------------------------------------------------ */

#define cudaCreateSurfaceObject hipCreateSurfaceObject
#define cudaDestroySurfaceObject hipDestroySurfaceObject

/* ---- Versions ------------------------------------------------------------------------------ */

#define cudaDriverGetVersion hipDriverGetVersion
#define cudaRuntimeGetVersion hipRuntimeGetVersion

/* ---- Graphs -------------------------------------------------------------------------------- */

#define cudaGraphAddChildGraphNode hipGraphAddChildGraphNode
#define cudaGraphAddDependencies hipGraphAddDependencies
#define cudaGraphAddEmptyNode hipGraphAddEmptyNode
#define cudaGraphAddHostNode hipGraphAddHostNode
#define cudaGraphAddKernelNode hipGraphAddKernelNode
#define cudaGraphAddMemcpyNode hipGraphAddMemcpyNode
#define cudaGraphAddMemsetNode hipGraphAddMemsetNode
#define cudaGraphChildGraphNodeGetGraph hipGraphChildGraphNodeGetGraph
#define cudaGraphClone hipGraphClone
#define cudaGraphCreate hipGraphCreate
#define cudaGraphDebugDotPrint hipGraphDebugDotPrint
#define cudaGraphDestroy hipGraphDestroy
#define cudaGraphDestroyNode hipGraphDestroyNode
#define cudaGraphExecDestroy hipGraphExecDestroy
#define cudaGraphGetEdges hipGraphGetEdges
#define cudaGraphGetNodes hipGraphGetNodes
#define cudaGraphGetRootNodes hipGraphGetRootNodes
#define cudaGraphHostNodeGetParams hipGraphHostNodeGetParams
#define cudaGraphHostNodeSetParams hipGraphHostNodeSetParams
#define cudaGraphInstantiate hipGraphInstantiate
#define cudaGraphKernelNodeCopyAttributes hipGraphKernelNodeCopyAttributes
#define cudaGraphKernelNodeGetAttribute hipGraphKernelNodeGetAttribute
#define cudaGraphKernelNodeSetAttribute hipGraphKernelNodeSetAttribute
#define cudaGraphExecKernelNodeSetParams hipGraphExecKernelNodeSetParams
#define cudaGraphExecMemcpyNodeSetParams hipGraphExecMemcpyNodeSetParams
#define cudaGraphExecMemsetNodeSetParams hipGraphExecMemsetNodeSetParams
#define cudaGraphExecHostNodeSetParams hipGraphExecHostNodeSetParams
#define cudaGraphExecUpdate __hipspv_graph_exec_update
#define cudaGraphKernelNodeGetParams hipGraphKernelNodeGetParams
#define cudaGraphKernelNodeSetParams hipGraphKernelNodeSetParams
#define cudaGraphLaunch hipGraphLaunch
#define cudaGraphMemcpyNodeGetParams hipGraphMemcpyNodeGetParams
#define cudaGraphMemcpyNodeSetParams hipGraphMemcpyNodeSetParams
#define cudaGraphMemsetNodeGetParams hipGraphMemsetNodeGetParams
#define cudaGraphMemsetNodeSetParams hipGraphMemsetNodeSetParams
#define cudaGraphNodeFindInClone hipGraphNodeFindInClone
#define cudaGraphNodeGetDependencies hipGraphNodeGetDependencies
#define cudaGraphNodeGetDependentNodes hipGraphNodeGetDependentNodes
#define cudaGraphNodeGetEnabled hipGraphNodeGetEnabled
#define cudaGraphNodeGetType hipGraphNodeGetType
#define cudaGraphRemoveDependencies hipGraphRemoveDependencies
#define cudaGraphAddMemcpyNodeToSymbol hipGraphAddMemcpyNodeToSymbol
#define cudaGraphAddMemcpyNodeFromSymbol hipGraphAddMemcpyNodeFromSymbol
#define cudaGraphAddMemcpyNode1D hipGraphAddMemcpyNode1D
#define cudaGraphMemcpyNodeSetParamsToSymbol hipGraphMemcpyNodeSetParamsToSymbol
#define cudaGraphMemcpyNodeSetParamsFromSymbol hipGraphMemcpyNodeSetParamsFromSymbol
#define cudaGraphMemcpyNodeSetParams1D hipGraphMemcpyNodeSetParams1D
#define cudaGraphAddEventRecordNode hipGraphAddEventRecordNode
#define cudaGraphEventRecordNodeGetEvent hipGraphEventRecordNodeGetEvent
#define cudaGraphEventRecordNodeSetEvent hipGraphEventRecordNodeSetEvent
#define cudaGraphAddEventWaitNode hipGraphAddEventWaitNode
#define cudaGraphEventWaitNodeGetEvent hipGraphEventWaitNodeGetEvent
#define cudaGraphEventWaitNodeSetEvent hipGraphEventWaitNodeSetEvent
#define cudaGraphExecMemcpyNodeSetParamsToSymbol hipGraphExecMemcpyNodeSetParamsToSymbol
#define cudaGraphExecMemcpyNodeSetParamsFromSymbol hipGraphExecMemcpyNodeSetParamsFromSymbol
#define cudaGraphExecMemcpyNodeSetParams1D hipGraphExecMemcpyNodeSetParams1D
#define cudaGraphExecChildGraphNodeSetParams hipGraphExecChildGraphNodeSetParams
#define cudaGraphExecEventRecordNodeSetEvent hipGraphExecEventRecordNodeSetEvent
#define cudaGraphExecEventWaitNodeSetEvent hipGraphExecEventWaitNodeSetEvent
#define cudaGraphUpload hipGraphUpload
#define cudaGraphAddExternalSemaphoresSignalNode hipGraphAddExternalSemaphoresSignalNode
#define cudaGraphExternalSemaphoresSignalNodeGetParams hipGraphExternalSemaphoresSignalNodeGetParams
#define cudaGraphExternalSemaphoresSignalNodeSetParams hipGraphExternalSemaphoresSignalNodeSetParams
#define cudaGraphAddExternalSemaphoresWaitNode hipGraphAddExternalSemaphoresWaitNode
#define cudaGraphExternalSemaphoresWaitNodeGetParams hipGraphExternalSemaphoresWaitNodeGetParams
#define cudaGraphExternalSemaphoresWaitNodeSetParams hipGraphExternalSemaphoresWaitNodeSetParams
#define cudaGraphExecExternalSemaphoresSignalNodeSetParams hipGraphExecExternalSemaphoresSignalNodeSetParams
#define cudaGraphExecExternalSemaphoresWaitNodeSetParams hipGraphExecExternalSemaphoresWaitNodeSetParams
#define cudaUserObjectCreate hipUserObjectCreate
#define cudaUserObjectRetain hipUserObjectRetain
#define cudaUserObjectRelease hipUserObjectRelease
#define cudaGraphRetainUserObject hipGraphRetainUserObject
#define cudaGraphReleaseUserObject hipGraphReleaseUserObject
#define cudaGraphAddMemAllocNode hipGraphAddMemAllocNode
#define cudaGraphMemAllocNodeGetParams hipGraphMemAllocNodeGetParams
#define cudaGraphAddMemFreeNode hipGraphAddMemFreeNode
#define cudaGraphMemFreeNodeGetParams hipGraphMemFreeNodeGetParams
#define cudaDeviceGraphMemTrim hipDeviceGraphMemTrim
#define cudaDeviceGetGraphMemAttribute hipDeviceGetGraphMemAttribute
#define cudaDeviceSetGraphMemAttribute hipDeviceSetGraphMemAttribute
#define cudaGraphInstantiateWithFlags hipGraphInstantiateWithFlags
#define cudaGraphNodeSetEnabled hipGraphNodeSetEnabled
#define cudaGraphInstantiateWithParams hipGraphInstantiateWithParams
#define cudaGraphExecGetFlags hipGraphExecGetFlags
#define cudaGraphAddNode hipGraphAddNode
#define cudaGraphNodeSetParams hipGraphNodeSetParams
#define cudaGraphExecNodeSetParams hipGraphExecNodeSetParams

/* ---- Entry points -------------------------------------------------------------------------- */

/* All requested versions have the same functions here. */
static inline cudaError_t cudaGetDriverEntryPointByVersion(const char* symbol, void** function, unsigned int version,
                                                           unsigned long long flags,
                                                           enum cudaDriverEntryPointQueryResult* status) {
  (void)version;
  return hipGetDriverEntryPoint(symbol, function, flags, status);
}
#ifdef __cplusplus
static inline cudaError_t cudaGetDriverEntryPoint(const char* symbol, void** function, unsigned long long flags,
                                                  cudaDriverEntryPointQueryResult* status = NULL) {
#else
static inline cudaError_t cudaGetDriverEntryPoint(const char* symbol, void** function, unsigned long long flags,
                                                  enum cudaDriverEntryPointQueryResult* status) {
#endif
  return hipGetDriverEntryPoint(symbol, function, flags, status);
}

/* ---- Libraries and kernels ------------------------------------------------------------------- */

#define cudaLibraryLoadData hipLibraryLoadData
#define cudaLibraryLoadFromFile hipLibraryLoadFromFile
#define cudaLibraryUnload hipLibraryUnload
#define cudaLibraryGetKernel hipLibraryGetKernel
#define cudaLibraryGetKernelCount hipLibraryGetKernelCount
#define cudaLibraryEnumerateKernels hipLibraryEnumerateKernels
#define cudaLibraryGetGlobal hipLibraryGetGlobal
#define cudaLibraryGetManaged hipLibraryGetManaged
static inline cudaError_t cudaKernelSetAttributeForDevice(cudaKernel_t kernel, enum cudaFuncAttribute attribute,
                                                          int value, int device) {
  return hipKernelSetAttribute((hipFunction_attribute)attribute, value, kernel, device);
}
/* The kernel with a host address: a function's handle is a kernel's, too. */
static inline cudaError_t cudaGetKernel(cudaKernel_t* kernel, const void* function) {
  return hipGetFuncBySymbol((hipFunction_t*)kernel, function);
}
static inline cudaError_t cudaFuncGetName(const char** name, const void* function) {
  cudaKernel_t kernel;
  cudaError_t result = cudaGetKernel(&kernel, function);
  return result == cudaSuccess ? hipKernelGetName(name, kernel) : result;
}
static inline cudaError_t cudaFuncGetParamInfo(const void* function, size_t index, size_t* offset, size_t* size) {
  cudaKernel_t kernel;
  cudaError_t result = cudaGetKernel(&kernel, function);
  return result == cudaSuccess ? hipKernelGetParamInfo(kernel, index, offset, size) : result;
}

/* ---- Devices' state -------------------------------------------------------------------------- */

/* Opens the device, without changing the current one. */
static inline cudaError_t cudaInitDevice(int device, unsigned int device_flags, unsigned int flags) {
  int current = 0;
  cudaError_t result, back;
  if (flags & ~(unsigned int)cudaInitDeviceFlagsAreValid) return cudaErrorInvalidValue;
  result = hipGetDevice(&current);
  if (result == cudaSuccess) result = hipSetDevice(device);
  if (result != cudaSuccess) return result;
  result = flags ? hipSetDeviceFlags(device_flags) : hipFree(NULL);
  back = hipSetDevice(current);
  return result == cudaSuccess ? back : result;
}
/* No device here keeps lines of its cache for later, so there are none to reset. */
static inline cudaError_t cudaCtxResetPersistingL2Cache(void) { return hipFree(NULL); }

/* ---- Driver -------------------------------------------------------------------------------- */

#define cudaGetFuncBySymbol hipGetFuncBySymbol

/* ---- Profiler ------------------------------------------------------------------------------ */

#define cudaProfilerStart hipProfilerStart
#define cudaProfilerStop hipProfilerStop

/* CUDA accepts a null pointer for the node that doesn't fit, HIP doesn't. */
static inline cudaError_t __hipspv_graph_exec_update(cudaGraphExec_t exec, cudaGraph_t graph, cudaGraphNode_t* node,
                                                     cudaGraphExecUpdateResult* result) {
  cudaGraphNode_t ignored;
  return hipGraphExecUpdate(exec, graph, node ? node : &ignored, result);
}

#endif
