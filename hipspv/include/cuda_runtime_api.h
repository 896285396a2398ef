/*
 * The CUDA runtime's functions in terms of HIP's. cuda_names.txt has the names that are HIP's own under another name. A
 * function that HIP's headers here don't declare is an error at its use.
 */
#ifndef HIPSPV_CUDA_RUNTIME_API_H
#define HIPSPV_CUDA_RUNTIME_API_H

#ifndef __CUDA_RUNTIME_API_H__
#define __CUDA_RUNTIME_API_H__
#endif

#include "driver_types.h"

#include <hip/spirv_detail/cuda_graph_edges.h>
#include <hip/spirv_detail/cuda_runtime_names.h>

/* The CUDA version of these names. */
#if __HIPSPV_CUDA_VERSION__ < 13000
#define CUDART_VERSION 12080
#else
#define CUDART_VERSION 13000
#endif
#define __CUDART_API_VERSION CUDART_VERSION
#define CUDART_CB
#ifndef CUDARTAPI
#define CUDARTAPI
#endif

/* ---- Versions: HIP's are others ---------------------------------------------------------------- */

static inline cudaError_t cudaRuntimeGetVersion(int* version) {
  if (version == NULL) return cudaErrorInvalidValue;
  *version = CUDART_VERSION;
  return cudaSuccess;
}
static inline cudaError_t cudaDriverGetVersion(int* version) { return cudaRuntimeGetVersion(version); }

/* ---- Attributes, in CUDA's values -------------------------------------------------------------- */

static inline cudaError_t cudaDeviceGetAttribute(int* value, enum cudaDeviceAttr attribute, int device) {
  return __hipspv_cuda_attribute(value, attribute, device);
}

static inline cudaError_t cudaDeviceGetP2PAttribute(int* value, enum cudaDeviceP2PAttr attribute, int from, int to) {
  return __hipspv_cuda_p2p_attribute(value, attribute, from, to);
}

static inline cudaError_t cudaGraphNodeGetType(cudaGraphNode_t node, enum cudaGraphNodeType* type) {
  return __hipspv_cuda_node_type(node, type);
}

/* ---- Errors: HIP has other names ------------------------------------------------------------- */

#ifdef __cplusplus
extern "C" {
#endif
const char* __hipspvCudaErrorName(int error);
const char* __hipspvCudaErrorText(int error);
#ifdef __cplusplus
}
#endif
static inline const char* cudaGetErrorName(cudaError_t error) { return __hipspvCudaErrorName((int)error); }
static inline const char* cudaGetErrorString(cudaError_t error) { return __hipspvCudaErrorText((int)error); }

/* ---- Graphics resources -------------------------------------------------------------------- */

/* Always an error: no device shares memory with graphics, so there are no resources. */
static inline cudaError_t cudaGraphicsResourceSetMapFlags(cudaGraphicsResource_t resource, unsigned int flags) {
  (void)resource;
  (void)flags;
  return cudaErrorNotSupported;
}

/* ---- Entry points -------------------------------------------------------------------------- */

#ifdef __cplusplus
extern "C"
#endif
    hipError_t __hipspvGetDriverEntryPoint(const char* name, void** address, unsigned int version,
                                           unsigned long long flags, hipDriverEntryPointQueryResult* status);
/* The form that a function has in a version of CUDA. */
static inline cudaError_t cudaGetDriverEntryPointByVersion(const char* symbol, void** function, unsigned int version,
                                                           unsigned long long flags,
                                                           enum cudaDriverEntryPointQueryResult* status) {
#ifdef HIP_API_PER_THREAD_DEFAULT_STREAM
  if (flags == hipEnableDefault) flags = hipEnablePerThreadDefaultStream;
#endif
  return __hipspvGetDriverEntryPoint(symbol, function, version, flags, status);
}
#ifdef __cplusplus
static inline cudaError_t cudaGetDriverEntryPoint(const char* symbol, void** function, unsigned long long flags,
                                                  cudaDriverEntryPointQueryResult* status = NULL) {
#else
static inline cudaError_t cudaGetDriverEntryPoint(const char* symbol, void** function, unsigned long long flags,
                                                  enum cudaDriverEntryPointQueryResult* status) {
#endif
  return cudaGetDriverEntryPointByVersion(symbol, function, CUDART_VERSION, flags, status);
}

/* ---- Libraries and kernels ------------------------------------------------------------------- */

static inline cudaError_t cudaLibraryLoadData(cudaLibrary_t* library, const void* code, enum cudaJitOption* options,
                                              void** values, unsigned int count, hipLibraryOption* library_options,
                                              void** library_values, unsigned int library_count) {
  return hipLibraryLoadData(library, code, (hipJitOption*)options, values, count, library_options, library_values,
                            library_count);
}
static inline cudaError_t cudaLibraryLoadFromFile(cudaLibrary_t* library, const char* path, enum cudaJitOption* options,
                                                  void** values, unsigned int count, hipLibraryOption* library_options,
                                                  void** library_values, unsigned int library_count) {
  return hipLibraryLoadFromFile(library, path, (hipJitOption*)options, values, count, library_options, library_values,
                                library_count);
}

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

/* ---- Graphs ------------------------------------------------------------------------------------ */

/* CUDA 12's form, which has the failing nodes in one structure. */
typedef struct cudaGraphExecUpdateResultInfo_st {
  cudaGraphExecUpdateResult result;
  cudaGraphNode_t errorNode;
  cudaGraphNode_t errorFromNode;
} cudaGraphExecUpdateResultInfo;
static inline cudaError_t cudaGraphExecUpdate(cudaGraphExec_t exec, cudaGraph_t graph,
                                              cudaGraphExecUpdateResultInfo* info) {
  cudaGraphExecUpdateResultInfo made = {cudaGraphExecUpdateError, NULL, NULL};
  cudaError_t result = hipGraphExecUpdate(exec, graph, &made.errorNode, &made.result);
  if (info) *info = made;
  return result;
}

/* HIP's types lack them where a HIP header comes before CUDA's. */
#ifdef HIPSPV_CONDITIONAL_NODES
#include <hip/spirv_detail/cuda_conditional_nodes.h>

#ifdef __cplusplus
static inline cudaError_t cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle* handle, cudaGraph_t graph,
                                                           unsigned int value = 0, unsigned int flags = 0) {
#else
static inline cudaError_t cudaGraphConditionalHandleCreate(cudaGraphConditionalHandle* handle, cudaGraph_t graph,
                                                           unsigned int value, unsigned int flags) {
#endif
  return __hipspvGraphConditionalHandleCreate(handle, graph, value, flags);
}
#endif

/* A capture to the program's own graph needs no result. */
static inline cudaError_t cudaStreamEndCapture(cudaStream_t stream, cudaGraph_t* graph) {
  cudaGraph_t own;
  return hipStreamEndCapture(stream, graph ? graph : &own);
}

static inline cudaError_t cudaGraphAddNode(cudaGraphNode_t* node, cudaGraph_t graph,
                                           const cudaGraphNode_t* dependencies, size_t count,
                                           cudaGraphNodeParams* parameters) {
#ifdef HIPSPV_CONDITIONAL_NODES
  if (parameters && (int)parameters->type == cudaGraphNodeTypeConditional)
    return __hipspvGraphAddConditionalNode(node, graph, dependencies, count, parameters->conditional.handle,
                                           parameters->conditional.type, parameters->conditional.size,
                                           &parameters->conditional.phGraph_out);
#endif
  return hipGraphAddNode(node, graph, dependencies, count, parameters);
}
static inline cudaError_t cudaGraphAddNode_v2(cudaGraphNode_t* node, cudaGraph_t graph,
                                              const cudaGraphNode_t* dependencies, const cudaGraphEdgeData* data,
                                              size_t count, cudaGraphNodeParams* parameters) {
  return __hipspv_has_edge_data(data, count) ? cudaErrorNotSupported
                                             : (cudaGraphAddNode)(node, graph, dependencies, count, parameters);
}
static inline cudaError_t cudaGraphAddDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t* from,
                                                      const cudaGraphNode_t* to, const cudaGraphEdgeData* data,
                                                      size_t count) {
  return __hipspv_has_edge_data(data, count) ? cudaErrorNotSupported : hipGraphAddDependencies(graph, from, to, count);
}
static inline cudaError_t cudaGraphRemoveDependencies_v2(cudaGraph_t graph, const cudaGraphNode_t* from,
                                                         const cudaGraphNode_t* to, const cudaGraphEdgeData* data,
                                                         size_t count) {
  return __hipspv_has_edge_data(data, count) ? cudaErrorInvalidValue
                                             : hipGraphRemoveDependencies(graph, from, to, count);
}
static inline cudaError_t cudaGraphGetEdges_v2(cudaGraph_t graph, cudaGraphNode_t* from, cudaGraphNode_t* to,
                                               cudaGraphEdgeData* data, size_t* count) {
  cudaError_t result = hipGraphGetEdges(graph, from, to, count);
  if (result == cudaSuccess) __hipspv_clear_edge_data(data, count);
  return result;
}
static inline cudaError_t cudaGraphNodeGetDependencies_v2(cudaGraphNode_t node, cudaGraphNode_t* dependencies,
                                                          cudaGraphEdgeData* data, size_t* count) {
  cudaError_t result = hipGraphNodeGetDependencies(node, dependencies, count);
  if (result == cudaSuccess) __hipspv_clear_edge_data(data, count);
  return result;
}
static inline cudaError_t cudaGraphNodeGetDependentNodes_v2(cudaGraphNode_t node, cudaGraphNode_t* dependents,
                                                            cudaGraphEdgeData* data, size_t* count) {
  cudaError_t result = hipGraphNodeGetDependentNodes(node, dependents, count);
  if (result == cudaSuccess) __hipspv_clear_edge_data(data, count);
  return result;
}
static inline cudaError_t cudaStreamGetCaptureInfo_v3(cudaStream_t stream, cudaStreamCaptureStatus* status,
                                                      unsigned long long* id, cudaGraph_t* graph,
                                                      const cudaGraphNode_t** dependencies,
                                                      const cudaGraphEdgeData** data, size_t* count) {
  return __hipspv_capture_info(stream, status, id, graph, dependencies, data, count);
}
static inline cudaError_t cudaStreamUpdateCaptureDependencies_v2(cudaStream_t stream, cudaGraphNode_t* dependencies,
                                                                 const cudaGraphEdgeData* data, size_t count,
                                                                 unsigned int flags) {
  return __hipspv_has_edge_data(data, count) ? cudaErrorNotSupported
                                             : hipStreamUpdateCaptureDependencies(stream, dependencies, count, flags);
}
static inline cudaError_t cudaEventElapsedTime_v2(float* milliseconds, cudaEvent_t begin, cudaEvent_t end) {
  return hipEventElapsedTime(milliseconds, begin, end);
}

/* ---- What CUDA 13 has changed and removed ------------------------------------------------------- */

#if __HIPSPV_CUDA_VERSION__ >= 13000
#undef cudaGraphAddDependencies
#undef cudaGraphGetEdges
#undef cudaGraphNodeGetDependencies
#undef cudaGraphNodeGetDependentNodes
#undef cudaGraphRemoveDependencies
#undef cudaStreamGetCaptureInfo
#undef cudaStreamUpdateCaptureDependencies
#define cudaGraphAddDependencies cudaGraphAddDependencies_v2
#define cudaGraphAddNode cudaGraphAddNode_v2
#define cudaGraphGetEdges cudaGraphGetEdges_v2
#define cudaGraphNodeGetDependencies cudaGraphNodeGetDependencies_v2
#define cudaGraphNodeGetDependentNodes cudaGraphNodeGetDependentNodes_v2
#define cudaGraphRemoveDependencies cudaGraphRemoveDependencies_v2
#define cudaStreamGetCaptureInfo cudaStreamGetCaptureInfo_v3
#define cudaStreamUpdateCaptureDependencies cudaStreamUpdateCaptureDependencies_v2
#undef cudaMemAdvise
#undef cudaMemPrefetchAsync
#define cudaMemAdvise cudaMemAdvise_v2
#define cudaMemPrefetchAsync cudaMemPrefetchAsync_v2
#undef cudaMemcpyBatchAsync
#undef cudaMemcpy3DBatchAsync
#undef cudaBindTexture
#undef cudaBindTexture2D
#undef cudaBindTextureToArray
#undef cudaBindTextureToMipmappedArray
#undef cudaGetTextureAlignmentOffset
#undef cudaGetTextureReference
#undef cudaUnbindTexture
#undef cudaLaunchCooperativeKernelMultiDevice
#undef cudaThreadExit
#undef cudaThreadGetCacheConfig
#undef cudaThreadSetCacheConfig
#undef cudaThreadSynchronize
/* Batches don't report which copy failed. */
static inline cudaError_t cudaMemcpyBatchAsync(void* const* to, const void* const* from, const size_t* sizes,
                                               size_t count, cudaMemcpyAttributes* attributes, size_t* begins,
                                               size_t attribute_count, cudaStream_t stream) {
  return hipMemcpyBatchAsync((void**)to, (void**)from, (size_t*)sizes, count, attributes, begins, attribute_count, NULL,
                             stream);
}
static inline cudaError_t cudaMemcpy3DBatchAsync(size_t count, cudaMemcpy3DBatchOp* operations,
                                                 unsigned long long flags, cudaStream_t stream) {
  return hipMemcpy3DBatchAsync(count, operations, NULL, flags, stream);
}
#ifdef __cplusplus
#define HIPSPV_REMOVED(remedy) __attribute__((unavailable("CUDA 13 has removed it: " remedy)))
cudaError_t cudaLaunchCooperativeKernelMultiDevice(...) HIPSPV_REMOVED("call cudaLaunchCooperativeKernel for a device");
cudaError_t cudaThreadExit(...) HIPSPV_REMOVED("call cudaDeviceReset");
cudaError_t cudaThreadGetCacheConfig(...) HIPSPV_REMOVED("call cudaDeviceGetCacheConfig");
cudaError_t cudaThreadSetCacheConfig(...) HIPSPV_REMOVED("call cudaDeviceSetCacheConfig");
cudaError_t cudaThreadSynchronize(...) HIPSPV_REMOVED("call cudaDeviceSynchronize");
cudaError_t cudaBindTexture(...) HIPSPV_REMOVED("use texture objects, or --cuda-version=12.8");
cudaError_t cudaBindTexture2D(...) HIPSPV_REMOVED("use texture objects, or --cuda-version=12.8");
cudaError_t cudaBindTextureToArray(...) HIPSPV_REMOVED("use texture objects, or --cuda-version=12.8");
cudaError_t cudaBindTextureToMipmappedArray(...) HIPSPV_REMOVED("use texture objects, or --cuda-version=12.8");
cudaError_t cudaGetTextureAlignmentOffset(...) HIPSPV_REMOVED("use texture objects, or --cuda-version=12.8");
cudaError_t cudaGetTextureReference(...) HIPSPV_REMOVED("use texture objects, or --cuda-version=12.8");
cudaError_t cudaUnbindTexture(...) HIPSPV_REMOVED("use texture objects, or --cuda-version=12.8");
cudaError_t cudaBindSurfaceToArray(...) HIPSPV_REMOVED("use surface objects, or --cuda-version=12.8");
cudaError_t cudaMemcpyBatchAsync(void**, void**, size_t*, size_t, cudaMemcpyAttributes*, size_t*, size_t, size_t*,
                                 cudaStream_t) HIPSPV_REMOVED("leave failIdx out");
cudaError_t cudaMemcpy3DBatchAsync(size_t, cudaMemcpy3DBatchOp*, size_t*, unsigned long long, cudaStream_t)
    HIPSPV_REMOVED("leave failIdx out");
cudaError_t cudaMemAdvise(const void*, size_t, cudaMemoryAdvise, int)
    HIPSPV_REMOVED("give a cudaMemLocation, as {cudaMemLocationTypeDevice, device}");
cudaError_t cudaMemPrefetchAsync(const void*, size_t, int, cudaStream_t stream = 0)
    HIPSPV_REMOVED("give a cudaMemLocation, as {cudaMemLocationTypeDevice, device}, and flags");
#undef HIPSPV_REMOVED
#endif
#endif

#endif
