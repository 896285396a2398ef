/* Asynchronous barriers in shared memory: PTX's mbarrier (PTX ISA 9.0, 9.7.13.15), and CUDA's functions for it. */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_SHARED_BARRIERS_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_SHARED_BARRIERS_H

#include <hip/spirv_detail/thread.h>

namespace __hipspv_barrier_detail {
#define HIPSPV_SHARED_BARRIER __host__ __device__ __attribute__((always_inline, nodebug)) inline
typedef unsigned long long state;

/* From the lowest bit on: the arrivals for which the phase still waits, those of the next phase, the bytes for which
   the phase waits, with a sign, and the count of phases, of which a program sees the parity alone. */
constexpr int expected_at = 20, bytes_at = 40, phase_at = 61;
constexpr state count_mask = 0xfffff, bytes_mask = 0x1fffff;

HIPSPV_SHARED_BARRIER state load(const void* at, int order) {
  return __hip_atomic_load(static_cast<const state*>(at), order, __HIP_MEMORY_SCOPE_WORKGROUP);
}
HIPSPV_SHARED_BARRIER state beginning(state phase, state expected) {
  return phase << phase_at | expected << expected_at | expected;
}
HIPSPV_SHARED_BARRIER void init(void* at, unsigned int count) {
  __hip_atomic_store(static_cast<state*>(at), beginning(0, count), __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
}
/* Arrivals, of which some drop out of later phases, and bytes that are expected, or negative ones that have arrived.
   Returns the state before. The next phase begins if nothing is missing. */
HIPSPV_SHARED_BARRIER state update(void* at, unsigned int arrivals, unsigned int drops, unsigned int bytes) {
  ::__threadfence_block();
  state seen = load(at, __ATOMIC_RELAXED), next;
  do {
    const state missing = (seen >> bytes_at) + bytes & bytes_mask;
    next = (seen & ~(bytes_mask << bytes_at)) - arrivals - (static_cast<state>(drops) << expected_at);
    next = missing == 0 && (next & count_mask) == 0
               ? beginning((next >> phase_at) + 1, next >> expected_at & count_mask)
               : next | missing << bytes_at;
  } while (!__hip_atomic_compare_exchange_strong(static_cast<state*>(at), &seen, next, __ATOMIC_ACQ_REL,
                                                 __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP));
  return seen;
}
HIPSPV_SHARED_BARRIER state phase(const void* at) {
  const state found = load(at, __ATOMIC_ACQUIRE) >> phase_at;
  ::__threadfence_block();
  return found;
}
/* True if the phase of the state, or of the parity, is over. */
HIPSPV_SHARED_BARRIER bool left(const void* at, state of) { return phase(at) != of >> phase_at; }
HIPSPV_SHARED_BARRIER bool left_parity(const void* at, unsigned int parity) { return (phase(at) & 1) != (parity & 1); }
HIPSPV_SHARED_BARRIER unsigned int pending(state of) { return static_cast<unsigned int>(of & count_mask); }
#undef HIPSPV_SHARED_BARRIER
}  // namespace __hipspv_barrier_detail

#endif
