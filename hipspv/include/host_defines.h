/*
 * The first include of every CUDA header: marks the source as CUDA. Its vector types then have neither constructors nor
 * operators, as in CUDA, so that programs define their own (helper_math.h).
 */
#ifndef HIPSPV_CUDA_HOST_DEFINES_H
#define HIPSPV_CUDA_HOST_DEFINES_H

#ifndef __HIPSPV_CUDA__
#define __HIPSPV_CUDA__ 1
#endif
#ifndef __HOST_DEFINES_H__
#define __HOST_DEFINES_H__
#endif

/* The release of CUDA whose names and signatures these headers have: hipspv-nvcc's --cuda-version gives another. */
#ifndef __HIPSPV_CUDA_VERSION__
#define __HIPSPV_CUDA_VERSION__ 12080
#endif

/* The compute capability whose functions are complete here; cudaDeviceProp reports the same. */
#if defined(__HIP_DEVICE_COMPILE__) && !defined(__CUDA_ARCH__)
#define __CUDA_ARCH__ 800
#endif

/* hipspv-cc defines __CUDACC__ if the language is CUDA. */
#if defined(__CUDACC__) && !defined(__CUDACC_VER_MAJOR__)
#if __HIPSPV_CUDA_VERSION__ >= 13000
#define __CUDACC_VER_MAJOR__ 13
#define __CUDACC_VER_MINOR__ 0
#else
#define __CUDACC_VER_MAJOR__ 12
#define __CUDACC_VER_MINOR__ 8
#endif
#define __CUDACC_VER_BUILD__ 0
#ifndef __CUDA_ARCH_LIST__ /* hipspv-cc has those of all targets. */
#define __CUDA_ARCH_LIST__ 800
#endif
#define __CUDACC_EXTENDED_LAMBDA__ 1
#define __CUDACC_RELAXED_CONSTEXPR__ 1
#endif

/* CUDA's names for HIP's types, unless a source has included HIP's headers before. */
#if !defined(HIP_INCLUDE_HIP_DRIVER_TYPES_H) && !defined(HIP_INCLUDE_HIP_TEXTURE_TYPES_H) && \
    !defined(HIP_INCLUDE_HIP_LIBRARY_TYPES_H) && !defined(HIP_INCLUDE_HIP_HIP_BF16_H)
#include <hip/spirv_detail/cuda_types_renamed.h>
#endif

/* A structure that programs declare themselves, with CUDA's name. */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_RUNTIME_TYPES_H
#define _hipGraphicsResource cudaGraphicsResource
#else
#define cudaGraphicsResource _hipGraphicsResource
#endif

#include <hip/host_defines.h>

/* Hints and attributes of crt/host_defines.h. All device code is optimized as a whole anyway. */
#define __inline_hint__
#define __no_return__ __attribute__((noreturn))
#define __CUDA_ALIGN__(n) __align__(n)
/* A kernel's fixed block size, from sm_90 on. With a second tuple a launch counts clusters instead of blocks. */
#if defined(__clang__) && defined(__HIP__)
__attribute__((host, device)) constexpr int __hipspv_product(int __x, int __y = 1, int __z = 1) {
  return __x * __y * __z;
}
#define __block_size__(...) __HIPSPV_BLOCK_SIZE(__VA_ARGS__, __HIPSPV_CLUSTER_SIZE, __HIPSPV_PLAIN_SIZE)(__VA_ARGS__)
#define __HIPSPV_BLOCK_SIZE(block, cluster, form, ...) form
#define __HIPSPV_PLAIN_SIZE(block) __launch_bounds__(__hipspv_product block)
#define __HIPSPV_CLUSTER_SIZE(block, cluster) \
  _Pragma("GCC error \"there are no clusters of blocks: give __block_size__ the block's size alone\"")
#else
#define __block_size__(...)
#endif

#define __cudart_builtin__
#define __device_builtin__
#define __device_builtin_texture_type__
#define __device_builtin_surface_type__

#endif
