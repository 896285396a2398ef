/* The checks of --check=, which the runtime has to know before the first allocation. */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_CHECKS_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_CHECKS_H

#if defined(__HIPSPV_CHECKS__) && !defined(__HIP_DEVICE_COMPILE__)
extern "C" void __hipspvSetChecks(unsigned int checks);
static __attribute__((constructor(101))) void __hipspv_tell_checks() { __hipspvSetChecks(__HIPSPV_CHECKS__); }
#endif

/* The lanes that an operation of a warp names: its own has to be one of them (--check=barriers). */
#if defined(__HIPSPV_CHECKS__) && (__HIPSPV_CHECKS__ & 8) && defined(__HIP_DEVICE_COMPILE__) && !defined(__SPIRV__)
extern "C" __device__ void __hipspv_check_named(unsigned long long mask);
__device__ inline void __hipspv_check_mask(unsigned long long mask) { __hipspv_check_named(mask); }
#else
__device__ inline void __hipspv_check_mask(unsigned long long) {}
#endif

#endif
