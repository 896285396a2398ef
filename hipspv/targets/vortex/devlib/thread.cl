// A thread's position in its block and grid under the names of OpenCL's work-item functions; barriers, fences and clocks.

#include "device.h"

#define OF_DIMENSION(function, label, field, beyond)                 \
  ulong function(uint dimension) LABEL(label);                      \
  ulong function(uint dimension) { return dimension < 3 ? THREAD->field[dimension] : beyond; }

OF_DIMENSION(thread_index, _Z12get_local_idj, thread, 0)
OF_DIMENSION(block_index, _Z12get_group_idj, block, 0)
OF_DIMENSION(block_width, _Z14get_local_sizej, block_dim, 1)
OF_DIMENSION(launched_width, _Z23get_enqueued_local_sizej, block_dim, 1)
OF_DIMENSION(grid_width, _Z14get_num_groupsj, grid_dim, 1)
#undef OF_DIMENSION

ulong first_index(uint dimension) LABEL(_Z17get_global_offsetj);
ulong first_index(uint dimension) { return (void)dimension, 0; }
#include "global_index.inc"

ulong block_rank(void) LABEL(_Z19get_local_linear_idv);
ulong block_rank(void) { return THREAD->rank; }
ulong grid_rank(void) LABEL(_Z20get_global_linear_idv);
ulong grid_rank(void) {
  return (global_index(2) * global_width(1) + global_index(1)) * global_width(0) + global_index(0);
}

uint warp_width(void) LABEL(_Z18get_sub_group_sizev);
uint warp_width(void) { return THREAD->lanes; }
uint widest_warp(void) LABEL(_Z22get_max_sub_group_sizev);
uint widest_warp(void) { return THREAD->lanes; }
uint warps_of_block(void) LABEL(_Z18get_num_sub_groupsv);
uint warps_of_block(void) { return THREAD->warps; }
// Warps are made of threads that follow each other in the block.
uint warp_index(void) LABEL(_Z16get_sub_group_idv);
uint warp_index(void) { return THREAD->rank / THREAD->lanes; }

uint __hipspv_multiprocessor(void) { return vortex_core(); }

// ---- Fences. The instruction orders all accesses of the warp, those of devices among them, and no level of caches
// keeps stale data beyond it. Scopes and orders therefore don't matter.

void __hipspv_fence_block(void) { vortex_fence(); }
void __hipspv_fence_device(void) { vortex_fence(); }
void __hipspv_fence_system(void) { vortex_fence(); }
void fence(uint memory, uint order, uint scope)
    LABEL(_Z22atomic_work_item_fencej12memory_order12memory_scope);
void fence(uint memory, uint order, uint scope) { (void)memory, (void)order, (void)scope, vortex_fence(); }

// ---- Barriers of a block. The lanes of a single warp run in lockstep.

static void meet(void) {
  vortex_fence();
  const uint warps = THREAD->warps;
  if (warps > 1) vortex_barrier(THREAD->slot, warps);
}

void block_barrier(uint flags) LABEL(_Z7barrierj);
void block_barrier(uint flags) { (void)flags, meet(); }
void group_barrier(uint flags) LABEL(_Z18work_group_barrierj);
void group_barrier(uint flags) { (void)flags, meet(); }

// The sum of the warp's lanes that are here.
static uint sum_of_warp(uint value) {
  const uint here = vortex_ballot(1);
  uint sum = 0;
  for (uint lane = 0, lanes = THREAD->lanes; lane < lanes; lane++) {
    const uint other = vortex_shuffle(value, ANY_LANE | lane);
    sum += here >> lane & 1 ? other : 0;
  }
  return sum;
}

// A value for each warp of the block, in its shared memory (shared_memory.ll). Shared memory has no atomic operations
// on every device.
__local uint *warp_sums(void) LABEL(__hipspv_warp_sums);

int sum_of_block(int value) LABEL(_Z21work_group_reduce_addi);
int sum_of_block(int value) {
  const uint own = sum_of_warp((uint)value), warps = THREAD->warps;
  if (warps == 1) return (int)own;
  volatile __local uint *sums = warp_sums();
  sums[warp_index()] = own; // the same in all lanes
  meet();
  uint sum = 0;
  for (uint i = 0; i < warps; i++) sum += sums[i];
  meet();
  return (int)sum;
}
int __hipspv_barrier_count(int predicate) { return sum_of_block(predicate ? 1 : 0); }

// ---- Clocks

#if HIPSPV_VORTEX_BITS == 64
ulong __hipspv_read_clock(void) { return vortex_cycles(); }
#else
word vortex_cycles_high(void) LABEL(__vx_cycles_high);

ulong __hipspv_read_clock(void) {
  uint high, low;
  do {
    high = vortex_cycles_high();
    low = vortex_cycles();
  } while (high != vortex_cycles_high());
  return (ulong)high << 32 | low;
}
#endif
