// The checks of native code (--check=): what checked kernels and the runtime share. hipspv/core/checks.py has the bits of
// the checks, hipspv/targets/cpu/passes/check_accesses.py those of an access.
#pragma once

#include "block_abi.h"

// ---- Checks, and kinds of accesses

#define HIPSPV_CHECK_MEMORY 1
#define HIPSPV_CHECK_RACES 2
#define HIPSPV_CHECK_UNINIT 4
#define HIPSPV_CHECK_BARRIERS 8

#define HIPSPV_ACCESS_WRITE 16
#define HIPSPV_ACCESS_SYNC 32    // atomic or volatile: two of these never race, and they order others
#define HIPSPV_ACCESS_SHARED 64  // of shared memory
#define HIPSPV_ACCESS_ONCE 128   // by a thread between two barriers
#define HIPSPV_ACCESS_KNOWN 256  // the value of a store is given
#define HIPSPV_ACCESS_COPY 512   // of memory to memory: bytes without a value may be copied
#define HIPSPV_ACCESS_UPDATE 1024
#define HIPSPV_ACCESS_LOCKSTEP 2048  // lanes of a warp run each instruction together
#define HIPSPV_ACCESS_SHIFT 12       // two bits: a unit of the race checker has 1 << shift bytes
#define HIPSPV_ACCESS_WARP 14        // three bits: a warp has 1 << them lanes

// ---- Shadow memory: for each chunk of addresses, by its index in a table, 0 if nothing in it is checked

#define HIPSPV_CHUNK_BITS 20
#define HIPSPV_CHUNK (1ul << HIPSPV_CHUNK_BITS)
// The offsets of a chunk's parts. state: a byte for 8 bytes: how many of them, from the first on, may be accessed, or 0
// for all; above 8 for none. unset: a bit for each byte to which nothing was stored. writer, reader, other: for each unit
// the last write, and reads of two threads.
#define HIPSPV_STATE 0ul
#define HIPSPV_UNSET (HIPSPV_CHUNK / 8)
#define HIPSPV_WRITER (HIPSPV_CHUNK / 4)
#define HIPSPV_READER (HIPSPV_WRITER + HIPSPV_CHUNK * 8)
#define HIPSPV_SECOND (HIPSPV_READER + HIPSPV_CHUNK * 8)
#define HIPSPV_SHADOW (HIPSPV_SECOND + HIPSPV_CHUNK * 8)

// ---- An access as 64 bits: its epoch, the thread's index, how often the thread has synchronised in the epoch, the
// index of the location, and its kind. A run of a block from a barrier to the next one has an epoch of its own.

#define HIPSPV_EPOCH_BITS 28
#define HIPSPV_EPOCHS ((1u << HIPSPV_EPOCH_BITS) - 1)
#define HIPSPV_THREAD_SHIFT 28
#define HIPSPV_THREADS 1023
#define HIPSPV_SYNCS_SHIFT 38
#define HIPSPV_SYNCS 255
#define HIPSPV_SITE_SHIFT 46
#define HIPSPV_SITES 65535
#define HIPSPV_RECORD_WRITE (1ul << 62)
#define HIPSPV_RECORD_SYNC (1ul << 63)

// A thread of a block. syncs: its atomic and volatile operations and those of its warp since the barrier; known: that
// count after the last one that other warps may know of. last: of both, the counts before that barrier. barriers: those
// that it has passed. arrived, before, passed: by the block's clock, the times of its latest operation, of the one before,
// and of the end of the latest one.
struct hipspv_check_thread {
  hipspv_word epoch, syncs, known, last_syncs, last_known, barriers;
  hipspv_word arrived, before, passed;
};

struct hipspv_check_block;

// The access that an instruction makes.
struct hipspv_access {
  hipspv_bytes address, size, value;
  hipspv_bytes base;  // of the variable with that name, 0 if it isn't known
  hipspv_word site, flags, name, thread;
};

// The block that a thread of the host runs. The functions are the runtime's.
struct hipspv_check_block {
  hipspv_bytes table;                 // of the chunks
  hipspv_bytes shared, shared_bytes;  // the block's shared memory
  struct hipspv_check_thread *threads;
  const hipspv_word *epochs;  // by the count of passed barriers
  hipspv_word barriers;       // the largest count of a thread
  hipspv_word clock;
  hipspv_word first;          // the launch's first epoch; 0: no epochs are left
  hipspv_word recent, recents;  // the latest epochs of the block, one after the other
  hipspv_bytes *released;     // when the block last synchronised: an epoch, a thread and its count, as in an access
  // A conflict with that access: true if this one changes nothing, and the other one shall be kept.
  hipspv_word (*conflict)(struct hipspv_check_block *, const struct hipspv_access *, hipspv_bytes now,
                          hipspv_bytes then);
  // Some of the memory mustn't be accessed, or has no value.
  void (*memory)(struct hipspv_check_block *, const struct hipspv_access *);
  void (*unset)(struct hipspv_check_block *, const struct hipspv_access *);
  // Outside of an object of `extent` bytes with that name.
  void (*object)(struct hipspv_check_block *, const struct hipspv_access *, hipspv_bytes extent);
  // The thread is the first one at its barrier: the next epoch.
  void (*advance)(struct hipspv_check_block *);
  // A thread arrives at a barrier, or passes a point at which all have passed as many barriers.
  void (*arrive)(struct hipspv_check_block *, hipspv_word site, hipspv_word thread);
  void (*pass)(struct hipspv_check_block *, hipspv_word point, hipspv_word site, hipspv_word thread);
  // The lanes that an operation of a warp names don't include its own, or include ones that have ended.
  void (*lanes)(struct hipspv_check_block *, hipspv_word site, hipspv_bytes mask, hipspv_word thread);
};
