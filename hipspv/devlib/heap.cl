// malloc and free in device code. The heap (heap_abi.h) is cut into chunks of 512 bytes. A chunk is free, holds slots
// of one size, or belongs to a range of chunks. Its whole state is in one word, and every step is one compare-exchange
// of a state. No thread ever waits for another, so work-items that run in lock-step can't hang.
//
// So that a search needn't read every state, each group of 64 chunks has a word with the kinds that it lacks. A thread
// that finds none of a kind notes that, if nothing was given back meanwhile. A chunk is given back first and announced
// afterwards. A note may thus be too optimistic, but an announced chunk is never hidden. (Taking slots in a free chunk
// needs no announcement: the group's note of free chunks stays until a thread has read all states again.)
//
// The functions are out of line, because a kernel may have many calls. Device compilers also run them
// for one work-item after the other then, which is faster than competing in lock-step. Addresses are
// integers: LLVM's SPIR-V back end deduces incompatible types for a function's pointers.

#include "heap_abi.h"

typedef volatile __global ulong heap_word;

// Set by the runtime before the first launch.
__global struct hipspv_heap *__global __hipspv_heap;

// Kinds of chunks. 1 to KIND_LAST_SLOTS: chunks with slots, by size.
#define KIND_FREE 0u
#define KIND_LAST_SLOTS 9u
#define KIND_HEAD 10u // the first chunk of a range
#define KIND_BODY 11u
#define KIND_GOING 12u // the first chunk of a range that is being given back

#define KINDS_MASK 0xfffful
#define CHANGE (KINDS_MASK + 1)
#define SLOT_LIMIT 256ul

static heap_word *groups_of(__global struct hipspv_heap *heap) { return (heap_word *)(heap + 1); }
static heap_word *states_of(__global struct hipspv_heap *heap) {
  return groups_of(heap) + heap->chunks / HIPSPV_HEAP_GROUP;
}

static uint kind_of(ulong state) { return (uint)(state >> 32); }
static ulong state_of(uint kind, uint value) { return (ulong)kind << 32 | value; }

// The sizes of slots are 1, 2, 3, 4, 5, 6, 8, 10 and 16 times 16 bytes. A chunk holds as many as fit.
static uint slot_size(uint kind) {
  return 16 * ((uint)(0xf97543210ul >> 4 * (kind - 1) & 15) + 1);
}
static uint slot_kind(uint size) {
  uint units = (size + 15) / 16;
  return units <= 6 ? max(units, 1u) : units <= 8 ? 7 : units <= 10 ? 8 : 9;
}
static bool has_slots(uint kind) { return kind - 1 < KIND_LAST_SLOTS; }

static uint all_slots(uint kind) { return ~0u >> (32 - HIPSPV_HEAP_CHUNK / slot_size(kind)); }

// A mask of the kinds that a chunk in this state can give.
static ulong offers(ulong state) {
  uint kind = kind_of(state);
  if (kind == KIND_FREE) return 1;
  return has_slots(kind) && (uint)state != all_slots(kind) ? 1ul << kind : 0;
}

// Compare-exchange; `expected` becomes the old value.
static bool replace(heap_word *word, ulong *expected, ulong desired) {
  return __opencl_atomic_compare_exchange_strong((volatile __global atomic_ulong *)word, expected, desired,
                                                 memory_order_acq_rel, memory_order_acquire,
                                                 memory_scope_device);
}

// Announces that a chunk of the group offers `kind` again.
static void announce(__global struct hipspv_heap *heap, ulong group, uint kind) {
  heap_word *word = &groups_of(heap)[group];
  ulong note = *word;
  while (!replace(word, &note, (note & ~(1ul << kind)) + CHANGE)) {}
}

// ---- Slots

// Takes a slot of a chunk that has some of the kind, or that is free if `fresh`. Otherwise adds the
// chunk's offers to `offered`.
static ulong take_slot(__global struct hipspv_heap *heap, ulong chunk, uint kind, bool fresh,
                       ulong *offered) {
  heap_word *word = &states_of(heap)[chunk];
  ulong state = *word;
  while (offers(state) & (1ul << kind | fresh)) {
    uint used = (uint)state, slot = ctz(~used);
    if (replace(word, &state, state_of(kind, used | 1u << slot)))
      return heap->data + chunk * HIPSPV_HEAP_CHUNK + slot * slot_size(kind);
  }
  *offered |= offers(state);
  return 0;
}

// Takes a slot in the group: of the chunk where the thread begins, of one that has some of the kind, or
// of a free one. Threads begin at different chunks, so that they don't compete for one. Adds the kinds
// that are there instead to `offered`.
static ulong take_in_chunks(__global struct hipspv_heap *heap, ulong group, uint kind,
                            ulong *offered) {
  uint start = (uint)get_local_id(0) + 8 * (uint)get_group_id(0) + 5 * kind;
  for (uint i = 0; i <= 2 * HIPSPV_HEAP_GROUP; i++) {
    ulong chunk = group * HIPSPV_HEAP_GROUP + (start + i) % HIPSPV_HEAP_GROUP;
    if (i == HIPSPV_HEAP_GROUP + 1) *offered = 0; // the rest of the search sees each chunk once
    bool fresh = i == 0 || i > HIPSPV_HEAP_GROUP;
    ulong slot = take_slot(heap, chunk, kind, fresh, offered);
    if (slot) return slot;
  }
  return 0;
}

// Takes a slot in the group. If there is none, adds the number of the group's changes by then to `changes`.
static ulong take_in_group(__global struct hipspv_heap *heap, ulong group, uint kind, ulong *changes) {
  heap_word *word = &groups_of(heap)[group];
  ulong note = *word;
  while (~note & (1ul << kind | 1)) {
    ulong offered = 0;
    ulong slot = take_in_chunks(heap, group, kind, &offered);
    if (slot) return slot;
    ulong nothing = (note & ~KINDS_MASK) | (~offered & KINDS_MASK);
    if (replace(word, &note, nothing)) break;
  }
  *changes += note / CHANGE;
  return 0;
}

// Null only if nothing was given back while all groups were searched.
static ulong allocate_slot(__global struct hipspv_heap *heap, uint kind) {
  volatile __global ulong *hint = &heap->hints[kind];
  ulong groups = heap->chunks / HIPSPV_HEAP_GROUP, first = *hint;
  ulong changes = ~0ul, before;
  do {
    before = changes;
    changes = 0;
    for (ulong i = 0; i < groups; i++) {
      ulong group = first + i < groups ? first + i : first + i - groups;
      ulong slot = take_in_group(heap, group, kind, &changes);
      if (slot && i) *hint = group;
      if (slot) return slot;
    }
  } while (changes != before);
  return 0;
}

// ---- Ranges

static ulong changes_of(__global struct hipspv_heap *heap) {
  ulong changes = 0;
  for (ulong i = 0; i < heap->chunks / HIPSPV_HEAP_GROUP; i++) changes += groups_of(heap)[i] / CHANGE;
  return changes;
}

static void give_range(__global struct hipspv_heap *heap, ulong first, ulong count) {
  for (ulong i = 0; i < count; i++) {
    ulong chunk = first + i;
    __opencl_atomic_exchange((volatile __global atomic_ulong *)&states_of(heap)[chunk], 0ul,
                             memory_order_release, memory_scope_device);
    if (i + 1 == count || (chunk + 1) % HIPSPV_HEAP_GROUP == 0)
      announce(heap, chunk / HIPSPV_HEAP_GROUP, KIND_FREE);
  }
}

// Returns how many chunks of the range this thread took: all, or none that it kept. Takes them upwards:
// of threads that block each other, the one that got farthest gets its range.
static ulong take_range(__global struct hipspv_heap *heap, ulong first, ulong count) {
  for (ulong i = 0; i < count; i++) {
    ulong free = 0;
    ulong taken = i ? state_of(KIND_BODY, 0) : state_of(KIND_HEAD, (uint)count);
    if (replace(&states_of(heap)[first + i], &free, taken)) continue;
    give_range(heap, first, i);
    return i;
  }
  return count;
}

// The smallest multiple of `step`, a power of two, that is at least `chunk`, counted from address 0.
static ulong aligned(__global struct hipspv_heap *heap, ulong chunk, ulong step) {
  ulong base = heap->data / HIPSPV_HEAP_CHUNK;
  return ((base + chunk + step - 1) & ~(step - 1)) - base;
}

// The first of `count` free chunks between `from` and `to`, or ~0.
static ulong find_range(__global struct hipspv_heap *heap, ulong from, ulong to, ulong count,
                        ulong step) {
  ulong start = aligned(heap, from, step);
  for (ulong i = from; i < to;) {
    bool group_is_full = i % HIPSPV_HEAP_GROUP == 0 && groups_of(heap)[i / HIPSPV_HEAP_GROUP] & 1;
    ulong state = group_is_full ? 0 : states_of(heap)[i];
    uint kind = kind_of(state);
    i += group_is_full ? HIPSPV_HEAP_GROUP : kind == KIND_HEAD ? (uint)state : 1;
    if (group_is_full || kind != KIND_FREE)
      start = aligned(heap, i, step);
    else if (i >= start + count)
      return start;
  }
  return ~0ul;
}

static ulong allocate_between(__global struct hipspv_heap *heap, ulong from, ulong to, ulong count,
                              ulong step) {
  for (;;) {
    ulong first = find_range(heap, from, to, count, step);
    if (first == ~0ul) return 0;
    ulong taken = take_range(heap, first, count);
    if (taken == count) {
      heap->hints[KIND_HEAD] = first + count;
      return heap->data + first * HIPSPV_HEAP_CHUNK;
    }
    from = first + taken;
  }
}

// Null only if nothing was given back meanwhile.
static ulong allocate_range(__global struct hipspv_heap *heap, ulong count, ulong step) {
  ulong changes = ~0ul, before, chunks = heap->chunks;
  do {
    before = changes;
    ulong hint = *(heap_word *)&heap->hints[KIND_HEAD];
    for (uint wrapped = 0; wrapped < 2; wrapped++) {
      ulong to = wrapped ? min(hint + count + step, chunks) : chunks;
      ulong range = allocate_between(heap, wrapped ? 0 : hint, to, count, step);
      if (range) return range;
    }
    changes = changes_of(heap);
  } while (changes != before);
  return 0;
}

// The address of `size` bytes at a multiple of `alignment`, a power of two, or 0. A size of 0 takes 16 bytes, too.
__attribute__((noinline)) ulong __hipspv_malloc(ulong size, ulong alignment) {
  __global struct hipspv_heap *heap = __hipspv_heap;
  if (size > heap->chunks * HIPSPV_HEAP_CHUNK) return 0;
  if (alignment > 16 && size <= SLOT_LIMIT) size = max(1ul << (64 - clz(max(size, 1ul) - 1)), alignment);
  if (size <= SLOT_LIMIT) return allocate_slot(heap, slot_kind((uint)size));
  ulong count = (size + HIPSPV_HEAP_CHUNK - 1) / HIPSPV_HEAP_CHUNK;
  return allocate_range(heap, count, max(alignment / HIPSPV_HEAP_CHUNK, 1ul));
}

// ---- Giving back

// The thread continues: it can only be ended where everything is inlined into its kernel.
static void refuse_free(ulong address) {
  __hipspv_service->bad_free = address;
  set_abort(HIPSPV_ABORT_FREE);
}

// False if the slot isn't in use.
static bool give_slot(__global struct hipspv_heap *heap, ulong chunk, ulong state, uint offset) {
  uint kind = kind_of(state), slot = offset / slot_size(kind), left;
  if (slot * slot_size(kind) != offset) return false;
  do {
    if (kind_of(state) != kind || !((uint)state >> slot & 1)) return false;
    left = (uint)state & ~(1u << slot);
  } while (!replace(&states_of(heap)[chunk], &state, left ? state_of(kind, left) : 0));
  announce(heap, chunk / HIPSPV_HEAP_GROUP, left ? kind : KIND_FREE);
  return true;
}

static bool give_back(__global struct hipspv_heap *heap, ulong offset) {
  ulong chunk = offset / HIPSPV_HEAP_CHUNK;
  if (chunk >= heap->chunks) return false;
  ulong state = states_of(heap)[chunk];
  if (has_slots(kind_of(state)))
    return give_slot(heap, chunk, state, (uint)(offset % HIPSPV_HEAP_CHUNK));
  if (offset % HIPSPV_HEAP_CHUNK || kind_of(state) != KIND_HEAD) return false;
  if (!replace(&states_of(heap)[chunk], &state, state_of(KIND_GOING, 0))) return false;
  give_range(heap, chunk, (uint)state);
  return true;
}

__attribute__((noinline)) void __hipspv_free(ulong address) {
  __global struct hipspv_heap *heap = __hipspv_heap;
  if (address && !give_back(heap, address - heap->data)) refuse_free(address);
}

// The size of an allocation in bytes, at least that asked for.
__attribute__((noinline)) ulong __hipspv_heap_size(ulong address) {
  __global struct hipspv_heap *heap = __hipspv_heap;
  ulong state = states_of(heap)[(address - heap->data) / HIPSPV_HEAP_CHUNK];
  return has_slots(kind_of(state)) ? slot_size(kind_of(state)) : (ulong)(uint)state * HIPSPV_HEAP_CHUNK;
}
