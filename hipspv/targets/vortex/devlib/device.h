// Vortex's own instructions, as functions that the driver's link step replaces by one instruction each, and the record
// that the start code writes for each thread.
#pragma once

#define LABEL(name) __asm__(#name)

// A number of as many bits as a register.
#if HIPSPV_VORTEX_BITS == 64
typedef ulong word;
#else
typedef uint word;
#endif

#define UNCHANGING __attribute__((const))

void vortex_barrier(uint slot, uint warps) LABEL(__vx_barrier);
void vortex_fence(void) LABEL(__vx_fence);
uint vortex_ballot(uint predicate) LABEL(__vx_vote_ballot);
// Bits 0 to 5 of `from` are a lane, 6 to 11 the greatest allowed, 12 to 17 those that select the reader's own segment.
uint vortex_shuffle(uint value, uint from) LABEL(__vx_shfl_idx);
#define ANY_LANE (63u << 6)
UNCHANGING uint vortex_lane(void) LABEL(__vx_csr_thread_id);
UNCHANGING uint vortex_core(void) LABEL(__vx_csr_core_id);
word vortex_cycles(void) LABEL(__vx_cycles);

struct thread {
  uint thread[3], block[3], block_dim[3], grid_dim[3];
  uint rank; // in the block
  uint slot; // the id of the block's barrier
  uint warps; // of the block
  uint lanes; // of a warp
  ulong shared; // the address of the block's shared memory
  ulong arguments;
  uint live; // the lanes of this warp that run a thread, a bit for each
  uint unused;
  ulong reserved;
};

// Nothing of it changes while a kernel runs: build.py marks loads from constant memory so.
UNCHANGING __private void *thread_pointer(void) LABEL(llvm.thread.pointer.p0);
#define THREAD ((__constant struct thread *)(ulong)thread_pointer())
