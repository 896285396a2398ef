/* The checks of --check=, which the runtime has to know before the first allocation. */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_CHECKS_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_CHECKS_H

#if defined(__HIPSPV_CHECKS__) && !defined(__HIP_DEVICE_COMPILE__)
extern "C" void __hipspvSetChecks(unsigned int checks);
static __attribute__((constructor(101))) void __hipspv_tell_checks() { __hipspvSetChecks(__HIPSPV_CHECKS__); }
#endif

#endif
