/*
 * CUDA's asynchronous barriers in shared memory (CUDA C++ Programming Guide, "Asynchronous Barrier"; PTX ISA,
 * "mbarrier"): a phase is complete after the expected number of threads has arrived.
 */
#ifndef HIPSPV_CUDA_CUDA_AWBARRIER_PRIMITIVES_H
#define HIPSPV_CUDA_CUDA_AWBARRIER_PRIMITIVES_H

#include <stdint.h>

#include "cuda_runtime.h"

typedef uint64_t __mbarrier_t;
typedef uint64_t __mbarrier_token_t; /* the barrier before the arrival */

#if defined(__cplusplus)
static inline __host__ __device__ uint32_t __mbarrier_maximum_count() { return (1 << 20) - 1; }
#endif

#if defined(__clang__) && defined(__HIP__)
#include <hip/spirv_detail/shared_barriers.h>

__device__ inline void __mbarrier_init(__mbarrier_t* __b, uint32_t __expected) {
  __hipspv_barrier_detail::init(__b, __expected);
}
__device__ inline void __mbarrier_inval(__mbarrier_t* __b) { *__b = 0; }
__device__ inline __mbarrier_token_t __mbarrier_arrive(__mbarrier_t* __b) {
  return __hipspv_barrier_detail::update(__b, 1, 0, 0);
}
__device__ inline __mbarrier_token_t __mbarrier_arrive_and_drop(__mbarrier_t* __b) {
  return __hipspv_barrier_detail::update(__b, 1, 1, 0);
}
__device__ inline uint32_t __mbarrier_token_pending_count(__mbarrier_token_t __token) {
  return __hipspv_barrier_detail::pending(__token);
}
__device__ inline bool __mbarrier_test_wait(__mbarrier_t* __b, __mbarrier_token_t __token) {
  return __hipspv_barrier_detail::left(__b, __token);
}
__device__ inline bool __mbarrier_test_wait_parity(__mbarrier_t* __b, bool __parity) {
  return __hipspv_barrier_detail::left_parity(__b, __parity);
}
__device__ inline bool __mbarrier_try_wait(__mbarrier_t* __b, __mbarrier_token_t __token, uint32_t) {
  return __mbarrier_test_wait(__b, __token);
}
__device__ inline bool __mbarrier_try_wait_parity(__mbarrier_t* __b, bool __parity, uint32_t) {
  return __mbarrier_test_wait_parity(__b, __parity);
}
#endif

#endif
