/* Barriers 0 to 15 of some warps of a block: bar.sync and bar.arrive with a count (PTX ISA 9.0, 9.7.13.1). */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_NAMED_BARRIERS_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_NAMED_BARRIERS_H

#include <hip/spirv_detail/thread.h>
#include <hip/spirv_detail/warp.h>

#if defined(__HIPSPV_NVPTX__)
__device__ inline void __barrier_sync(unsigned int id) { __nvvm_barrier_sync(id); }
__device__ inline void __barrier_sync_count(unsigned int id, unsigned int count) { __nvvm_barrier_sync_cnt(id, count); }
#else
/* The pass lower-named-barriers makes the words, which are 0 when a block begins. For each barrier: the threads that
   have arrived, in the lower half of a word, and the phases that are over, in the upper half; then the votes of even
   and of odd phases, those for in the lower half and those against in the upper one. */
extern "C" __device__ unsigned int* __hipspv_named_barriers(void);

/* Inlined: a function without lines that has a loop counts as one of the device library, which waits for no thread. */
#define HIPSPV_NAMED __device__ __attribute__((always_inline, nodebug)) inline
constexpr unsigned int __hipspv_named_phase = 1u << 16, __hipspv_named_count = 16;

HIPSPV_NAMED unsigned int* __hipspv_named_barrier(unsigned int id) {
  return __hipspv_named_barriers() + id % __hipspv_named_count;
}
HIPSPV_NAMED unsigned int* __hipspv_named_votes(unsigned int id, unsigned int phase) {
  return __hipspv_named_barrier(id) + __hipspv_named_count * (1 + phase % 2);
}
HIPSPV_NAMED unsigned int __hipspv_block_size() { return blockDim.x * blockDim.y * blockDim.z; }
/* Barriers count the lanes of warps: the block's last thread arrives for those that the last warp lacks. */
HIPSPV_NAMED unsigned int __hipspv_missing_lanes() { return (0u - __hipspv_block_size()) % warpSize; }
HIPSPV_NAMED unsigned int __hipspv_named_arrivals() {
  const unsigned int thread = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
  return thread + 1 == __hipspv_block_size() ? 1 + __hipspv_missing_lanes() : 1;
}
HIPSPV_NAMED unsigned int __hipspv_named_phase_of(unsigned int id, int order) {
  return __hip_atomic_load(__hipspv_named_barrier(id), order, __HIP_MEMORY_SCOPE_WORKGROUP) / __hipspv_named_phase;
}

/* Returns the phase in which the thread has arrived. The last thread clears the votes of the next phase. */
HIPSPV_NAMED unsigned int __hipspv_named_arrive(unsigned int id, unsigned int count) {
  unsigned int* const state = __hipspv_named_barrier(id);
  const unsigned int arrivals = __hipspv_named_arrivals();
  __threadfence_block();
  unsigned int seen = __hip_atomic_load(state, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP), next;
  do {
    const unsigned int phase = seen / __hipspv_named_phase;
    next = seen + arrivals;
    if (next % __hipspv_named_phase >= count) {
      next = (phase + 1) * __hipspv_named_phase;
      __hip_atomic_store(__hipspv_named_votes(id, phase + 1), 0u, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
    }
  } while (!__hip_atomic_compare_exchange_strong(state, &seen, next, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED,
                                                 __HIP_MEMORY_SCOPE_WORKGROUP));
  return seen / __hipspv_named_phase;
}
HIPSPV_NAMED void __hipspv_named_wait(unsigned int id, unsigned int phase) {
  while (__hipspv_named_phase_of(id, __ATOMIC_ACQUIRE) == phase) {
  }
  __threadfence_block();
}
HIPSPV_NAMED void __hipspv_named_barrier_sync(unsigned int id, unsigned int count) {
  __hipspv_named_wait(id, __hipspv_named_arrive(id, count));
}
/* Returns the votes of all threads. */
HIPSPV_NAMED unsigned int __hipspv_named_barrier_vote(unsigned int id, unsigned int count, bool vote) {
  unsigned int* const votes = __hipspv_named_votes(id, __hipspv_named_phase_of(id, __ATOMIC_RELAXED));
  __hip_atomic_fetch_add(votes, vote ? 1u : 0x10000u, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
  __hipspv_named_wait(id, __hipspv_named_arrive(id, count));
  return __hip_atomic_load(votes, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
}
/* Without a count a barrier is for all threads. */
HIPSPV_NAMED unsigned int __hipspv_named_all() { return __hipspv_block_size() + __hipspv_missing_lanes(); }

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wgcc-compat"
HIPSPV_NAMED void __barrier_sync(unsigned int id) __attribute__((enable_if(id == 0, "barrier 0"))) { __syncthreads(); }
#pragma clang diagnostic pop
HIPSPV_NAMED void __barrier_sync(unsigned int id) {
  id == 0 ? __syncthreads() : __hipspv_named_barrier_sync(id, __hipspv_named_all());
}
HIPSPV_NAMED void __barrier_sync_count(unsigned int id, unsigned int count) { __hipspv_named_barrier_sync(id, count); }
#undef HIPSPV_NAMED
#endif

#endif
