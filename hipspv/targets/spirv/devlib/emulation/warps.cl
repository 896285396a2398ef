// Warps of work-items: the functions that the threads of a block call at their common barrier
// (hipspv/runtime/spirv/emulate/warp_machine.cpp). `memory` has the layout of warp_abi.h, for `threads` threads that
// pass on `words` words each. `self` is the thread's index, `round` how often the threads have passed the barrier,
// `stop` the thread's stop (warp_abi.h).
//
// Even and odd rounds have memory of their own: a thread reads the words that others have passed on while they
// continue to their next stops. No thread gets two rounds further before all have passed the barrier again.

#include "devlib/warp_abi.h"

// All functions take the same parameters, so that the runtime calls all alike.
#define ANY(type, name) type name __attribute__((unused))
#define COMMON \
  __local uint *memory, ANY(uint, threads), ANY(uint, words), ANY(uint, self), ANY(uint, round), ANY(uint, stop)

static uint flag_of(uint round) { return round % 3; }

static __local uint *stops(__local uint *memory, uint threads, uint words, uint round) {
  return memory + HIPSPV_WARP_FLAGS + (round & 1) * (1 + words) * threads;
}

static uint first_lane(uint self, uint lanes) { return self & ~(lanes - 1); }

// Before a barrier of the block. The lanes that the last warp lacks have ended.
void __hipspv_warps_begin(__local uint *memory, uint threads, uint words, uint self, uint size, uint lanes) {
  if (self != 0) return;
  for (uint i = 0; i < HIPSPV_WARP_FLAGS; ++i) memory[i] = 0;
  uint end = (size + lanes - 1) & ~(lanes - 1);
  for (uint i = size; i < end; ++i) {
    stops(memory, threads, words, 0)[i] = HIPSPV_WARP_ENDED;
    stops(memory, threads, words, 1)[i] = HIPSPV_WARP_ENDED;
  }
}

// Before the barrier. Flags of the next round are cleared: the last ones to read them did so two rounds ago.
static void publish(COMMON) {
  stops(memory, threads, words, round)[self] = stop;
  if (stop < HIPSPV_WARP_OF_BLOCK) memory[flag_of(round)] = 1;
  if (stop != HIPSPV_WARP_ENDED) memory[3 + flag_of(round)] = 1;
  memory[flag_of(round + 1)] = 0;
  memory[3 + flag_of(round + 1)] = 0;
}
void __hipspv_warps_publish0(COMMON) { publish(memory, threads, words, self, round, stop); }
void __hipspv_warps_publish1(COMMON, uint first) {
  publish(memory, threads, words, self, round, stop);
  stops(memory, threads, words, round)[threads + self] = first;
}
void __hipspv_warps_publish2(COMMON, uint first, uint second) {
  __hipspv_warps_publish1(memory, threads, words, self, round, stop, first);
  stops(memory, threads, words, round)[2 * threads + self] = second;
}

// 1 if the thread continues from its stop: from a stop of the block if no thread is elsewhere, from one of the warp
// if no lane of it is at an earlier one.
uint __hipspv_warps_released(COMMON, uint lanes) {
  if (stop == HIPSPV_WARP_ENDED) return 0;
  if (stop >= HIPSPV_WARP_OF_BLOCK) return memory[flag_of(round)] == 0;
  __local uint *warp = stops(memory, threads, words, round) + first_lane(self, lanes);
  uint earliest = HIPSPV_WARP_ENDED;
  for (uint i = 0; i < lanes; ++i) earliest = min(earliest, warp[i] | 1);
  return earliest == (stop | 1);
}

// 1 if any thread of the block hasn't ended.
uint __hipspv_warps_running(COMMON) { return memory[3 + flag_of(round)]; }

// Lanes of the warp that are at the same stop.
ulong __hipspv_warps_members(COMMON, uint lanes) {
  __local uint *warp = stops(memory, threads, words, round) + first_lane(self, lanes);
  ulong found = 0;
  for (uint i = 0; i < lanes; ++i) found |= (ulong)((warp[i] | 1) == (stop | 1)) << i;
  return found;
}

// The lanes of these whose predicate holds.
ulong __hipspv_warps_ballot(COMMON, uint lanes) {
  __local uint *warp = stops(memory, threads, words, round) + first_lane(self, lanes);
  ulong found = 0;
  for (uint i = 0; i < lanes; ++i) found |= (ulong)(warp[i] == (stop | 1)) << i;
  return found;
}

// A word that a lane of the warp passes on.
uint __hipspv_warps_read(COMMON, uint lanes, uint lane, uint word) {
  __local uint *values = stops(memory, threads, words, round) + (1 + word) * threads;
  return values[first_lane(self, lanes) + (lane & (lanes - 1))];
}

// The sum of the words that the block's threads at the same stop pass on.
uint __hipspv_warps_sum(COMMON, uint size) {
  __local uint *all = stops(memory, threads, words, round);
  uint sum = 0;
  for (uint i = 0; i < size; ++i) sum += all[i] == stop ? all[threads + i] : 0;
  return sum;
}
