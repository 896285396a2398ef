/*
 * CUDA's asynchronous barriers in shared memory (CUDA C++ Programming Guide, "Asynchronous Barrier"; PTX ISA,
 * "mbarrier"): a phase is complete after the expected number of threads has arrived.
 *
 * In OpenCL one part of a block can't wait for another: a device may run the other part later. So all threads of
 * the block must arrive, and they wait for each other there. A barrier of fewer threads fails an assertion.
 */
#ifndef HIPSPV_CUDA_CUDA_AWBARRIER_PRIMITIVES_H
#define HIPSPV_CUDA_CUDA_AWBARRIER_PRIMITIVES_H

#include <stdint.h>

#include "cuda_runtime.h"

/* From the lowest bit on: threads for which this phase still waits, threads of each phase, the phase's number. */
typedef uint64_t __mbarrier_t;
typedef uint64_t __mbarrier_token_t; /* the barrier before the arrival */

#if defined(__cplusplus)
static inline __host__ __device__ uint32_t __mbarrier_maximum_count() { return (1 << 20) - 1; }
#endif

#if defined(__clang__) && defined(__HIP__)
#define HIPSPV_BARRIER_ASSERT(condition, text) \
  (condition) ? static_cast<void>(0) : __assert_fail(text, __FILE__, __LINE__, __func__)

__device__ inline uint32_t __hipspv_barrier_pending(uint64_t __state) { return __state & 0xFFFFF; }
__device__ inline uint32_t __hipspv_barrier_expected(uint64_t __state) { return __state >> 20 & 0xFFFFF; }
__device__ inline uint32_t __hipspv_barrier_phase(uint64_t __state) { return __state >> 40; }
__device__ inline uint64_t __hipspv_barrier_state(uint32_t __phase, uint32_t __expected, uint32_t __pending) {
  return static_cast<uint64_t>(__phase) << 40 | static_cast<uint64_t>(__expected) << 20 | __pending;
}
__device__ inline uint64_t __hipspv_barrier_load(const __mbarrier_t* __b) {
  return *const_cast<const volatile __mbarrier_t*>(__b);
}
/* One thread's arrival, which removes `__left` threads from all later phases. */
__device__ inline __mbarrier_token_t __hipspv_barrier_arrive(__mbarrier_t* __b, uint32_t __left) {
  unsigned long long* __p = reinterpret_cast<unsigned long long*>(__b);
  __threadfence_block();
  unsigned long long __seen = __hipspv_barrier_load(__b), __old;
  do {
    __old = __seen;
    const uint32_t __pending = __hipspv_barrier_pending(__old) - 1;
    const uint32_t __expected = __hipspv_barrier_expected(__old) - __left;
    const uint32_t __phase = __hipspv_barrier_phase(__old);
    __seen = atomicCAS_block(__p, __old,
                             __pending ? __hipspv_barrier_state(__phase, __expected, __pending)
                                       : __hipspv_barrier_state(__phase + 1, __expected, __expected));
  } while (__seen != __old);
  __syncthreads();
  return __old;
}

__device__ inline void __mbarrier_init(__mbarrier_t* __b, uint32_t __expected) {
  HIPSPV_BARRIER_ASSERT(__expected == blockDim.x * blockDim.y * blockDim.z,
                        "an asynchronous barrier is for all threads of the block");
  *__b = __hipspv_barrier_state(0, __expected, __expected);
}
__device__ inline void __mbarrier_inval(__mbarrier_t* __b) { *__b = 0; }
__device__ inline __mbarrier_token_t __mbarrier_arrive(__mbarrier_t* __b) { return __hipspv_barrier_arrive(__b, 0); }
__device__ inline __mbarrier_token_t __mbarrier_arrive_and_drop(__mbarrier_t* __b) {
  return __hipspv_barrier_arrive(__b, 1);
}
__device__ inline uint32_t __mbarrier_token_pending_count(__mbarrier_token_t __token) {
  return __hipspv_barrier_pending(__token);
}
__device__ inline bool __mbarrier_test_wait(__mbarrier_t* __b, __mbarrier_token_t __token) {
  const bool __complete = __hipspv_barrier_phase(__hipspv_barrier_load(__b)) != __hipspv_barrier_phase(__token);
  __threadfence_block();
  return __complete;
}
__device__ inline bool __mbarrier_test_wait_parity(__mbarrier_t* __b, bool __parity) {
  const bool __complete = (__hipspv_barrier_phase(__hipspv_barrier_load(__b)) & 1) != __parity;
  __threadfence_block();
  return __complete;
}
__device__ inline bool __mbarrier_try_wait(__mbarrier_t* __b, __mbarrier_token_t __token, uint32_t) {
  return __mbarrier_test_wait(__b, __token);
}
__device__ inline bool __mbarrier_try_wait_parity(__mbarrier_t* __b, bool __parity, uint32_t) {
  return __mbarrier_test_wait_parity(__b, __parity);
}
#endif

#endif
