// The race checker (--check=races). A pass calls these functions at each access that may be to shared memory, and
// around operations that order accesses (passes/checks/races.py). docs/debugging.md defines a race.
//
// A device may run the threads of a block in any order, one after the other between barriers, so a race never shows by
// itself. Two accesses race if nothing orders them: they are in the same interval between barriers, and their threads
// haven't both synchronised otherwise since the first of them. Unsure cases count as ordered.
//
// Cells are locked. A thread that doesn't get one tries again, within bounds, and otherwise gives up the check: no
// thread ever waits for another. The functions are out of line, as the heap's are, with integers for addresses.

#include "race_abi.h"

// Set by the runtime before the first launch.
__global struct hipspv_race_pool *__global __hipspv_races;

typedef __global struct hipspv_race_block race_block;
typedef __global struct hipspv_race_thread race_thread;
typedef __global struct hipspv_race_record race_record;
typedef __global struct hipspv_race_cell race_cell;
typedef volatile __global uint race_word;

#define RACE_TRIES 256
#define RACE_PROBES 8
#define RACE_KIND_BITS 4
#define RACE_KIND ((1u << RACE_KIND_BITS) - 1)
#define RACE_LAST_POSITION 4095u
// In records: the written value isn't known, and equals no other.
#define RACE_UNKNOWN HIPSPV_RACE_ONCE
#define RACE_NO_UNIT ~0u

// A thread's next access to one unit of shared memory.
struct race_access {
  uint thread, warp, kind, site;
  uint unit;
  bool known; // the value that a write stores
  uint value;
};

static bool race_swap(race_word *word, uint expected, uint desired) {
  return __opencl_atomic_compare_exchange_strong((volatile __global atomic_uint *)word, &expected, desired,
                                                 memory_order_acq_rel, memory_order_acquire,
                                                 memory_scope_device);
}

static uint race_add(race_word *word, uint value) {
  return __opencl_atomic_fetch_add((volatile __global atomic_uint *)word, value, memory_order_acq_rel,
                                   memory_scope_device);
}

static void race_raise(race_word *word, uint value) {
  __opencl_atomic_fetch_max((volatile __global atomic_uint *)word, value, memory_order_acq_rel,
                            memory_scope_device);
}

static void race_release(race_word *word) {
  __opencl_atomic_exchange((volatile __global atomic_uint *)word, 0u, memory_order_release,
                           memory_scope_device);
}

static race_thread *race_threads(race_block *block) { return (race_thread *)(block + 1); }
static race_word *race_warps(race_block *block) {
  return (race_word *)(race_threads(block) + __hipspv_races->threads);
}
static race_cell *race_cells(race_block *block) {
  return (race_cell *)(race_warps(block) + __hipspv_races->threads);
}

static uint race_self(void) { return (uint)get_local_linear_id(); }

// ---- Reports

// True if the pair wasn't reported yet. A full table loses pairs.
static bool race_is_new(ulong key) {
  for (uint i = 0; i < RACE_PROBES; i++) {
    ulong expected = 0;
    volatile __global ulong *seen = &__hipspv_races->seen[(key + i) % HIPSPV_RACE_PAIRS];
    if (__opencl_atomic_compare_exchange_strong((volatile __global atomic_ulong *)seen, &expected, key,
                                                memory_order_acq_rel, memory_order_acquire,
                                                memory_scope_device))
      return true;
    if (expected == key) return false;
  }
  return false;
}

static ulong race_key(race_block *block, uint one, uint other) {
  ulong pair = (ulong)min(one, other) << 32 | max(one, other);
  ulong key = (block->kernel_name ^ pair * 0x9e3779b97f4a7c15ul) * 0xff51afd7ed558ccdul;
  return (key ^ key >> 32) | 1ul << 63;
}

static __global struct hipspv_race_variable *race_variable(race_block *block, ulong address) {
  __global struct hipspv_race_variable *dynamic = 0;
  for (uint i = 0; i < block->variables; i++) {
    __global struct hipspv_race_variable *variable = &block->variable[i];
    if (variable->size == 0 && address >= variable->begin) dynamic = variable;
    if (address - variable->begin < variable->size) return variable;
  }
  return dynamic;
}

// The access that is first in the threads' programs is reported first, in whatever order the device ran them.
static __attribute__((noinline)) void race_tell(ulong block_address, uint now_thread, uint now_kind,
                                                uint now_place, uint unit, ulong then_address) {
  race_block *block = (race_block *)block_address;
  race_record *then = (race_record *)then_address;
  if (!race_is_new(race_key(block, now_place, then->site))) return;
  uint position = min(race_threads(block)[now_thread].position, RACE_LAST_POSITION);
  bool swap = position < then->more >> RACE_KIND_BITS;
  ulong address = (ulong)unit << block->shift;
  // The tag has the address's low part; the variables have the rest.
  ulong above = block->variables ? block->variable[0].begin : block->dynamic_begin;
  ulong span = 1ul << (32 + block->shift);
  address |= above / span * span;
  __global struct hipspv_race_variable *variable = race_variable(block, address);
  ulong then_site = block->sites + then->site, now_site = block->sites + now_place;
  ulong slots[HIPSPV_RACE_SLOTS];
  slots[0] = block->kernel_name;
  slots[1] = variable ? variable->name : block->kernel_name;
  slots[2] = swap ? now_site : then_site;
  slots[3] = swap ? then_site : now_site;
  slots[HIPSPV_RACE_SLOT_KNOWN] = variable != 0;
  slots[HIPSPV_RACE_SLOT_OFFSET] = variable ? address - variable->begin : address;
  for (uint i = 0; i < 3; i++) slots[HIPSPV_RACE_SLOT_BLOCK + i] = get_group_id(i);
  uint then_kind = then->more & RACE_KIND, then_thread = then->thread;
  uint x = block->size_x, y = block->size_y;
  // At constant indices: Intel's CPU compiler loses stores to a private array at indices that differ by lane.
  for (uint i = 0; i < 2; i++) {
    bool is_now = (i == 0) == swap;
    uint thread = is_now ? now_thread : then_thread, at = HIPSPV_RACE_SLOT_ACCESS + 4 * i;
    slots[at] = is_now ? now_kind : then_kind;
    slots[at + 1] = thread % x;
    slots[at + 2] = thread / x % y;
    slots[at + 3] = thread / x / y;
  }
  char format[] = {'%', 's', '%', 's', '%', 's', '%', 's', 0};
  __hipspv_put_record(HIPSPV_RECORD_RACE, format, slots, HIPSPV_RACE_SLOTS);
}

static void race_report(race_block *block, struct race_access *now, race_record *then) {
  race_tell((ulong)block, now->thread, now->kind, now->site, now->unit, (ulong)then);
}

// Once for each kernel and reason.
static void race_tell_unchecked(ulong name, ulong reason) {
  if (!__hipspv_races || !race_is_new((name * 4 + reason) | 1ul << 63)) return;
  ulong slots[HIPSPV_RACE_UNCHECKED_SLOTS] = {name, reason};
  char format[] = {'%', 's', 0};
  __hipspv_put_record(HIPSPV_RECORD_RACE, format, slots, HIPSPV_RACE_UNCHECKED_SLOTS);
}

// ---- Order

// True if others may know of a thread's access, at `time` or now, through operations of it, or of its
// warp for it, since then.
static bool race_joined(race_block *block, uint thread, uint warp, uint time, bool same_warp) {
  volatile race_thread *state = &race_threads(block)[thread];
  if (state->sync > time) return true;
  bool with_warp = block->lockstep || state->warp > time;
  return with_warp && (same_warp || race_warps(block)[warp] > time);
}

static bool race_conflicts(race_block *block, struct race_access *now, race_record *then) {
  uint kinds = then->more & now->kind, either = then->more | now->kind;
  if (then->barrier != race_threads(block)[now->thread].barrier || then->thread == now->thread) return false;
  if (kinds & HIPSPV_RACE_SYNC || !(either & HIPSPV_RACE_WRITE)) return false;
  uint warp = then->thread / block->warp_size;
  bool same_warp = warp == now->warp;
  // In lockstep only the accesses of one instruction happen at the same time.
  if (same_warp && block->lockstep)
    return then->site == now->site && kinds & HIPSPV_RACE_WRITE && now->kind & HIPSPV_RACE_ONCE;
  return !race_joined(block, then->thread, warp, then->time, same_warp) ||
         !race_joined(block, now->thread, now->warp, then->time, same_warp);
}

// ---- Cells

static bool race_has_own(race_thread *me, uint unit) {
  return me->own[0] == unit || me->own[1] == unit || me->own[2] == unit || me->own[3] == unit;
}

static void race_add_own(race_thread *me, uint unit) {
  if (race_has_own(me, unit)) return;
  for (uint i = 3; i > 0; i--) me->own[i] = me->own[i - 1];
  me->own[0] = unit;
}

static void race_forget_own(race_thread *me) {
  for (uint i = 0; i < 4; i++) me->own[i] = RACE_NO_UNIT;
}

static void race_fill(race_block *block, race_record *record, struct race_access *now) {
  race_thread *me = &race_threads(block)[now->thread];
  record->site = now->site;
  record->barrier = me->barrier;
  record->time = *(race_word *)&block->clock;
  record->thread = (ushort)now->thread;
  uint kind = (now->kind & RACE_KIND & ~RACE_UNKNOWN) | (now->known ? 0 : RACE_UNKNOWN);
  record->more = (ushort)(min(me->position, RACE_LAST_POSITION) << RACE_KIND_BITS | kind);
}

// Several threads may write the same value, and read their own value: all orders give the same.
static void race_write(race_block *block, race_cell *cell, struct race_access *now) {
  race_thread *me = &race_threads(block)[now->thread];
  race_record *writer = &cell->writer;
  bool current = writer->barrier == me->barrier;
  bool same = current && now->known && !(writer->more & RACE_UNKNOWN) && cell->value == now->value;
  bool conflicts = race_conflicts(block, now, writer);
  if (conflicts && !same) race_report(block, now, writer);
  for (uint i = 0; i < 2 && !same; i++)
    if (race_conflicts(block, now, &cell->readers[i])) race_report(block, now, &cell->readers[i]);
  if (same && writer->thread != now->thread) race_add_own(me, now->unit);
  if (same && conflicts) return;
  race_fill(block, writer, now);
  cell->value = now->value;
}

static void race_read(race_block *block, race_cell *cell, struct race_access *now) {
  race_thread *me = &race_threads(block)[now->thread];
  if (!race_has_own(me, now->unit) && race_conflicts(block, now, &cell->writer))
    race_report(block, now, &cell->writer);
  race_record *latest = &cell->readers[0], *other = &cell->readers[1];
  bool apart = other->barrier == me->barrier && other->thread / block->warp_size != now->warp;
  if (latest->thread != now->thread && !(apart && latest->thread / block->warp_size == now->warp))
    *other = *latest;
  race_fill(block, latest, now);
}

// True if a read adds nothing: no thread has written, and a writer will find an earlier reader.
static bool race_is_known_read(race_block *block, race_cell *cell, struct race_access *now) {
  volatile race_record *one = &cell->readers[0], *other = &cell->readers[1];
  uint barrier = race_threads(block)[now->thread].barrier, size = block->warp_size;
  volatile race_cell *seen = cell;
  if (now->kind & HIPSPV_RACE_WRITE || seen->tag != now->unit || seen->writer.barrier == barrier) return false;
  if (one->barrier != barrier) return false;
  if (one->thread == now->thread && !((one->more | now->kind) & HIPSPV_RACE_SYNC)) return true;
  if (other->barrier != barrier || (one->more | other->more | now->kind) & HIPSPV_RACE_SYNC) return false;
  return other->thread == now->thread || one->thread / size != other->thread / size;
}

static void race_check(race_block *block, struct race_access *now) {
  race_cell *cell = &race_cells(block)[now->unit & (__hipspv_races->cells - 1)];
  if (race_is_known_read(block, cell, now)) return;
  // Volatile: a compiler that sees that the loop ends with the check moves the check to after the loop.
  // In lockstep the thread that has the lock would reach it only when the others have given up.
  volatile uint tries = 0;
  while (tries < RACE_TRIES) {
    bool mine = race_swap(&cell->lock, 0, 1);
    if (mine) {
      if (cell->tag != now->unit) {
        cell->tag = now->unit;
        cell->writer.barrier = cell->readers[0].barrier = cell->readers[1].barrier = 0;
      }
      if (now->kind & HIPSPV_RACE_WRITE) race_write(block, cell, now);
      else race_read(block, cell, now);
      race_release(&cell->lock);
    }
    tries += mine ? RACE_TRIES : 1;
  }
}

// ---- The functions that the pass calls. `block`: the address that __hipspv_race_open stored at `home`; 0 for a
// block that isn't checked.

static race_block *race_take(void) {
  __global struct hipspv_race_pool *pool = __hipspv_races;
  if (!pool) return 0;
  for (uint i = 0; i < pool->blocks; i++) {
    race_block *block = (race_block *)((__global char *)(pool + 1) + i * pool->block_bytes);
    if (race_swap(&block->taken, 0, 1)) return block;
  }
  return 0;
}

static void race_clear(race_block *block) {
  volatile __global ulong *from = (volatile __global ulong *)race_threads(block);
  ulong words = (__hipspv_races->block_bytes - sizeof(race_block)) / sizeof(ulong);
  for (ulong i = 0; i < words; i++) from[i] = 0;
  block->ready = 1;
}

// The first thread of a block calls it for all, before a barrier. x, y, z: the block's size. If this function asked for
// it, all checked kernels of a module would become linear work-groups if one is (passes/warps/linear_work_groups.py).
__attribute__((noinline)) void __hipspv_race_open(ulong home, ulong name, ulong sites, ulong x, ulong y,
                                                  ulong z, uint shift, uint warp_size, uint lockstep) {
  if (race_self() != 0) return;
  race_block *block = race_take();
  *(ulong *)home = (ulong)block;
  if (!block) race_tell_unchecked(name, HIPSPV_RACE_NO_ROOM);
  if (!block) return;
  if (!block->ready) race_clear(block);
  uint threads = (uint)(x * y * z);
  for (uint i = 0; i * warp_size < threads; i++) race_warps(block)[i] = 0;
  block->first = block->last + 1;
  block->live = threads;
  block->size_x = (uint)x;
  block->size_y = (uint)y;
  block->shift = shift;
  block->warp_size = warp_size;
  block->lockstep = lockstep;
  block->variables = 0;
  block->kernel_name = name;
  block->sites = sites;
  block->dynamic_begin = ~0ul;
  block->dynamic_end = 0;
}

// Called instead of the others, in a kernel that isn't checked.
__attribute__((noinline)) void __hipspv_race_unchecked(ulong name) {
  if (race_self() == 0) race_tell_unchecked(name, HIPSPV_RACE_GRID_BARRIER);
}

__attribute__((noinline)) void __hipspv_race_variable(ulong home, ulong name, ulong begin, ulong size) {
  if (race_self() != 0) return;
  race_block *block = (race_block *)*(ulong *)home;
  if (!block) return;
  if (size == 0) block->dynamic_begin = block->dynamic_end = begin;
  if (block->variables == HIPSPV_RACE_VARIABLES) return;
  __global struct hipspv_race_variable *variable = &block->variable[block->variables++];
  variable->name = name;
  variable->begin = begin;
  variable->size = size;
}

// After that barrier.
__attribute__((noinline)) void __hipspv_race_begin(ulong block_address) {
  race_block *block = (race_block *)block_address;
  if (!block) return;
  race_thread *me = &race_threads(block)[race_self()];
  me->barrier = block->first;
  me->sync = me->warp = me->position = 0;
  race_forget_own(me);
}

__attribute__((noinline)) void __hipspv_race_end(ulong block_address) {
  race_block *block = (race_block *)block_address;
  if (!block) return;
  race_raise(&block->last, race_threads(block)[race_self()].barrier);
  if (race_add(&block->live, ~0u) == 1) race_release(&block->taken);
}

__attribute__((noinline)) void __hipspv_race_barrier(ulong block_address) {
  race_block *block = (race_block *)block_address;
  if (!block) return;
  race_thread *me = &race_threads(block)[race_self()];
  me->barrier++;
  me->position = 0;
  race_forget_own(me);
}

// Before and after an operation of a warp.
__attribute__((noinline)) void __hipspv_race_warp(ulong block_address) {
  race_block *block = (race_block *)block_address;
  if (!block) return;
  race_threads(block)[race_self()].warp = race_add(&block->clock, 1) + 1;
}

// Before and after an atomic or volatile operation.
__attribute__((noinline)) void __hipspv_race_sync(ulong block_address) {
  race_block *block = (race_block *)block_address;
  if (!block) return;
  uint self = race_self(), time = race_add(&block->clock, 1) + 1;
  race_threads(block)[self].sync = time;
  race_raise(&race_warps(block)[self / block->warp_size], time);
}

static bool race_is_shared(race_block *block, ulong address) {
  if (address - block->dynamic_begin < block->dynamic_end - block->dynamic_begin) return true;
  for (uint i = 0; i < block->variables; i++)
    if (address - block->variable[i].begin < block->variable[i].size) return true;
  return false;
}

static uint race_value(const uchar *bytes, uint count) {
  uint value = 0;
  for (uint i = 0; i < count; i++) value |= (uint)bytes[i] << (8 * i);
  return value;
}

// Before an access of `size` bytes. value: the address of the bytes that a write stores; 0: isn't known.
__attribute__((noinline)) void __hipspv_race_access(ulong block_address, ulong address, ulong size,
                                                    ulong value, uint kind, uint site) {
  race_block *block = (race_block *)block_address;
  if (!block || !size) return;
  if (kind & HIPSPV_RACE_MAYBE && !race_is_shared(block, address)) return;
  if (address >= block->dynamic_begin && address + size > block->dynamic_end)
    block->dynamic_end = address + size;
  uint self = race_self(), unit_bytes = 1u << block->shift;
  struct race_access now = {self, self / block->warp_size, kind, site, 0, value != 0, 0};
  for (ulong at = 0; at < size; at += unit_bytes) {
    now.unit = (uint)((address + at) >> block->shift);
    if (value) now.value = race_value((const uchar *)(value + at), unit_bytes);
    race_check(block, &now);
  }
  race_threads(block)[self].position++;
}
