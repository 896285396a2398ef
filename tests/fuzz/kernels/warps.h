// Functions of warps, groups and atomic operations that generated kernels call; warps_model.h has those of the same names
// that the model uses. All values are unsigned.
#pragma once

#include <hip/hip_cooperative_groups.h>
#include <hip/hip_fp16.h>
#include <hip/hip_runtime.h>

#define GROUP template <unsigned width> __device__ inline
typedef unsigned long long mask_type;

// ---- shuffles within a part of the warp; of values of other types; among the lanes of a mask

GROUP unsigned within(unsigned value, int lane) { return __shfl(value, lane, width); }
GROUP unsigned within_up(unsigned value, int by) { return __shfl_up(value, by, width); }
GROUP unsigned within_down(unsigned value, int by) { return __shfl_down(value, by, width); }
GROUP unsigned within_xor(unsigned value, int with) { return __shfl_xor(value, with, width); }

__device__ inline unsigned as_double(unsigned value, int lane) { return unsigned(__shfl(double(value), lane)); }
__device__ inline unsigned as_long(unsigned value, int lane) {
  const long long moved = __shfl(static_cast<long long>(value * 0x100000001ull), lane);
  return unsigned(moved) | unsigned(moved >> 32);
}
__device__ inline unsigned as_half(unsigned value, int lane) { return unsigned(float(__shfl(__half(value & 2047), lane))); }
__device__ inline unsigned as_short(unsigned value, int lane) { return __shfl(static_cast<unsigned short>(value), lane); }

__device__ inline unsigned masked_shfl(mask_type mask, unsigned value, int lane) { return __shfl_sync(mask, value, lane); }
__device__ inline unsigned masked_xor(mask_type mask, unsigned value, int with) {
  return __shfl_xor_sync(mask, value, with);
}
__device__ inline unsigned masked_down(mask_type mask, unsigned value, int by) {
  return __shfl_down_sync(mask, value, by);
}
__device__ inline unsigned masked_sum(mask_type mask, unsigned value, int) { return __reduce_add_sync(mask, value); }
__device__ inline unsigned masked_max(mask_type mask, unsigned value, int) { return __reduce_max_sync(mask, value); }
__device__ inline unsigned masked_and(mask_type mask, unsigned value, int) { return __reduce_and_sync(mask, value); }
__device__ inline unsigned masked_or(mask_type mask, unsigned value, int) { return __reduce_or_sync(mask, value); }
__device__ inline unsigned masked_ballot(mask_type mask, unsigned value, int bit) {
  return unsigned(__ballot_sync(mask, value >> bit & 1));
}
__device__ inline unsigned masked_match(mask_type mask, unsigned value, int) {
  return unsigned(__match_any_sync(mask, value & 3));
}
__device__ inline unsigned masked_all_match(mask_type mask, unsigned value, int) {
  int all;
  const unsigned found = unsigned(__match_all_sync(mask, value & 1, &all));
  return found * 2 + (all != 0);
}
__device__ inline unsigned masked_order(mask_type mask, unsigned value, int) {
  __syncwarp(mask);
  return __popcll(mask & __lanemask_lt()) + value;
}

// ---- cooperative groups. A coalesced group's lanes are those that reach the call.

GROUP auto tile() { return cooperative_groups::tiled_partition<width>(cooperative_groups::this_thread_block()); }
GROUP unsigned tile_shfl(unsigned value, int rank) { return tile<width>().shfl(value, rank % int(width)); }
GROUP unsigned tile_xor(unsigned value, int with) { return tile<width>().shfl_xor(value, with % width); }
GROUP unsigned tile_up(unsigned value, int by) { return tile<width>().shfl_up(value, by % width); }
GROUP unsigned tile_down(unsigned value, int by) { return tile<width>().shfl_down(value, by % width); }
GROUP unsigned tile_ballot(unsigned value, int bit) { return unsigned(tile<width>().ballot(value >> bit & 1)); }
GROUP unsigned tile_any(unsigned value, int bit) { return tile<width>().any(value >> bit & 1) != 0; }
GROUP unsigned tile_all(unsigned value, int bit) { return tile<width>().all(value >> bit & 1) != 0; }
GROUP unsigned tile_match(unsigned value, int) { return unsigned(tile<width>().match_any(value & 3)); }
GROUP unsigned tile_rank(unsigned value, int) {
  return value + tile<width>().thread_rank() + tile<width>().meta_group_rank() * 100;
}
GROUP unsigned tile_sum(unsigned value, int) {
  return cooperative_groups::reduce(tile<width>(), value, cooperative_groups::plus<unsigned>());
}
GROUP unsigned tile_greatest(unsigned value, int) {
  return cooperative_groups::reduce(tile<width>(), value, cooperative_groups::greater<unsigned>());
}
GROUP unsigned tile_scan(unsigned value, int) {
  return cooperative_groups::inclusive_scan(tile<width>(), value, cooperative_groups::plus<unsigned>());
}
GROUP unsigned tile_before(unsigned value, int) {
  return cooperative_groups::exclusive_scan(tile<width>(), value, cooperative_groups::plus<unsigned>());
}

__device__ inline unsigned coalesced_shfl(unsigned value, int rank) {
  const auto group = cooperative_groups::coalesced_threads();
  return group.shfl(value, rank % int(group.size()));
}
__device__ inline unsigned coalesced_rank(unsigned value, int) {
  const auto group = cooperative_groups::coalesced_threads();
  return value + group.thread_rank() + group.size() * 100;
}
__device__ inline unsigned coalesced_sum(unsigned value, int) {
  return cooperative_groups::reduce(cooperative_groups::coalesced_threads(), value, cooperative_groups::plus<unsigned>());
}
__device__ inline unsigned coalesced_scan(unsigned value, int) {
  return cooperative_groups::inclusive_scan(cooperative_groups::coalesced_threads(), value,
                                            cooperative_groups::plus<unsigned>());
}
__device__ inline unsigned coalesced_ballot(unsigned value, int bit) {
  return unsigned(cooperative_groups::coalesced_threads().ballot(value >> bit & 1));
}
// Of the group of lanes with the same label.
__device__ inline unsigned labeled_sum(unsigned value, int label) {
  const auto group = cooperative_groups::labeled_partition(cooperative_groups::coalesced_threads(), label & 3);
  return cooperative_groups::reduce(group, value, cooperative_groups::plus<unsigned>());
}
__device__ inline unsigned binary_sum(unsigned value, int label) {
  const auto group = cooperative_groups::binary_partition(cooperative_groups::coalesced_threads(), (label & 1) != 0);
  return cooperative_groups::reduce(group, value, cooperative_groups::plus<unsigned>()) + group.thread_rank();
}
#undef GROUP

// ---- atomic operations whose order doesn't matter: loops of compare-exchange, and others

template <class Change>
__device__ inline void exchanged(unsigned* p, Change change) {
  unsigned old = *reinterpret_cast<volatile unsigned*>(p), expected;
  do {
    expected = old;
    old = atomicCAS(p, expected, change(expected));
  } while (old != expected);
}
__device__ inline void cas_sum(unsigned* p, unsigned value) {
  exchanged(p, [=](unsigned old) { return old + value; });
}
__device__ inline void cas_product(unsigned* p, unsigned value) {
  exchanged(p, [=](unsigned old) { return old * (value | 1); });
}
__device__ inline void cas_greatest(unsigned* p, unsigned value) {
  unsigned old = __hip_atomic_load(p, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
  while (value > old && !__hip_atomic_compare_exchange_weak(p, &old, value, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED,
                                                            __HIP_MEMORY_SCOPE_WORKGROUP)) {
  }
}
__device__ inline void cas_saturating(unsigned* p, unsigned value) {
  for (;;) {
    const unsigned old = __hip_atomic_load(p, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
    const unsigned total = old + value < old ? 0xffffffffu : old + value;
    if (atomicCAS(p, old, total) == old) break;
  }
}
__device__ inline void cas_lower_half(unsigned* p, unsigned value) {
  unsigned short* half = reinterpret_cast<unsigned short*>(p);
  unsigned short old = *reinterpret_cast<volatile unsigned short*>(half), expected;
  do {
    expected = old;
    old = atomicCAS(half, expected, static_cast<unsigned short>(expected + value));
  } while (old != expected);
}
__device__ inline void increment(unsigned* p, unsigned) { atomicInc(p, 37); }
__device__ inline void decrement(unsigned* p, unsigned) { atomicDec(p, 1001); }
__device__ inline void signed_least(unsigned* p, unsigned value) { atomicMin(reinterpret_cast<int*>(p), int(value)); }
__device__ inline void signed_greatest(unsigned* p, unsigned value) { atomicMax(reinterpret_cast<int*>(p), int(value)); }
__device__ inline void fetch_and(unsigned* p, unsigned value) {
  __hip_atomic_fetch_and(p, value, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
}
__device__ inline void block_sum(unsigned* p, unsigned value) { atomicAdd_block(p, value); }
