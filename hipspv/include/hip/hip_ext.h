/* AMD's launches between two events. */
#ifndef HIP_INCLUDE_HIP_HIP_EXT_H
#define HIP_INCLUDE_HIP_HIP_EXT_H

#include <hip/hip_runtime.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Sizes in threads, multiples of the block's. */
hipError_t hipExtModuleLaunchKernel(hipFunction_t f, uint32_t globalWorkSizeX, uint32_t globalWorkSizeY,
                                    uint32_t globalWorkSizeZ, uint32_t localWorkSizeX, uint32_t localWorkSizeY,
                                    uint32_t localWorkSizeZ, size_t sharedMemBytes, hipStream_t hStream,
                                    void** kernelParams, void** extra, hipEvent_t startEvent __dparm(NULL),
                                    hipEvent_t stopEvent __dparm(NULL), uint32_t flags __dparm(0));
/* The same by its older name. */
hipError_t hipHccModuleLaunchKernel(hipFunction_t f, uint32_t globalWorkSizeX, uint32_t globalWorkSizeY,
                                    uint32_t globalWorkSizeZ, uint32_t localWorkSizeX, uint32_t localWorkSizeY,
                                    uint32_t localWorkSizeZ, size_t sharedMemBytes, hipStream_t hStream,
                                    void** kernelParams, void** extra, hipEvent_t startEvent __dparm(NULL),
                                    hipEvent_t stopEvent __dparm(NULL));

#ifdef __cplusplus
} /* extern "C" */

/* Converts the arguments to the types of the kernel's parameters first. */
template <typename... __P, typename... __A>
inline void hipExtLaunchKernelGGL(void (*kernel)(__P...), const dim3& numBlocks, const dim3& dimBlocks,
                                  uint32_t sharedMemBytes, hipStream_t stream, hipEvent_t startEvent,
                                  hipEvent_t stopEvent, uint32_t flags, __A... args) {
  static_assert(sizeof...(__P) == sizeof...(__A), "one argument for each of the kernel's parameters");
  auto launch = [&](__P... values) {
    void* pointers[sizeof...(__P) + 1] = {
        const_cast<void*>(static_cast<const volatile void*>(__builtin_addressof(values)))..., nullptr};
    (void)hipExtLaunchKernel(reinterpret_cast<const void*>(kernel), numBlocks, dimBlocks, pointers, sharedMemBytes,
                             stream, startEvent, stopEvent, static_cast<int>(flags));
  };
  launch(static_cast<__P>(args)...);
}

/* For an overloaded kernel or a template, the arguments' own types select one. */
template <typename... __A, typename __F = void (*)(__A...)>
inline void hipExtLaunchKernelGGL(__F kernel, const dim3& numBlocks, const dim3& dimBlocks, uint32_t sharedMemBytes,
                                  hipStream_t stream, hipEvent_t startEvent, hipEvent_t stopEvent, uint32_t flags,
                                  __A... args) {
  void (*chosen)(__A...) = kernel;
  hipExtLaunchKernelGGL(chosen, numBlocks, dimBlocks, sharedMemBytes, stream, startEvent, stopEvent, flags, args...);
}
#endif

#endif
