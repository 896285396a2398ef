/* Definitions for all HIP headers: the platform and the kind of compilation. */
#ifndef HIP_INCLUDE_HIP_HIP_COMMON_H
#define HIP_INCLUDE_HIP_HIP_COMMON_H
/* ROCm's name of amd_detail's header, which programs test. */
#define HIP_INCLUDE_HIP_AMD_DETAIL_HIP_COMMON_H

/*
 * AMD's platform may be defined, too: libraries are empty for one that they don't know, and its branches are written in
 * HIP. hipspv-cc defines it for a source that has code for it alone, or whose errors show the need
 * (driver/clang/amd_platform.py), and not for others, because code for it often assumes warps of 64.
 */
#if !defined(__HIP_PLATFORM_NVIDIA__)
#ifndef __HIP_PLATFORM_SPIRV__
#define __HIP_PLATFORM_SPIRV__ 1
#endif
#endif

/* CUDA 13 has no texture and surface references, and programs may use the names. */
#if defined(__HIPSPV_CUDA_VERSION__) && __HIPSPV_CUDA_VERSION__ >= 13000
#define HIPSPV_TEXTURE_REFERENCES 0
#else
#define HIPSPV_TEXTURE_REFERENCES 1
#endif

/* clang compiles HIP. */
#if defined(__clang__) && defined(__HIP__)
#define __HIP_CLANG_ONLY__ 1
#else
#define __HIP_CLANG_ONLY__ 0
#endif

#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ != 0 && !defined(__HIP_DEVICE_COMPILE__)
#define __HIP_DEVICE_COMPILE__ 1
#endif

/* Features of device code: all except launching kernels. 0 in host code, as in HIP. */
#if defined(__HIP_DEVICE_COMPILE__)
#define __HIPSPV_HAS 1
#else
#define __HIPSPV_HAS 0
#endif
#define __HIP_ARCH_HAS_GLOBAL_INT32_ATOMICS__ __HIPSPV_HAS
#define __HIP_ARCH_HAS_GLOBAL_FLOAT_ATOMIC_EXCH__ __HIPSPV_HAS
#define __HIP_ARCH_HAS_SHARED_INT32_ATOMICS__ __HIPSPV_HAS
#define __HIP_ARCH_HAS_SHARED_FLOAT_ATOMIC_EXCH__ __HIPSPV_HAS
#define __HIP_ARCH_HAS_FLOAT_ATOMIC_ADD__ __HIPSPV_HAS
#define __HIP_ARCH_HAS_GLOBAL_INT64_ATOMICS__ __HIPSPV_HAS
#define __HIP_ARCH_HAS_SHARED_INT64_ATOMICS__ __HIPSPV_HAS
#define __HIP_ARCH_HAS_DOUBLES__ __HIPSPV_HAS
#define __HIP_ARCH_HAS_WARP_VOTE__ __HIPSPV_HAS
#define __HIP_ARCH_HAS_WARP_BALLOT__ __HIPSPV_HAS
#define __HIP_ARCH_HAS_WARP_SHUFFLE__ __HIPSPV_HAS
#define __HIP_ARCH_HAS_WARP_FUNNEL_SHIFT__ __HIPSPV_HAS
#define __HIP_ARCH_HAS_THREAD_FENCE_SYSTEM__ __HIPSPV_HAS
#define __HIP_ARCH_HAS_SYNC_THREAD_EXT__ __HIPSPV_HAS
#define __HIP_ARCH_HAS_SURFACE_FUNCS__ __HIPSPV_HAS
#define __HIP_ARCH_HAS_3DGRID__ __HIPSPV_HAS
#define __HIP_ARCH_HAS_DYNAMIC_PARALLEL__ 0

#if defined(__GNUC__)
#define HIP_PUBLIC_API __attribute__((visibility("default")))
#define HIP_DEPRECATED(message) __attribute__((deprecated(message)))
#else
#define HIP_PUBLIC_API
#define HIP_DEPRECATED(message)
#endif

/* A default argument if the language has them. */
#ifdef __cplusplus
#define __dparm(x) = x
#else
#define __dparm(x)
#endif

#endif
