// The checks of --check= (docs/debugging.md). A pass calls these functions at accesses and barriers
// (hipspv/targets/cpu/passes/check_accesses.py); the frequent cases are here, and the runtime has the others
// (hipspv/runtime/backends/cpu/checks).

#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable

#include "check_abi.h"

#define INLINE __attribute__((always_inline)) inline static

typedef struct hipspv_check_block check_block;
typedef struct hipspv_check_thread check_thread;

// Addresses have 47 bits; the rest of a wrong one doesn't matter.
INLINE ulong chunk_of(const check_block *block, ulong address) {
  return ((const ulong *)block->table)[address << 17 >> (17 + HIPSPV_CHUNK_BITS)];
}

// An access, as the functions here have it: in registers. The runtime's functions get its address. That takes code of
// its own, so that the frequent cases store nothing.
#define ACCESS                                                                                             \
  const ulong address, const ulong size, const ulong value, const ulong base, const uint site, const uint flags, \
      const uint name, const uint thread
#define SAME address, size, value, base, site, flags, name, thread
#define AS_STRUCTURE {address, size, value, base, site, flags, name, thread}
#define LIKELY(condition) __builtin_expect(condition, 1)
#define COLD __attribute__((noinline, cold)) static

COLD void forbidden(check_block *block, ACCESS) {
  const struct hipspv_access access = AS_STRUCTURE;
  block->memory(block, &access);
}
COLD void unset(check_block *block, ACCESS) {
  const struct hipspv_access access = AS_STRUCTURE;
  block->unset(block, &access);
}
COLD void outside(check_block *block, ACCESS, ulong extent) {
  const struct hipspv_access access = AS_STRUCTURE;
  block->object(block, &access, extent);
}
COLD uint conflicts(check_block *block, ACCESS, ulong now, ulong then) {
  const struct hipspv_access access = AS_STRUCTURE;
  return block->conflict(block, &access, now, then);
}

// ---- Memory

INLINE void check_memory(check_block *block, ACCESS) {
  const ulong first = address, last = first + size - 1;
  const ulong chunk = chunk_of(block, first);
  if (!chunk) return;
  const uchar *states = (const uchar *)(chunk + HIPSPV_STATE);
  const ulong at = (first & (HIPSPV_CHUNK - 1)) >> 3;
  if ((first & 7) + size <= 8) {
    const uchar state = states[at];
    if (state && (last & 7) >= (state > 8 ? 0 : state)) forbidden(block, SAME);
  } else {
    forbidden(block, SAME);
  }
}

// An access of up to 16 bytes, aligned: the states are next to each other.
INLINE void check_wide_memory(check_block *block, ACCESS) {
  const ulong chunk = chunk_of(block, address);
  if (!chunk) return;
  const uchar *states = (const uchar *)(chunk + HIPSPV_STATE);
  const ulong at = (address & (HIPSPV_CHUNK - 1)) >> 3;
  if (at + 1 < HIPSPV_CHUNK / 8 && !((address | size) & 7) && size <= 16 && !states[at] &&
      !states[at + (size >> 4)])
    return;
  forbidden(block, SAME);
}

// ---- Values

INLINE void check_values(check_block *block, ACCESS) {
  const ulong chunk = chunk_of(block, address);
  if (!chunk) return;
  uchar *bits = (uchar *)(chunk + HIPSPV_UNSET) + ((address & (HIPSPV_CHUNK - 1)) >> 3);
  const uint low = address & 7;
  if (low + size <= 8) {
    const uchar own = (uchar)(((1u << size) - 1) << low);
    if (!(*bits & own)) return;
    if (!(flags & HIPSPV_ACCESS_WRITE) || flags & HIPSPV_ACCESS_UPDATE) unset(block, SAME);
    // Another thread of the host may change the other bits.
    if (flags & HIPSPV_ACCESS_WRITE) __atomic_fetch_and(bits, (uchar)~own, __ATOMIC_RELAXED);
  } else {
    unset(block, SAME);
  }
}

// ---- Races

INLINE uint epoch_of(ulong record) { return (uint)record & HIPSPV_EPOCHS; }
INLINE uint thread_of(ulong record) { return (uint)(record >> HIPSPV_THREAD_SHIFT) & HIPSPV_THREADS; }

// True if an earlier access may conflict with one now, if one of the two is a write.
INLINE bool is_suspect(const check_block *block, ulong then, ulong now, bool shared) {
  const uint epoch = epoch_of(then);
  if (LIKELY(epoch < block->first)) return false;
  if (then & now & HIPSPV_RECORD_SYNC) return false;
  if (epoch == epoch_of(now)) return thread_of(then) != thread_of(now);
  if (shared) return false;
  return epoch - block->recent >= block->recents;
}

// True if a reader is of this launch, and isn't replaced by a later read of its own block.
INLINE bool is_live(const check_block *block, ulong reader, ulong now, bool shared) {
  const uint epoch = epoch_of(reader);
  if (epoch < block->first) return false;
  if (epoch == epoch_of(now)) return thread_of(reader) != thread_of(now);
  return !shared && epoch - block->recent >= block->recents;
}

#define LOAD(pointer) __atomic_load_n(pointer, __ATOMIC_RELAXED)
#define STORE(pointer, value) __atomic_store_n(pointer, value, __ATOMIC_RELAXED)

INLINE void check_unit(check_block *block, ACCESS, ulong now, ulong *writer) {
  const ulong distance = (HIPSPV_READER - HIPSPV_WRITER) / sizeof(ulong);
  ulong *reader = writer + distance, *other = reader + distance;
  const bool shared =
      flags & HIPSPV_ACCESS_SHARED || address - block->shared < block->shared_bytes;
  const ulong written = LOAD(writer), read = LOAD(reader);
  if (flags & HIPSPV_ACCESS_WRITE) {
    bool keeps = is_suspect(block, written, now, shared) && conflicts(block, SAME, now, written);
    if (epoch_of(read) >= block->first && !keeps) {
      if (is_suspect(block, read, now, shared)) conflicts(block, SAME, now, read);
      const ulong second = LOAD(other);
      if (is_suspect(block, second, now, shared)) conflicts(block, SAME, now, second);
    }
    // Reads of a value that several threads have written are in order with all of them.
    STORE(writer, keeps ? written | (ulong)HIPSPV_SYNCS << HIPSPV_SYNCS_SHIFT : now);
    return;
  }
  if (read == now) return;
  if (is_suspect(block, written, now, shared)) conflicts(block, SAME, now, written);
  STORE(is_live(block, read, now, shared) ? other : reader, now);
}

INLINE void check_races(check_block *block, check_thread *me, ACCESS) {
  if (!block->first) return;
  const ulong kind = (flags & HIPSPV_ACCESS_WRITE ? HIPSPV_RECORD_WRITE : 0) |
                     (flags & HIPSPV_ACCESS_SYNC ? HIPSPV_RECORD_SYNC : 0);
  const ulong now = me->epoch | (ulong)thread << HIPSPV_THREAD_SHIFT |
                    (ulong)me->syncs << HIPSPV_SYNCS_SHIFT | (ulong)site << HIPSPV_SITE_SHIFT | kind;
  const uint shift = flags >> HIPSPV_ACCESS_SHIFT & 3;
  const ulong units = (size + (1ul << shift) - 1) >> shift; // a constant, 1 as a rule
  for (ulong i = 0; i < units; i++) {
    const ulong at = address + (i << shift), chunk = chunk_of(block, at), part = value >> ((i << shift) * 8 & 63);
    if (!chunk) continue;
    ulong *writer = (ulong *)(chunk + HIPSPV_WRITER) + ((at & (HIPSPV_CHUNK - 1)) >> shift);
    check_unit(block, at, size, part, base, site, flags, name, thread, now, writer);
  }
}

INLINE void count_sync(check_block *block, check_thread *me, uint thread, bool of_warp) {
  if (me->syncs < HIPSPV_SYNCS) me->syncs++;
  me->before = me->arrived;
  me->arrived = ++block->clock;
  if (of_warp) return;
  me->passed = ++block->clock;
  me->known = me->syncs;
  *block->released = me->epoch | (ulong)thread << HIPSPV_THREAD_SHIFT | (ulong)me->syncs << HIPSPV_SYNCS_SHIFT;
}

// ---- The functions that the pass calls. thread, state: the passes that form blocks add them
// (hipspv/targets/cpu/blocks/ids.py).

__attribute__((always_inline)) void __hipspv_checked_access(ulong address, ulong size, ulong value, ulong base,
                                                            uint site, uint flags, uint name, uint thread,
                                                            check_block *block) {
  if (!size) return;
  check_thread *me = block->threads + thread;
  if (flags & HIPSPV_CHECK_MEMORY) {
    if (size > 8) check_wide_memory(block, SAME);
    else check_memory(block, SAME);
  }
  if (flags & HIPSPV_CHECK_UNINIT && !(flags & HIPSPV_ACCESS_COPY)) check_values(block, SAME);
  if (flags & HIPSPV_CHECK_RACES) {
    if (flags & HIPSPV_ACCESS_SYNC) count_sync(block, me, thread, false);
    check_races(block, me, SAME);
  }
}

// An access to an object of `extent` bytes, or one that this test has to find.
__attribute__((always_inline)) void __hipspv_checked_object(ulong address, ulong size, ulong base, ulong extent,
                                                            uint site, uint flags, uint name, uint thread,
                                                            check_block *block) {
  if (size <= extent && address - base <= extent - size) return;
  const ulong value = 0;
  outside(block, SAME, extent);
}

// A copy gives its target the state of its source: bit by bit, as copies are rare.
__attribute__((noinline)) void __hipspv_checked_copy(ulong to, ulong from, ulong size, uint thread,
                                                     check_block *block) {
  for (ulong i = 0; i < size; i++) {
    const ulong chunk = chunk_of(block, to + i), source = chunk_of(block, from + i);
    if (!chunk) continue;
    const ulong at = (to + i) & (HIPSPV_CHUNK - 1), at_source = (from + i) & (HIPSPV_CHUNK - 1);
    uchar *bits = (uchar *)(chunk + HIPSPV_UNSET) + (at >> 3);
    const bool unset = source && ((const uchar *)(source + HIPSPV_UNSET))[at_source >> 3] >> (at_source & 7) & 1;
    const uchar own = (uchar)(1u << (at & 7));
    if (unset) __atomic_fetch_or(bits, own, __ATOMIC_RELAXED);
    else if (*bits & own) __atomic_fetch_and(bits, (uchar)~own, __ATOMIC_RELAXED);
  }
  (void)thread;
}

// Before an operation of a warp, if its lanes go on their own.
__attribute__((always_inline)) void __hipspv_checked_warp(uint thread, check_block *block) {
  count_sync(block, block->threads + thread, thread, true);
}

// After it.
__attribute__((always_inline)) void __hipspv_checked_warp_end(uint thread, check_block *block) {
  block->threads[thread].passed = ++block->clock;
}

// Before a barrier.
__attribute__((always_inline)) void __hipspv_checked_barrier(uint site, uint checks, uint thread, check_block *block) {
  if (checks & HIPSPV_CHECK_BARRIERS) block->arrive(block, site, thread);
  check_thread *me = block->threads + thread;
  if (++me->barriers > block->barriers) block->advance(block);
  me->epoch = block->epochs[me->barriers];
  me->last_syncs = me->syncs;
  me->last_known = me->known;
  me->syncs = me->known = 0;
}

__attribute__((always_inline)) void __hipspv_checked_point(uint point, uint site, uint thread, check_block *block) {
  block->pass(block, point, site, thread);
}

__attribute__((always_inline)) void __hipspv_checked_lanes(ulong mask, uint lane, uint site, uint thread,
                                                           check_block *block) {
  if (!(mask >> lane & 1)) block->lanes(block, site, mask, thread);
}
