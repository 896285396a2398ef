/*
 * printf, assert and abort in device code. A pass puts printf's arguments in an array of 8-byte slots,
 * because SPIR-V has no variadic calls; the host formats them.
 */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_PRINT_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_PRINT_H

#include <assert.h>
#include <cstdio>
#include <cstdlib>
#include <hip/spirv_detail/cuda_names.h>

extern "C" {
__device__ int printf(const char* format, ...) __attribute__((format(printf, 1, 2)));
/* glibc's assert calls this name. */
__device__ __attribute__((noreturn)) void __assert_fail(const char* expression, const char* file, unsigned int line,
                                                        const char* function) noexcept;
__device__ __attribute__((noreturn)) void abort() noexcept;
__device__ void __hipspv_trap(void);
}

/* Without line information, so that a trap is reported at the user's call. */
HIPSPV_YIELDING __device__ inline __attribute__((nodebug)) void __trap() { __hipspv_trap(); }

namespace std {
using ::abort;
using ::printf;
}  // namespace std

#endif
