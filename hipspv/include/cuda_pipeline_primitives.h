/*
 * Copies from global to shared memory that a thread may wait for. They are complete when they return, so the
 * pipeline is always up to date.
 */
#ifndef HIPSPV_CUDA_CUDA_PIPELINE_PRIMITIVES_H
#define HIPSPV_CUDA_CUDA_PIPELINE_PRIMITIVES_H

#include "cuda_awbarrier_primitives.h"
#include "cuda_runtime.h"

#if defined(__clang__) && defined(__HIP__)
/* bytes: 4, 8 or 16, of which the last `zeros` are set to 0 instead of copied. */
__device__ inline void __pipeline_memcpy_async(void* __restrict__ shared, const void* __restrict__ global, size_t bytes,
                                               size_t zeros = 0) {
  __builtin_memcpy(shared, global, bytes - zeros);
  __builtin_memset(static_cast<char*>(shared) + (bytes - zeros), 0, zeros);
}
__device__ inline void __pipeline_commit() {}
__device__ inline void __pipeline_wait_prior(size_t) {}
/* The copies have ended, and the barrier doesn't count this arrival (PTX ISA, cp.async.mbarrier.arrive). */
__device__ inline void __pipeline_arrive_on(__mbarrier_t*) {}
#endif

#endif
