// Atomic operations on 64 bits for devices without them. The runtime calls these functions in place of the
// instructions (hipspv/runtime/spirv/emulate/wide_atomics.cpp has the table of names). `table` is the address of the locks.
//
// A lane that holds a lock must not wait for lanes that want it. On devices where lanes run in lockstep, the part
// under the lock and its release are therefore in the loop, which ends with the exchange that releases. No compiler
// knows that its result is 1, so none moves the part under the lock out of the loop.

#include "devlib/lock_abi.h"

typedef volatile __global uint lock_word;

// The scope of the device; the orders, with all memory that kernels share (SPIR-V, sections 3.2.25 and 3.2.27).
#define DEVICE 1u
#define ACQUIRE 0x302u
#define RELEASE 0x304u
#define RELAXED 0u

uint __attribute__((overloadable)) __spirv_AtomicCompareExchange(lock_word *, uint, uint, uint, uint, uint);
uint __attribute__((overloadable)) __spirv_AtomicExchange(lock_word *, uint, uint, uint);

// Neighbouring words have neighbouring locks, so that threads that count in different words use different cache lines.
static lock_word *lock_of(ulong address, ulong table) {
  uint word = (uint)(address >> 3);
  return (lock_word *)table + ((word ^ word >> HIPSPV_LOCK_BITS) & (HIPSPV_LOCKS - 1));
}

static bool take(lock_word *lock) {
  return __spirv_AtomicCompareExchange(lock, DEVICE, ACQUIRE, RELAXED, 1, 0) == 0;
}

// Releases the lock. Returns true.
static bool give_back(lock_word *lock) { return __spirv_AtomicExchange(lock, DEVICE, RELEASE, 0) != 0; }

// `update` may store to *p; `old` is the value that was there.
#define LOCKED(space, name, parameters, update)                                          \
  ulong __hipspv_wide_##name##_##space parameters {                                      \
    lock_word *lock = lock_of((ulong)p, table);                                          \
    ulong old = 0;                                                                       \
    for (bool done = false; !done;)                                                      \
      if (take(lock)) {                                                                  \
        old = *p;                                                                        \
        update;                                                                          \
        done = give_back(lock);                                                          \
      }                                                                                  \
    return old;                                                                          \
  }
#define UPDATE(space, name, result) \
  LOCKED(space, name, (volatile __##space ulong * p, ulong value, ulong table), *p = (result))

// A comparison that fails stores nothing, so that a plain store of another thread isn't lost.
#define ATOMICS(space)                                                                                         \
  LOCKED(space, load, (volatile __##space ulong * p, ulong table), )                                           \
  LOCKED(space, compare, (volatile __##space ulong * p, ulong value, ulong expected, ulong table),             \
         if (old == expected) *p = value)                                                                      \
  UPDATE(space, exchange, value)                                                                               \
  UPDATE(space, add, old + value)                                                                              \
  UPDATE(space, subtract, old - value)                                                                         \
  UPDATE(space, smin, (ulong)min((long)old, (long)value))                                                      \
  UPDATE(space, umin, min(old, value))                                                                         \
  UPDATE(space, smax, (ulong)max((long)old, (long)value))                                                      \
  UPDATE(space, umax, max(old, value))                                                                         \
  UPDATE(space, and, old &value)                                                                               \
  UPDATE(space, or, old | value)                                                                               \
  UPDATE(space, xor, old ^ value)

ATOMICS(global)
ATOMICS(local)
ATOMICS(generic)
