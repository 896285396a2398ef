/* The CUDA runtime with device functions. CUDA sources (.cu) include it implicitly. */
#ifndef HIPSPV_CUDA_CUDA_RUNTIME_H
#define HIPSPV_CUDA_CUDA_RUNTIME_H

/* NVIDIA's guard, by which programs check that the runtime is included. */
#ifndef __CUDA_RUNTIME_H__
#define __CUDA_RUNTIME_H__
#endif

/* NVRTC includes no header of the host's: programs declare `typedef long long int64_t`, which the host's is not. Its
   other integers are the only ones of their size. hip_std/stdint.h has these for programs that include it. */
#if defined(__CUDACC_RTC__)
#define __HIPSPV_UNASKED_HEADERS__ 1
#define int64_t __hipspv_int64_t
#define uint64_t __hipspv_uint64_t
#define intptr_t __hipspv_intptr_t
#define uintptr_t __hipspv_uintptr_t
#endif

#include "cuda_runtime_api.h"

/* CCCL's headers know clang by __CUDA__, without __NVCC__, and expect the macro of cuda.h, which clang's CUDA mode
   includes unasked. */
#if defined(__CUDACC_RTC__) && !defined(CUDA_VERSION)
#if __HIPSPV_CUDA_VERSION__ < 13000
#define CUDA_VERSION 12080
#else
#define CUDA_VERSION 13000
#endif
#endif

/* nvcc's header includes them: placement new, std::move and clock() need no header of their own. */
#ifdef __cplusplus
#include <cmath>
#include <new>
#include <utility>
#endif
#include <limits.h>
#include <math.h>
#include <time.h>

#include <hip/hip_runtime.h>
#include <hip/spirv_detail/nv_atomic.h>

#include "channel_descriptor.h"
#include "driver_functions.h"
#include "library_types.h"
#include "vector_types.h"

#if defined(__clang__) && defined(__HIP__)
#include <hip/spirv_detail/address_space.h>
#include <hip/spirv_detail/cuda_intrinsics.h>
#include <hip/spirv_detail/cuda_lambdas.h>
#include <hip/spirv_detail/device_launches.h>

/* A kernel starts after all earlier ones in its stream have ended, so there is nothing to wait for. */
__device__ inline void cudaGridDependencySynchronize() {}
__device__ inline void cudaTriggerProgrammaticLaunchCompletion() {}

/* OpenCL has no debugger that could stop a kernel, and no profiler's counters. */
__device__ inline void __brkpt() {}
__device__ inline void __prof_trigger(int) {}

#if defined(__HIPSPV_INLINE_PTX__)
#include <hip/spirv_detail/ptx.h>
#endif
#endif

#ifdef __cplusplus
/* CUDA's overloads that HIP lacks. */
static inline cudaError_t cudaEventCreate(cudaEvent_t* event, unsigned int flags) {
  return cudaEventCreateWithFlags(event, flags);
}
template <class __T>
static inline cudaError_t cudaMallocHost(__T** pointer, size_t bytes, unsigned int flags) {
  return hipHostMalloc(reinterpret_cast<void**>(pointer), bytes, flags);
}
/* Functions with default arguments in CUDA that HIP's lack. */
static inline cudaError_t cudaMalloc3DArray(cudaArray_t* array, const cudaChannelFormatDesc* desc, cudaExtent extent) {
  return hipMalloc3DArray(array, desc, extent, 0);
}
static inline cudaError_t cudaMemcpy2DArrayToArray(cudaArray_t to, size_t to_x, size_t to_y, cudaArray_const_t from,
                                                   size_t from_x, size_t from_y, size_t width, size_t height) {
  return hipMemcpy2DArrayToArray(to, to_x, to_y, from, from_x, from_y, width, height, hipMemcpyDeviceToDevice);
}
template <class __T>
static inline cudaError_t cudaLaunchCooperativeKernel(__T* function, dim3 grid, dim3 block, void** arguments,
                                                      size_t shared = 0) {
  return hipLaunchCooperativeKernel(reinterpret_cast<const void*>(function), grid, block, arguments,
                                    static_cast<unsigned int>(shared), 0);
}
/* CUDA's own forms of these accept a library's kernel like a host address. */
template <class... __A>
static inline cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t* config, cudaKernel_t kernel,
                                             __A&&... arguments) {
  void* __pointers[sizeof...(__A) + 1] = {
      const_cast<void*>(static_cast<const volatile void*>(__builtin_addressof(arguments)))..., nullptr};
  return hipLaunchKernelExC(config, reinterpret_cast<const void*>(kernel), __pointers);
}
template <class __T>
static inline cudaError_t cudaFuncGetName(const char** name, __T* function) {
  return cudaFuncGetName(name, reinterpret_cast<const void*>(function));
}
template <class __T>
static inline cudaError_t cudaFuncGetParamInfo(__T* function, size_t index, size_t* offset, size_t* size) {
  return cudaFuncGetParamInfo(reinterpret_cast<const void*>(function), index, offset, size);
}
template <class __T>
static inline cudaError_t cudaGetKernel(cudaKernel_t* kernel, __T* function) {
  return cudaGetKernel(kernel, reinterpret_cast<const void*>(function));
}
template <class __T>
static inline cudaError_t cudaLibraryGetGlobal(__T** pointer, size_t* bytes, cudaLibrary_t library, const char* name) {
  return hipLibraryGetGlobal(reinterpret_cast<void**>(pointer), bytes, library, name);
}
template <class __T>
static inline cudaError_t cudaLibraryGetManaged(__T** pointer, size_t* bytes, cudaLibrary_t library, const char* name) {
  return hipLibraryGetManaged(reinterpret_cast<void**>(pointer), bytes, library, name);
}
/* Nodes that copy from or to a variable, given as itself. */
template <class __T>
static inline cudaError_t cudaGraphAddMemcpyNodeFromSymbol(cudaGraphNode_t* node, cudaGraph_t graph,
                                                           const cudaGraphNode_t* dependencies, size_t count, void* to,
                                                           const __T& symbol, size_t bytes, size_t offset,
                                                           cudaMemcpyKind kind) {
  return cudaGraphAddMemcpyNodeFromSymbol(node, graph, dependencies, count, to, (const void*)&symbol, bytes, offset,
                                          kind);
}
template <class __T>
static inline cudaError_t cudaGraphAddMemcpyNodeToSymbol(cudaGraphNode_t* node, cudaGraph_t graph,
                                                         const cudaGraphNode_t* dependencies, size_t count,
                                                         const __T& symbol, const void* from, size_t bytes,
                                                         size_t offset, cudaMemcpyKind kind) {
  return cudaGraphAddMemcpyNodeToSymbol(node, graph, dependencies, count, (const void*)&symbol, from, bytes, offset,
                                        kind);
}
template <class __T>
static inline cudaError_t cudaGraphMemcpyNodeSetParamsFromSymbol(cudaGraphNode_t node, void* to, const __T& symbol,
                                                                 size_t bytes, size_t offset, cudaMemcpyKind kind) {
  return cudaGraphMemcpyNodeSetParamsFromSymbol(node, to, (const void*)&symbol, bytes, offset, kind);
}
template <class __T>
static inline cudaError_t cudaGraphMemcpyNodeSetParamsToSymbol(cudaGraphNode_t node, const __T& symbol,
                                                               const void* from, size_t bytes, size_t offset,
                                                               cudaMemcpyKind kind) {
  return cudaGraphMemcpyNodeSetParamsToSymbol(node, (const void*)&symbol, from, bytes, offset, kind);
}
template <class __T>
static inline cudaError_t cudaGraphExecMemcpyNodeSetParamsFromSymbol(cudaGraphExec_t exec, cudaGraphNode_t node,
                                                                     void* to, const __T& symbol, size_t bytes,
                                                                     size_t offset, cudaMemcpyKind kind) {
  return cudaGraphExecMemcpyNodeSetParamsFromSymbol(exec, node, to, (const void*)&symbol, bytes, offset, kind);
}
template <class __T>
static inline cudaError_t cudaGraphExecMemcpyNodeSetParamsToSymbol(cudaGraphExec_t exec, cudaGraphNode_t node,
                                                                   const __T& symbol, const void* from, size_t bytes,
                                                                   size_t offset, cudaMemcpyKind kind) {
  return cudaGraphExecMemcpyNodeSetParamsToSymbol(exec, node, (const void*)&symbol, from, bytes, offset, kind);
}
#if __HIPSPV_CUDA_VERSION__ < 13000
/* CUDA 13's batches don't report which copy failed. */
static inline cudaError_t cudaMemcpyBatchAsync(void* const* to, const void* const* from, const size_t* sizes,
                                               size_t count, cudaMemcpyAttributes* attributes, size_t* begins,
                                               size_t attribute_count, cudaStream_t stream) {
  return hipMemcpyBatchAsync(const_cast<void**>(to), const_cast<void**>(from), const_cast<size_t*>(sizes), count,
                             attributes, begins, attribute_count, nullptr, stream);
}
static inline cudaError_t cudaMemcpy3DBatchAsync(size_t count, cudaMemcpy3DBatchOp* operations,
                                                 unsigned long long flags, cudaStream_t stream) {
  return hipMemcpy3DBatchAsync(count, operations, nullptr, flags, stream);
}
#endif
static inline cudaError_t cudaMemcpy3DPeer(const cudaMemcpy3DPeerParms* parameters) {
  return hipMemcpy3DPeer(const_cast<cudaMemcpy3DPeerParms*>(parameters));
}
static inline cudaError_t cudaMemcpy3DPeerAsync(const cudaMemcpy3DPeerParms* parameters, cudaStream_t stream = 0) {
  return hipMemcpy3DPeerAsync(const_cast<cudaMemcpy3DPeerParms*>(parameters), stream);
}
static inline cudaError_t cudaSignalExternalSemaphoresAsync(const cudaExternalSemaphore_t* semaphores,
                                                            const cudaExternalSemaphoreSignalParams* parameters,
                                                            unsigned int count) {
  return hipSignalExternalSemaphoresAsync(semaphores, parameters, count, 0);
}
static inline cudaError_t cudaWaitExternalSemaphoresAsync(const cudaExternalSemaphore_t* semaphores,
                                                          const cudaExternalSemaphoreWaitParams* parameters,
                                                          unsigned int count) {
  return hipWaitExternalSemaphoresAsync(semaphores, parameters, count, 0);
}
/* CUDA 12's form, in addition to the older one with a log. */
static inline cudaError_t cudaGraphInstantiate(cudaGraphExec_t* exec, cudaGraph_t graph, unsigned long long flags = 0) {
  return hipGraphInstantiateWithFlags(exec, graph, flags);
}

#if HIPSPV_TEXTURE_REFERENCES
/* Surface references of older code: variables at namespace scope that the host binds to an array. */
#if defined(__HIP__)
#define __HIP_SURFACE_ATTRIB __attribute__((device_builtin_surface_type))
#else
#define __HIP_SURFACE_ATTRIB
#endif
template <class __T, int __dim = 1>
struct __HIP_SURFACE_ATTRIB surface : public surfaceReference {
#if defined(__HIP__)
  __device__ operator cudaSurfaceObject_t() const { return surfaceObject; }
#endif
};
extern "C" hipError_t __hipspvBindSurfaceToArray(const surfaceReference* reference, cudaArray_const_t array);
template <class __T, int __dim>
static inline cudaError_t cudaBindSurfaceToArray(const surface<__T, __dim>& reference, cudaArray_const_t array) {
  return __hipspvBindSurfaceToArray(&reference, array);
}
template <class __T, int __dim>
static inline cudaError_t cudaBindSurfaceToArray(const surface<__T, __dim>& reference, cudaArray_const_t array,
                                                 const cudaChannelFormatDesc&) {
  return __hipspvBindSurfaceToArray(&reference, array);
}
#endif

#if __HIPSPV_CUDA_VERSION__ < 13000
#include <hip/spirv_detail/cuda_edge_overloads.h>
/* CUDA 13 identifies locations by type and id. */
static inline int __hipspv_device_of(cudaMemLocation place) {
  return place.type == cudaMemLocationTypeDevice ? place.id : cudaCpuDeviceId;
}
static inline cudaError_t cudaMemPrefetchAsync(const void* pointer, size_t bytes, cudaMemLocation place, unsigned int,
                                               cudaStream_t stream = 0) {
  return cudaMemPrefetchAsync(pointer, bytes, __hipspv_device_of(place), stream);
}
static inline cudaError_t cudaMemAdvise(const void* pointer, size_t bytes, cudaMemoryAdvise advice,
                                        cudaMemLocation place) {
  return cudaMemAdvise(pointer, bytes, advice, __hipspv_device_of(place));
}
/* CUDA 12's functions have default arguments, and a form of CUDA 11. */
static inline cudaError_t cudaLaunchCooperativeKernelMultiDevice(cudaLaunchParams* launches, unsigned int count) {
  return hipLaunchCooperativeKernelMultiDevice(launches, static_cast<int>(count), 0);
}
#endif
static inline cudaError_t cudaGraphExecUpdate(cudaGraphExec_t exec, cudaGraph_t graph, cudaGraphNode_t* node,
                                              cudaGraphExecUpdateResult* result) {
  return hipGraphExecUpdate(exec, graph, node, result);
}
#endif

/* clang reports some errors in functions for both sides only once a kernel reaches them. CUDA doesn't overload by side.
 */
#if defined(__HIPSPV_DEFERRED_ERRORS__)
#undef __device__
#define __device__ __attribute__((device, host))
#endif

#if defined(__CUDACC_RTC__)
#undef __HIPSPV_UNASKED_HEADERS__
#undef int64_t
#undef uint64_t
#undef intptr_t
#undef uintptr_t
#endif

#endif
