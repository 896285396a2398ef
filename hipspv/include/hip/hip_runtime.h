/* HIP for device and host code. Compilers other than clang in HIP mode get only the host API. */
#ifndef HIP_INCLUDE_HIP_HIP_RUNTIME_H
#define HIP_INCLUDE_HIP_HIP_RUNTIME_H
/* ROCm's name of amd_detail's header, which programs test. */
#define HIP_INCLUDE_HIP_AMD_DETAIL_HIP_RUNTIME_H

/*
 * Programs rely on these. ROCm's header and the one that its clang includes before all sources also bring the second
 * group, with which compiling an empty source would take 2.5 times as long. hipspv-cc defines the macro after an error
 * that one of them may mend (driver/clang/source_kind_errors.py).
 */
#include <assert.h>
#if defined(__cplusplus)
#include <climits>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <initializer_list>
#if defined(__HIPSPV_STANDARD_HEADERS__)
#include <algorithm>
#include <cmath>
#include <complex>
#include <limits>
#include <memory>
#include <new>
#include <thread>
#include <tuple>
#endif
#else
#include <limits.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#endif

#include <hip/hip_common.h>
#include <hip/hip_kernel_metadata.h>
#include <hip/hip_runtime_api.h>
#include <hip/hip_vector_types.h>
#include <hip/host_defines.h>
#include <hip/spirv_detail/math.h>

#if defined(__clang__) && defined(__HIP__)
#include <hip/device_functions.h>
#include <hip/math_functions.h>
#include <hip/spirv_detail/atomic.h>
#include <hip/spirv_detail/memory.h>
#include <hip/spirv_detail/print.h>
#include <hip/spirv_detail/surface.h>
#include <hip/spirv_detail/texture.h>
#include <hip/spirv_detail/thread.h>
#include <hip/spirv_detail/warp.h>
#if defined(__HIPSPV_CUDA__)
#include <hip/spirv_detail/named_barriers.h>
#else
#include <hip/spirv_detail/amd_builtins.h>
#endif

/* Kernel launches without <<<>>>, and the macros of older HIP code. */
#define HIP_KERNEL_NAME(...) __VA_ARGS__
#define HIP_SYMBOL(X) X

#if defined(HIP_TEMPLATE_KERNEL_LAUNCH)
/* Deduces the kernel's type from the kernel, or else from the arguments if it is a template without its own. */
template <typename... __Arguments, typename __Kernel = void (*)(__Arguments...)>
void hipLaunchKernelGGL(__Kernel kernel, const dim3& blocks, const dim3& threads, uint32_t shared, hipStream_t stream,
                        __Arguments... arguments) {
  kernel<<<blocks, threads, shared, stream>>>(static_cast<__Arguments&&>(arguments)...);
}
#else
#define hipLaunchKernelGGLInternal(kernel, blocks, threads, shared, stream, ...) \
  do {                                                                           \
    kernel<<<(blocks), (threads), (shared), (stream)>>>(__VA_ARGS__);            \
  } while (0)
#define hipLaunchKernelGGL(kernel, ...) hipLaunchKernelGGLInternal((kernel), __VA_ARGS__)
#endif

#define HIP_DYNAMIC_SHARED(type, name) extern __shared__ type name[];
#define HIP_DYNAMIC_SHARED_ATTRIBUTE
#else
#define HIP_SYMBOL(X) X
#endif

#endif
