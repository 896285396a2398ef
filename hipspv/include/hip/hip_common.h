/* What every HIP header needs first: which platform this is, and which compilation. */
#ifndef HIP_INCLUDE_HIP_HIP_COMMON_H
#define HIP_INCLUDE_HIP_HIP_COMMON_H

/* Neither AMD nor NVIDIA: a program that asks gets the name that SPIR-V implementations of HIP use. */
#if !defined(__HIP_PLATFORM_SPIRV__) && !defined(__HIP_PLATFORM_AMD__) && \
    !defined(__HIP_PLATFORM_NVIDIA__)
#define __HIP_PLATFORM_SPIRV__ 1
#endif

#if defined(__CUDA_ARCH__) && __CUDA_ARCH__ != 0 && !defined(__HIP_DEVICE_COMPILE__)
#define __HIP_DEVICE_COMPILE__ 1
#endif

#if defined(__GNUC__)
#define HIP_PUBLIC_API __attribute__((visibility("default")))
#define HIP_DEPRECATED(message) __attribute__((deprecated(message)))
#else
#define HIP_PUBLIC_API
#define HIP_DEPRECATED(message)
#endif

/* A default argument where the language has them. */
#ifdef __cplusplus
#define __dparm(x) = x
#else
#define __dparm(x)
#endif

#endif
