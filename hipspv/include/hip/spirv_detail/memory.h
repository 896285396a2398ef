/* memcpy and its like in device code, cached loads, and the clocks. */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_MEMORY_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_MEMORY_H

#include <cstring>
#include <hip/host_defines.h>

__device__ inline void* memcpy(void* to, const void* from, size_t size) {
  return __builtin_memcpy(to, from, size);
}
__device__ inline void* memmove(void* to, const void* from, size_t size) {
  return __builtin_memmove(to, from, size);
}
__device__ inline void* memset(void* to, int byte, size_t size) {
  return __builtin_memset(to, byte, size);
}

namespace std {
using ::memcpy;
using ::memmove;
using ::memset;
}  // namespace std

/* The read-only cache is a hint that SPIR-V has no word for: a plain load. */
template <typename __T>
__device__ inline __T __ldg(const __T* address) {
  return *address;
}

#if defined(__HIPSPV_KERNEL_CLOCK__)
extern "C" {
__device__ unsigned long __hipspv_clock(void) __asm__("_Z17clock_read_devicev");
}
__device__ inline long long clock64() { return static_cast<long long>(__hipspv_clock()); }
__device__ inline long long wall_clock64() { return clock64(); }
__device__ inline clock_t clock() { return clock64(); }
#else
#define HIPSPV_NO_CLOCK \
  __attribute__((unavailable("the target has no cl_khr_kernel_clock: time kernels with hipEvent_t")))
__device__ long long clock64() HIPSPV_NO_CLOCK;
__device__ long long wall_clock64() HIPSPV_NO_CLOCK;
__device__ long clock() HIPSPV_NO_CLOCK;
#undef HIPSPV_NO_CLOCK
#endif

#endif
