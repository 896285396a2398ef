/* The CUDA runtime, device functions included. Sources in CUDA (.cu) include it without being told to. */
#ifndef HIPSPV_CUDA_CUDA_RUNTIME_H
#define HIPSPV_CUDA_CUDA_RUNTIME_H

/* NVIDIA's guard: programs ask by it whether the runtime is known. */
#ifndef __CUDA_RUNTIME_H__
#define __CUDA_RUNTIME_H__
#endif

#include "cuda_runtime_api.h"

#include <hip/hip_runtime.h>
#include <hip/spirv_detail/nv_atomic.h>

#include "channel_descriptor.h"
#include "driver_functions.h"
#include "library_types.h"
#include "vector_types.h"

#ifdef __cplusplus
/* CUDA's overloads that HIP lacks. */
static inline cudaError_t cudaEventCreate(cudaEvent_t* event, unsigned int flags) {
  return cudaEventCreateWithFlags(event, flags);
}
template <class __T>
static inline cudaError_t cudaMallocHost(__T** pointer, size_t bytes, unsigned int flags) {
  return hipHostMalloc(reinterpret_cast<void**>(pointer), bytes, flags);
}
/* CUDA's arguments that have a default and HIP's that have none. */
static inline cudaError_t cudaMalloc3DArray(cudaArray_t* array, const cudaChannelFormatDesc* desc,
                                            cudaExtent extent) {
  return hipMalloc3DArray(array, desc, extent, 0);
}
static inline cudaError_t cudaMemcpy2DArrayToArray(cudaArray_t to, size_t to_x, size_t to_y,
                                                   cudaArray_const_t from, size_t from_x,
                                                   size_t from_y, size_t width, size_t height) {
  return hipMemcpy2DArrayToArray(to, to_x, to_y, from, from_x, from_y, width, height,
                                 hipMemcpyDeviceToDevice);
}
static inline cudaError_t cudaSignalExternalSemaphoresAsync(
    const cudaExternalSemaphore_t* semaphores, const cudaExternalSemaphoreSignalParams* parameters,
    unsigned int count) {
  return hipSignalExternalSemaphoresAsync(semaphores, parameters, count, 0);
}
static inline cudaError_t cudaWaitExternalSemaphoresAsync(
    const cudaExternalSemaphore_t* semaphores, const cudaExternalSemaphoreWaitParams* parameters,
    unsigned int count) {
  return hipWaitExternalSemaphoresAsync(semaphores, parameters, count, 0);
}
/* CUDA 12's form, beside the older one with a log. */
static inline cudaError_t cudaGraphInstantiate(cudaGraphExec_t* exec, cudaGraph_t graph,
                                               unsigned long long flags = 0) {
  return hipGraphInstantiateWithFlags(exec, graph, flags);
}

/* Surface references of old code: variables at namespace scope that the host binds to an array. */
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
extern "C" hipError_t __hipspvBindSurfaceToArray(const surfaceReference* reference,
                                                 cudaArray_const_t array);
template <class __T, int __dim>
static inline cudaError_t cudaBindSurfaceToArray(const surface<__T, __dim>& reference,
                                                 cudaArray_const_t array) {
  return __hipspvBindSurfaceToArray(&reference, array);
}
template <class __T, int __dim>
static inline cudaError_t cudaBindSurfaceToArray(const surface<__T, __dim>& reference,
                                                 cudaArray_const_t array,
                                                 const cudaChannelFormatDesc&) {
  return __hipspvBindSurfaceToArray(&reference, array);
}

/* CUDA 13 names places by type and number. */
static inline int __hipspv_device_of(cudaMemLocation place) {
  return place.type == cudaMemLocationTypeDevice ? place.id : cudaCpuDeviceId;
}
static inline cudaError_t cudaMemPrefetchAsync(const void* pointer, size_t bytes,
                                               cudaMemLocation place, unsigned int,
                                               cudaStream_t stream = 0) {
  return cudaMemPrefetchAsync(pointer, bytes, __hipspv_device_of(place), stream);
}
static inline cudaError_t cudaMemAdvise(const void* pointer, size_t bytes, cudaMemoryAdvise advice,
                                        cudaMemLocation place) {
  return cudaMemAdvise(pointer, bytes, advice, __hipspv_device_of(place));
}
#endif

#endif
