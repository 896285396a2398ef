// Functions that passes call or know by their names: fences, the operations of warps, and the threads of a block that
// may be at different stops (hipspv/targets/cpu/passes/form_blocks.py).

#include "block_abi.h"

#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable

#define LABEL(name) __asm__(#name)

static uint least(uint one, uint two) { return two < one ? two : one; }

// ---- Fences

void fence(uint memory, uint order, uint scope) LABEL(_Z22atomic_work_item_fencej12memory_order12memory_scope);
void fence(uint memory, uint order, uint scope) {
  (void)memory, (void)order, (void)scope;
  __atomic_thread_fence(__ATOMIC_SEQ_CST);
}

// ---- Exchanges among the lanes of a warp, when all of its lanes have stopped. The arrays have an element for each lane.
// here: the lanes that take part, a bit each. A lane that isn't there gives 0, as on AMD's GPUs. The first two aren't
// inlined: a kernel of CUB's calls them a hundred times.

#define NOT_INLINE __attribute__((noinline))

NOT_INLINE void __hipspv_exchange32(uint *result, const uint *value, const uint *from, ulong here, uint lanes) {
  for (uint i = 0; i < lanes; i++) {
    const uint lane = from[i];
    result[i] = lane < lanes && here >> lane & 1 ? value[lane] : 0;
  }
}
NOT_INLINE void __hipspv_exchange64(ulong *result, const ulong *value, const uint *from, ulong here, uint lanes) {
  for (uint i = 0; i < lanes; i++) {
    const uint lane = from[i];
    result[i] = lane < lanes && here >> lane & 1 ? value[lane] : 0;
  }
}
void __hipspv_vote(ulong *result, const uint *predicate, ulong here, uint lanes) {
  ulong found = 0;
  for (uint i = 0; i < lanes; i++) found |= (ulong)(predicate[i] != 0) << i;
  found &= here;
  for (uint i = 0; i < lanes; i++) result[i] = found;
}

// ---- Threads of which some may have ended: each has the state of its next stop, 0 after its end.

void __hipspv_begin_threads(uint *states, uint count) {
  for (uint i = 0; i < count; i++) states[i] = 1;
}
// The first thread that hasn't ended; count if all have.
uint __hipspv_first_alive(const uint *states, uint count) {
  uint i = 0;
  while (i < count && states[i] == 0) i++;
  return i;
}
// The lanes that haven't ended.
ulong __hipspv_alive(const uint *states, uint lanes) {
  ulong found = 0;
  for (uint i = 0; i < lanes; i++) found |= (ulong)(states[i] != 0) << i;
  return found;
}

// ---- Threads that may be at different stops

// An operation of a warp at a stop, by the kind of EXCHANGES in stops.py, the offsets of its arrays in the frame, and the
// index of the next one at the same stop, or 0.
struct exchange {
  ulong kind, offsets[3], next;
};

static char *array(const struct hipspv_block *block, ulong threads, ulong offset, ulong first, ulong size) {
  return block->frame + threads * offset + first * size;
}

static void perform(const struct hipspv_block *block, const struct exchange *exchange, ulong threads, uint first,
                    ulong here, uint lanes) {
  if (exchange->kind == 0) return;
  const ulong wide = exchange->kind == 2 ? 4 : 8, narrow = exchange->kind == 3 ? 8 : 4;
  char *result = array(block, threads, exchange->offsets[0], first, wide);
  char *value = array(block, threads, exchange->offsets[1], first, narrow);
  char *from = array(block, threads, exchange->offsets[2], first, 4);
  if (exchange->kind == 1) __hipspv_vote((ulong *)result, (uint *)value, here, lanes);
  if (exchange->kind == 2) __hipspv_exchange32((uint *)result, (uint *)value, (uint *)from, here, lanes);
  if (exchange->kind == 3) __hipspv_exchange64((ulong *)result, (ulong *)value, (uint *)from, here, lanes);
}

int host_yield(void) LABEL(__hipspv_host_sched_yield);
// Rounds of a block whose threads wait before the processor is given to another thread, which may run the block that
// they wait for. A round takes less than a microsecond, the processor is back after milliseconds on a busy machine.
#define ROUNDS_PER_YIELD 64

// A thread waits for another block. Threads share the count of rounds.
void __hipspv_wait_for_block(void) {
  static uint rounds;
  if (__atomic_add_fetch(&rounds, 1, __ATOMIC_RELAXED) % ROUNDS_PER_YIELD == 0) host_yield();
}

typedef uint step_function(const struct hipspv_block *block, uint thread, uint state);

// A run of one warp. last_block, last_warp: the last states of these kinds; those after them belong to threads that let
// others continue.
struct warp {
  const struct hipspv_block *block;
  step_function *step;
  uint *states;  // of the warp
  uint first, lanes, last_block, last_warp;
};

static bool any_waits(const struct warp *warp) {
  for (uint i = 0; i < warp->lanes; i++)
    if (warp->states[i] > warp->last_warp) return true;
  return false;
}

// The lanes in the range of states go on to their next stops.
static void advance(const struct warp *warp, uint from, uint to) {
  for (uint i = 0; i < warp->lanes; i++)
    if (warp->states[i] >= from && warp->states[i] <= to)
      warp->states[i] = warp->step(warp->block, warp->first + i, warp->states[i]);
}

// The first stop of the warp at which a lane is; ~0 if none is.
static uint earliest(const struct warp *warp) {
  uint found = ~0u;
  for (uint i = 0; i < warp->lanes; i++)
    if (warp->states[i] > warp->last_block) found = least(found, warp->states[i]);
  return found;
}

static ulong lanes_at(const struct warp *warp, uint state) {
  ulong found = 0;
  for (uint i = 0; i < warp->lanes; i++) found |= (ulong)(warp->states[i] == state) << i;
  return found;
}

// Lanes that wait for a value go first, once: then those of other warps run. Without any the lanes at the warp's first
// stop continue: those at later ones wait for them.
static void run_warp(const struct warp *warp, const struct exchange *exchanges, ulong threads) {
  bool waited = false;
  for (;;) {
    if (any_waits(warp)) {
      if (waited) return;
      waited = true;
      advance(warp, warp->last_warp + 1, ~0u);
      continue;
    }
    const uint stop = earliest(warp);
    if (stop == ~0u) return;
    const ulong here = lanes_at(warp, stop);
    ulong index = stop;
    do {
      perform(warp->block, exchanges + index, threads, warp->first, here, warp->lanes);
      index = exchanges[index].next;
    } while (index != 0);
    for (uint i = 0; i < warp->lanes; i++)
      if (here >> i & 1) warp->states[i] = warp->step(warp->block, warp->first + i, stop);
  }
}

// Runs a block whose threads may be at different stops. states: an element for each thread. A thread at a barrier of the
// block continues when all others are at one, or have ended.
void __hipspv_run_threads(const struct hipspv_block *block, step_function *step, uint *states,
                          const struct exchange *exchanges, uint last_block, uint last_warp, uint width) {
  const uint count = block->size[0] * block->size[1] * block->size[2];
  const ulong threads = (count + 63) & ~63u;
  for (uint i = 0; i < count; i++) states[i] = 1;
  bool busy = false, any = true;
  uint rounds = 0;
  while (any) {
    bool waits = false;
    any = false;
    for (uint first = 0; first < count; first += width) {
      const struct warp warp = {block, step, states + first, first, least(width, count - first), last_block, last_warp};
      if (!busy) advance(&warp, 1, last_block);
      run_warp(&warp, exchanges, threads);
      for (uint i = 0; i < warp.lanes; i++) any |= warp.states[i] != 0, waits |= warp.states[i] > last_block;
    }
    busy = waits;
    if (busy && ++rounds % ROUNDS_PER_YIELD == 0) host_yield();
  }
}
