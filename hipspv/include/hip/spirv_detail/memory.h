/* Memory in device code: malloc, memcpy and similar functions, loads and stores with cache hints; and clocks. */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_MEMORY_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_MEMORY_H
/* ROCm's name of amd_detail's header, which programs test. */
#define HIP_INCLUDE_HIP_AMD_DETAIL_HIP_LDG_H

#include <cstdlib>
#include <cstring>
#include <ctime>
#include <hip/host_defines.h>
#include <hip/spirv_detail/cuda_names.h>
#include <hip/spirv_detail/heap.h>

/* ---- The heap */
__device__ inline void* malloc(size_t size) { return __hipspv_allocate(size, 16); }
__device__ inline void free(void* pointer) { __hipspv_release(pointer); }
__device__ inline void* calloc(size_t count, size_t size) {
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes)) return nullptr;
  void* result = __hipspv_allocate(bytes, 16);
  return result ? __builtin_memset(result, 0, bytes) : nullptr;
}
__device__ inline void* realloc(void* pointer, size_t size) {
  const size_t old = pointer ? __hipspv_heap_size(reinterpret_cast<size_t>(pointer)) : 0;
  if (size <= old && size > old / 2) return pointer;
  void* result = __hipspv_allocate(size, 16);
  if (!result || !pointer) return result;
  __builtin_memcpy(result, pointer, old < size ? old : size);
  __hipspv_release(pointer);
  return result;
}

/* ---- Bytes */
__device__ inline __attribute__((nodebug)) void* memcpy(void* to, const void* from, size_t size) {
  return __builtin_memcpy(to, from, size);
}
__device__ inline __attribute__((nodebug)) void* memmove(void* to, const void* from, size_t size) {
  return __builtin_memmove(to, from, size);
}
__device__ inline __attribute__((nodebug)) void* memset(void* to, int byte, size_t size) {
  return __builtin_memset(to, byte, size);
}
/* Not with clang's builtins, which are calls of these functions. */
__device__ inline int memcmp(const void* left, const void* right, size_t size) {
  const unsigned char* a = static_cast<const unsigned char*>(left);
  const unsigned char* b = static_cast<const unsigned char*>(right);
  for (size_t i = 0; i < size; ++i)
    if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
  return 0;
}
__device__ inline size_t strlen(const char* text) {
  size_t size = 0;
  while (text[size]) ++size;
  return size;
}
__device__ inline int strcmp(const char* left, const char* right) {
  for (; *left && *left == *right; ++left) ++right;
  return static_cast<unsigned char>(*left) - static_cast<unsigned char>(*right);
}
__device__ inline int strncmp(const char* left, const char* right, size_t size) {
  for (; size && *left && *left == *right; ++left, --size) ++right;
  return size ? static_cast<unsigned char>(*left) - static_cast<unsigned char>(*right) : 0;
}
__device__ inline char* strcpy(char* to, const char* from) {
  for (char* next = to; (*next++ = *from++);) {
  }
  return to;
}

namespace std {
using ::calloc;
using ::free;
using ::malloc;
using ::memcmp;
using ::memcpy;
using ::memmove;
using ::memset;
using ::realloc;
using ::strcmp;
using ::strcpy;
using ::strlen;
using ::strncmp;
}  // namespace std

/* ---- Loads and stores with cache hints, which SPIR-V can't express. ROCm has few of them: a program's own function
 * or template is more specialised than one with a pack. */
#if defined(__HIPSPV_NVPTX__)
#include <hip/spirv_detail/cache_hints_nvptx.inc>
#else
template <typename __T>
__device__ inline __T __ldg(const __T* address) {
  return *address;
}
#define HIPSPV_CACHED_LOAD(name)                                      \
  template <typename __T, typename... __None>                         \
  __device__ inline __T name(const __T* address, __None...) {         \
    static_assert(sizeof...(__None) == 0, #name " takes an address"); \
    return *address;                                                  \
  }
HIPSPV_CACHED_LOAD(__ldca)
HIPSPV_CACHED_LOAD(__ldcg)
HIPSPV_CACHED_LOAD(__ldcs)
HIPSPV_CACHED_LOAD(__ldlu)
#undef HIPSPV_CACHED_LOAD

/* Another thread's write may have changed it since the last read. */
template <typename __T, typename... __None>
__device__ inline __T __ldcv(const __T* address, __None...) {
  static_assert(sizeof...(__None) == 0, "__ldcv takes an address");
  __asm__ __volatile__("" ::: "memory");
  return *address;
}

#define HIPSPV_CACHED_STORE(name)                                                 \
  template <typename __T, typename __U, typename... __None>                       \
  __device__ inline void name(__T* address, const __U& value, __None...) {        \
    static_assert(sizeof...(__None) == 0, #name " takes an address and a value"); \
    *address = value;                                                             \
  }
HIPSPV_CACHED_STORE(__stwb)
HIPSPV_CACHED_STORE(__stcg)
HIPSPV_CACHED_STORE(__stcs)
HIPSPV_CACHED_STORE(__stwt)
#undef HIPSPV_CACHED_STORE
#endif

/* ---- Clocks. The wall clock counts hipDeviceAttributeWallClockRate ticks in a millisecond. It is
 * the only one of SPIR-V; NVIDIA's GPUs also count cycles. */
extern "C" __device__ unsigned long __hipspv_clock(void);
#if defined(__HIPSPV_NVPTX__)
extern "C" __device__ unsigned long __hipspv_wall_clock(void);
extern "C" __device__ void __hipspv_nanosleep(unsigned nanoseconds);
#endif

__device__ inline long long __clock64() { return static_cast<long long>(__hipspv_clock()); }
__device__ inline long long clock64() { return __clock64(); }
__device__ inline long long wall_clock64() {
#if defined(__HIPSPV_NVPTX__)
  return static_cast<long long>(__hipspv_wall_clock());
#else
  return __clock64();
#endif
}
__device__ inline clock_t __clock() { return static_cast<clock_t>(__clock64()); }
__device__ inline clock_t clock() { return __clock(); }

/* Waits at least that many nanoseconds, or readings if the device has no clock. NVIDIA's GPUs wait
 * up to twice as long, or not at all (PTX ISA, nanosleep). */
HIPSPV_YIELDING __device__ inline void __nanosleep(unsigned nanoseconds) {
#if defined(__HIPSPV_NVPTX__)
  __hipspv_nanosleep(nanoseconds);
#else
  const unsigned long start = __hipspv_clock();
  while (__hipspv_clock() - start < nanoseconds) {
  }
#endif
}

#endif
