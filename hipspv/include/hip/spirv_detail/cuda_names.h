/*
 * Declarations of CUDA's device functions that ROCm's headers lack. HIP sources have them, too, but a program's own
 * function of the name takes precedence there, as ports of CUDA programs define what they miss.
 */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_CUDA_NAMES_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_CUDA_NAMES_H

#include <hip/host_defines.h>

/* hipspv-cc defines __HIPSPV_RARE_CUDA_NAMES__ for a HIP source that lacks one (driver/clang/source_kind_errors.py). */
#if defined(__HIPSPV_CUDA__) || defined(__HIPSPV_RARE_CUDA_NAMES__)
#define HIPSPV_RARE_CUDA_NAMES 1
#endif

#if defined(__HIPSPV_CUDA__)
/* Before a function. */
#define HIPSPV_YIELDING
/* Functions of the device library, by their result and one type of parameters. */
#define HIPSPV_LIBRARY_1(__R, name, __T) extern "C" __attribute__((device, const, nothrow)) __R name(__T);
#define HIPSPV_LIBRARY_2(__R, name, __T) extern "C" __attribute__((device, const, nothrow)) __R name(__T, __T);
#define HIPSPV_LIBRARY_3(__R, name, __T) extern "C" __attribute__((device, const, nothrow)) __R name(__T, __T, __T);
#else
/* Of two equal candidates C++ chooses the one that is no template. */
#define HIPSPV_YIELDING template <int = 0>
/* Any argument converts better to a parameter of its own or another arithmetic type than to this class. */
template <typename __T>
struct __hipspv_yielding {
  __T value;
  __device__ __hipspv_yielding(__T x) : value(x) {}
};
#define HIPSPV_LIBRARY_1(__R, name, __T)                                                             \
  extern "C" __attribute__((device, const, nothrow)) __R __hipspv_library##name(__T) __asm__(#name); \
  __device__ inline __R name(__hipspv_yielding<__T> x) { return __hipspv_library##name(x.value); }
#define HIPSPV_LIBRARY_2(__R, name, __T)                                                                  \
  extern "C" __attribute__((device, const, nothrow)) __R __hipspv_library##name(__T, __T) __asm__(#name); \
  __device__ inline __R name(__hipspv_yielding<__T> x, __hipspv_yielding<__T> y) {                        \
    return __hipspv_library##name(x.value, y.value);                                                      \
  }
#define HIPSPV_LIBRARY_3(__R, name, __T)                                                                       \
  extern "C" __attribute__((device, const, nothrow)) __R __hipspv_library##name(__T, __T, __T) __asm__(#name); \
  __device__ inline __R name(__hipspv_yielding<__T> x, __hipspv_yielding<__T> y, __hipspv_yielding<__T> z) {   \
    return __hipspv_library##name(x.value, y.value, z.value);                                                  \
  }
#endif

#endif
