/*
 * CUDA's functions in device code: launches, copies and fills, streams, events and errors.
 *
 * Requests of a grid's threads are executed once the grid has ended, one after the other in the order in which they
 * were made, those to cudaStreamTailLaunch last. That is an order for each combination of streams and events. The
 * driver replaces `kernel<<<grid, block>>>(arguments)` by
 * `__hipspv_launch(0, kernel, __hipspv_launch_shape(grid, block), arguments)` (driver/clang/device_launches.py).
 */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_DEVICE_LAUNCHES_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_DEVICE_LAUNCHES_H

#include <hip/hip_runtime_api.h>
#include <hip/spirv_detail/memory.h>

#include <type_traits>

#define cudaStreamTailLaunch ((cudaStream_t)0x3)
#define cudaStreamFireAndForget ((cudaStream_t)0x4)

/* devlib/launches.cl */
extern "C" {
__device__ unsigned int __hipspv_launch_kernel(unsigned long kernel, const unsigned int* shape, unsigned long shared,
                                               unsigned long stream, const unsigned int* offsets, unsigned int count,
                                               const void* arguments, unsigned int bytes);
__device__ unsigned int __hipspv_launch_memory(unsigned int kind, unsigned long target, unsigned long source,
                                               unsigned long bytes, unsigned long stream);
__device__ unsigned int __hipspv_launch_error(unsigned int clear);
__device__ unsigned long __hipspv_launch_handle(void);
}

/* ---- Launches */

struct __hipspv_launch_shape {
  unsigned int sizes[6];
  size_t shared;
  hipStream_t stream;
  __device__ __hipspv_launch_shape(dim3 grid, dim3 block, size_t shared_bytes = 0, hipStream_t in = nullptr)
      : sizes{grid.x, grid.y, grid.z, block.x, block.y, block.z}, shared(shared_bytes), stream(in) {}
};

/* The size of a structure with these members. */
template <class...>
struct __hipspv_packed {
  static constexpr size_t after(size_t begin) { return begin; }
};
template <class __T, class... __R>
struct __hipspv_packed<__T, __R...> {
  static constexpr size_t start(size_t begin) { return (begin + alignof(__T) - 1) / alignof(__T) * alignof(__T); }
  static constexpr size_t after(size_t begin) { return __hipspv_packed<__R...>::after(start(begin) + sizeof(__T)); }
};

/* The arguments of a launch, as the members of a structure. */
template <class... __P>
struct __hipspv_launch_arguments {
  unsigned int offsets[sizeof...(__P) + 1];
  alignas(16) unsigned char bytes[__hipspv_packed<__P...>::after(0) + 1];
  unsigned int count = 0;
  size_t end = 0;

  template <class __T>
  __device__ int add(__T value) {
    end = __hipspv_packed<__T>::start(end);
    offsets[count++] = static_cast<unsigned int>(end);
    __builtin_memcpy(bytes + end, __builtin_addressof(value), sizeof(__T));
    end += sizeof(__T);
    return 0;
  }
};

template <class... __P, class... __A>
__device__ __forceinline__ __attribute__((nodebug)) void __hipspv_launch(int, void (*kernel)(__P...),
                                                                         const __hipspv_launch_shape& shape,
                                                                         __A&&... values) {
  static_assert(sizeof...(__P) == sizeof...(__A),
                "a launch in device code needs all arguments, also those with defaults");
  __hipspv_launch_arguments<__P...> arguments;
  const int added[] = {0, arguments.template add<__P>(static_cast<__A&&>(values))...};
  (void)added;
  __hipspv_launch_kernel(reinterpret_cast<unsigned long>(kernel), shape.sizes, shape.shared,
                         reinterpret_cast<unsigned long>(shape.stream), arguments.offsets, arguments.count,
                         arguments.bytes, static_cast<unsigned int>(arguments.end));
}
/* For a template whose arguments follow from those of the launch, and for overloads: the types must be the same. */
template <class... __A>
__device__ __forceinline__ __attribute__((nodebug)) void __hipspv_launch(
    long, void (*kernel)(typename std::decay<__A>::type...), const __hipspv_launch_shape& shape, __A&&... values) {
  __hipspv_launch(0, kernel, shape, static_cast<__A&&>(values)...);
}

/* ---- Errors: those of the thread's own requests */

__device__ inline hipError_t hipGetLastError() { return static_cast<hipError_t>(__hipspv_launch_error(1)); }
__device__ inline hipError_t hipPeekAtLastError() { return static_cast<hipError_t>(__hipspv_launch_error(0)); }

/* ---- Memory */

__device__ inline hipError_t hipMemcpyAsync(void* to, const void* from, size_t bytes, hipMemcpyKind,
                                            hipStream_t stream = nullptr) {
  return static_cast<hipError_t>(__hipspv_launch_memory(2, reinterpret_cast<unsigned long>(to),
                                                        reinterpret_cast<unsigned long>(from), bytes,
                                                        reinterpret_cast<unsigned long>(stream)));
}
__device__ inline hipError_t hipMemsetAsync(void* to, int value, size_t bytes, hipStream_t stream = nullptr) {
  return static_cast<hipError_t>(__hipspv_launch_memory(3, reinterpret_cast<unsigned long>(to),
                                                        static_cast<unsigned long>(value & 0xff), bytes,
                                                        reinterpret_cast<unsigned long>(stream)));
}
template <class __T>
__device__ inline hipError_t hipMalloc(__T** pointer, size_t bytes) {
  *pointer = static_cast<__T*>(malloc(bytes));
  return *pointer != nullptr || bytes == 0 ? hipSuccess : hipErrorOutOfMemory;
}
__device__ inline hipError_t hipFree(void* pointer) {
  free(pointer);
  return hipSuccess;
}

/* ---- Streams and events: the order of requests is that of all streams */

__device__ inline hipError_t hipStreamCreateWithFlags(hipStream_t* stream, unsigned int flags) {
  if (flags != hipStreamNonBlocking) return hipErrorInvalidValue;
  *stream = reinterpret_cast<hipStream_t>(__hipspv_launch_handle());
  return hipSuccess;
}
__device__ inline hipError_t hipStreamDestroy(hipStream_t) { return hipSuccess; }
__device__ inline hipError_t hipStreamWaitEvent(hipStream_t, hipEvent_t, unsigned int = 0) { return hipSuccess; }
__device__ inline hipError_t hipEventCreateWithFlags(hipEvent_t* event, unsigned int flags) {
  if (flags != hipEventDisableTiming) return hipErrorInvalidValue;
  *event = reinterpret_cast<hipEvent_t>(__hipspv_launch_handle());
  return hipSuccess;
}
__device__ inline hipError_t hipEventRecord(hipEvent_t, hipStream_t = nullptr) { return hipSuccess; }
__device__ inline hipError_t hipEventDestroy(hipEvent_t) { return hipSuccess; }

#endif
