// The functions that an image's start code calls (hipspv/targets/vortex/start.py): they share out the blocks of a grid among
// the cores and their warps. Whole warps run them: the compiler doesn't part lanes at their branches.

#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable

#include "device.h"

void vortex_set_lanes(uint mask) LABEL(__vx_tmc);
uint vortex_lanes(void) LABEL(__vx_csr_num_threads);
uint vortex_warp(void) LABEL(__vx_csr_warp_id);
uint vortex_cores(void) LABEL(__vx_csr_num_cores);
word vortex_arguments(void) LABEL(__vx_csr_arguments);
word vortex_local_base(void) LABEL(__vx_csr_local_base);

// In the image, written by the host (docs/vortex.md).
struct launch {
  ulong entry;
  ulong arguments;  // 0: the device has the address
  ulong stacks, stack_bytes;
  ulong local_bytes;  // of a block
  ulong resident;     // blocks that a core runs at a time
  ulong local_memory;   // the address of local memory for all cores; 0: the device has its own
  ulong finished;     // the address of a word for each core
};
#define LAUNCH(image) ((__global const struct launch *)((ulong)(image) + 32))

// The beginning of the launch buffer.
struct dimensions {
  uint grid[3], block[3];
};

// The address of the local memory of the block in a slot of this core.
static ulong local_of(__global const struct launch *launch, uint slot) {
  const ulong offset = slot * launch->local_bytes;
  if (!launch->local_memory) return vortex_local_base() + offset;
  return launch->local_memory + vortex_core() * launch->resident * launch->local_bytes + offset;
}

typedef void (*kernel_entry)(word arguments);

static ulong arguments_of(__global const struct launch *launch) {
  return launch->arguments ? launch->arguments : vortex_arguments();
}

static uint warps_of(__global const struct dimensions *size) {
  const uint threads = size->block[0] * size->block[1] * size->block[2];
  return (threads + vortex_lanes() - 1) / vortex_lanes();
}

static ulong blocks_of(__global const struct dimensions *size) {
  return (ulong)size->grid[0] * size->grid[1] * size->grid[2];
}

uint __hipspv_vortex_core(word image) {
  __global const struct launch *launch = LAUNCH(image);
  __global const struct dimensions *size = (__global const struct dimensions *)arguments_of(launch);
  const ulong blocks = blocks_of(size);
  const uint cores = vortex_cores(), core = vortex_core(), resident = launch->resident;
  // Block b runs on core b % cores, in slot b / cores % resident.
  uint slots = 0;
  for (ulong block = core; block < blocks && slots < resident; block += cores) slots++;
  return slots * warps_of(size);
}

void __hipspv_vortex_warp(word image) {
  __global const struct launch *launch = LAUNCH(image);
  const ulong arguments = arguments_of(launch);
  __global const struct dimensions *size = (__global const struct dimensions *)arguments;
  const uint lanes = vortex_lanes(), warps = warps_of(size), slot = vortex_warp() / warps;
  const uint first = (vortex_warp() - slot * warps) * lanes, rank = first + vortex_lane();
  const uint width = size->block[0], height = size->block[1];
  const uint threads = width * height * size->block[2], rest = threads - first;
  const uint live = rest < lanes ? (1u << rest) - 1 : lanes < 32 ? (1u << lanes) - 1 : ~0u;

  volatile __private struct thread *thread = thread_pointer();
  thread->rank = rank;
  thread->slot = slot;
  thread->warps = warps;
  thread->lanes = lanes;
  thread->live = live;
  thread->shared = local_of(launch, slot);
  thread->arguments = arguments;
  thread->thread[0] = rank % width;
  thread->thread[1] = rank / width % height;
  thread->thread[2] = rank / width / height;
  for (int i = 0; i < 3; i++) {
    thread->block_dim[i] = size->block[i];
    thread->grid_dim[i] = size->grid[i];
  }
  // The lanes beyond the block's last thread.
  vortex_set_lanes(live);

  const kernel_entry entry = (kernel_entry)launch->entry;
  const ulong blocks = blocks_of(size), columns = size->grid[0], rows = size->grid[1];
  const ulong step = (ulong)vortex_cores() * launch->resident;
  for (ulong block = vortex_core() + (ulong)vortex_cores() * slot; block < blocks; block += step) {
    thread->block[0] = block % columns;
    thread->block[1] = block / columns % rows;
    thread->block[2] = block / columns / rows;
    entry(arguments);
    // The next block reuses the local memory.
    vortex_fence();
    if (warps > 1) vortex_barrier(slot, warps);
  }
}

void __hipspv_vortex_finish(word image) {
  vortex_fence();
  *((volatile __global uint *)LAUNCH(image)->finished + vortex_core()) = 1;
}
