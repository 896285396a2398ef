/*
 * printf, assert and abort in device code. A pass puts printf's arguments in an array of 8-byte slots,
 * because SPIR-V has no variadic calls; the host formats them.
 */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_PRINT_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_PRINT_H

#include <assert.h>
#include <cstdio>
#include <cstdlib>
#include <hip/spirv_detail/assert_fail.h>
#include <hip/spirv_detail/cuda_names.h>

extern "C" {
__device__ int printf(const char* format, ...) __attribute__((format(printf, 1, 2)));
__device__ __attribute__((noreturn)) void abort() noexcept;
__device__ void __hipspv_trap(void);
}

/*
 * glibc's assert calls this name. Programs declare glibc's function for the host (PyTorch), for both sides (CCCL where
 * NDEBUG is defined) or for devices. None of these declarations is one of this overload, whose line is an int.
 */
__device__ __attribute__((noreturn, nodebug)) inline void __assert_fail(const char* expression, const char* file,
                                                                        int line, const char* function) noexcept {
  __hipspv_assert_fail(expression, file, static_cast<unsigned int>(line), function);
}

/* Without line information, so that a trap is reported at the user's call. */
HIPSPV_YIELDING __device__ inline __attribute__((nodebug)) void __trap() { __hipspv_trap(); }

namespace std {
using ::abort;
using ::printf;
}  // namespace std

#endif
