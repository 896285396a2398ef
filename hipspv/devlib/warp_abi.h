// The shared memory of a kernel whose warps are made of work-items, in words of 32 bits: flags, then for even and odd
// rounds the stop and the passed values of each thread. Shared by the runtime and the emulation library.
#ifndef HIPSPV_WARP_ABI_H
#define HIPSPV_WARP_ABI_H

// Flags of three rounds each: a thread isn't at a stop of the block; a thread hasn't ended.
#define HIPSPV_WARP_FLAGS 8

// A thread's stop: twice its order, plus 1 if the ballot's predicate holds.
#define HIPSPV_WARP_OF_BLOCK 0x40000000u  // added for stops of the block
#define HIPSPV_WARP_ENDED 0xFFFFFFFFu

#endif
