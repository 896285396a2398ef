// HIP's atomic functions (atomic.cl) for NVIDIA's GPUs, by their instructions. LLVM's NVPTX back end takes every
// atomicrmw for one of the device, so those of a block and of the system are assembly. clang gives no scope to a
// compare-exchange: build.py does, by the name of the function.

#define RELAXED __ATOMIC_RELAXED
#define NAME(operation, type, scope) __hipspv_atomic_##operation##_##type##_##scope

// `instruction`: PTX's, such as add.u32; `fetch`: clang's builtin; `at`: the constraint of T's registers.
#define IN_PTX(operation, instruction, at, operand, type, T, scope, ptx_scope)                   \
  T NAME(operation, type, scope)(T * p, T value) {                                               \
    T old;                                                                                       \
    __asm__ volatile("atom.relaxed." ptx_scope "." instruction " %0, [%1], %2;"                  \
                     : "=" at(old) : "l"(p), at(operand) : "memory");                            \
    return old;                                                                                  \
  }
#define UPDATE_block(operation, fetch, instruction, at, operand, type, T) \
  IN_PTX(operation, instruction, at, operand, type, T, block, "cta")
#define UPDATE_system(operation, fetch, instruction, at, operand, type, T) \
  IN_PTX(operation, instruction, at, operand, type, T, system, "sys")
#define UPDATE_device(operation, fetch, instruction, at, operand, type, T)     \
  T NAME(operation, type, device)(T * p, T value) {                            \
    return __scoped_atomic_##fetch(p, operand, RELAXED, __MEMORY_SCOPE_DEVICE); \
  }

#define EXCHANGE_block(bits, at, type, T) UPDATE_block(exchange, , "exch." bits, at, value, type, T)
#define EXCHANGE_system(bits, at, type, T) UPDATE_system(exchange, , "exch." bits, at, value, type, T)
#define EXCHANGE_device(bits, at, type, T)                                             \
  T NAME(exchange, type, device)(T * p, T value) {                                     \
    T old;                                                                             \
    __scoped_atomic_exchange(p, &value, &old, RELAXED, __MEMORY_SCOPE_DEVICE);         \
    return old;                                                                        \
  }

#define COMPARE(type, T, scope)                                                                  \
  T NAME(compare, type, scope)(T * p, T compare, T value) {                                      \
    __scoped_atomic_compare_exchange(p, &compare, &value, false, RELAXED, RELAXED,               \
                                     __MEMORY_SCOPE_SYSTEM);                                     \
    return compare;                                                                              \
  }

// `sum`, `limit` and `bits`: PTX's types for additions, comparisons and others.
#define INTEGER(sum, limit, bits, at, type, T, scope)                              \
  UPDATE_##scope(add, fetch_add, "add." sum, at, value, type, T)                   \
  UPDATE_##scope(sub, fetch_add, "add." sum, at, -value, type, T)                  \
  UPDATE_##scope(min, fetch_min, "min." limit, at, value, type, T)                 \
  UPDATE_##scope(max, fetch_max, "max." limit, at, value, type, T)                 \
  UPDATE_##scope(and, fetch_and, "and." bits, at, value, type, T)                  \
  UPDATE_##scope(or, fetch_or, "or." bits, at, value, type, T)                     \
  UPDATE_##scope(xor, fetch_xor, "xor." bits, at, value, type, T)                  \
  EXCHANGE_##scope(bits, at, type, T)                                              \
  COMPARE(type, T, scope)

// ROCm's rules: minus zero is less than zero. A NaN is neither less nor greater than anything: it
// changes nothing, and nothing changes it.
#define LIMIT(operation, is_better, signed_bit, type, T, scope)                                  \
  T NAME(operation, type, scope)(T * p, T value) {                                               \
    T seen = *(volatile T *)p;                                                                   \
    const bool zero = value == 0 && signbit(value) == signed_bit;                                \
    while (seen is_better value || (zero && seen == 0)) {                                        \
      const T now = NAME(compare, type, scope)(p, seen, value);                                  \
      if (SAME(now, seen, T)) break;                                                             \
      seen = now;                                                                                \
    }                                                                                            \
    return seen;                                                                                 \
  }
#define SAME(a, b, T) SAME_##T(a, b)
#define SAME_float(a, b) (as_int(a) == as_int(b))
#define SAME_double(a, b) (as_long(a) == as_long(b))

// The bits of floating point are ordered as signed integers if one of them is positive, and in reverse as unsigned
// ones if both are negative. So the sign of `value` chooses among the integers' instructions. A NaN changes
// nothing, as by AMD's instructions, which the unsafe functions represent; one in memory has the device's result.
#define ORDERED(operation, opposite, signed_type, unsigned_type, Signed, Unsigned, type, T, scope) \
  T NAME(unsafe_##operation, type, scope)(T * p, T value) {                                      \
    if (value != value) return as_##T(NAME(or, unsigned_type, scope)((Unsigned *)p, 0));         \
    return signbit(value) ? as_##T(NAME(opposite, unsigned_type, scope)((Unsigned *)p,           \
                                                                        as_##Unsigned(value)))   \
                          : as_##T(NAME(operation, signed_type, scope)((Signed *)p,              \
                                                                       as_##Signed(value)));     \
  }

#define FLOATING(bits, at, signed_type, unsigned_type, Signed, Unsigned, type, T, scope)        \
  UPDATE_##scope(add, fetch_add, "add." #type, at, value, type, T)                               \
  UPDATE_##scope(sub, fetch_add, "add." #type, at, -value, type, T)                              \
  EXCHANGE_##scope(bits, at, type, T)                                                            \
  COMPARE(type, T, scope)                                                                        \
  LIMIT(min, >, 1, type, T, scope)                                                               \
  LIMIT(max, <, 0, type, T, scope)                                                               \
  ORDERED(min, max, signed_type, unsigned_type, Signed, Unsigned, type, T, scope)                \
  ORDERED(max, min, signed_type, unsigned_type, Signed, Unsigned, type, T, scope)

// Words of 16 bits have only a compare-exchange, since sm_70.
#define HALF_WORD(scope, ptx_scope)                                                              \
  ushort NAME(compare, u16, scope)(ushort * p, ushort compare, ushort value) {                   \
    ushort old;                                                                                  \
    __asm__ volatile("atom.relaxed." ptx_scope ".cas.b16 %0, [%1], %2, %3;"                      \
                     : "=h"(old) : "l"(p), "h"(compare), "h"(value) : "memory");                 \
    return old;                                                                                  \
  }                                                                                              \
  ushort NAME(exchange, u16, scope)(ushort * p, ushort value) {                                  \
    ushort seen = *(volatile ushort *)p, now;                                                    \
    while ((now = NAME(compare, u16, scope)(p, seen, value)) != seen) seen = now;                \
    return seen;                                                                                 \
  }

#define ATOMICS(scope, ptx_scope)                                            \
  INTEGER("u32", "s32", "b32", "r", i32, int, scope)                         \
  INTEGER("u32", "u32", "b32", "r", u32, uint, scope)                        \
  INTEGER("u64", "s64", "b64", "l", i64, long, scope)                        \
  INTEGER("u64", "u64", "b64", "l", u64, ulong, scope)                       \
  FLOATING("b32", "f", i32, u32, int, uint, f32, float, scope)               \
  FLOATING("b64", "d", i64, u64, long, ulong, f64, double, scope)            \
  UPDATE_##scope(inc, fetch_uinc, "inc.u32", "r", value, u32, uint)          \
  UPDATE_##scope(dec, fetch_udec, "dec.u32", "r", value, u32, uint)          \
  HALF_WORD(scope, ptx_scope)

ATOMICS(device, "gpu")
ATOMICS(block, "cta")
ATOMICS(system, "sys")

#undef ATOMICS
#undef HALF_WORD
#undef FLOATING
#undef ORDERED
#undef SAME_double
#undef SAME_float
#undef SAME
#undef LIMIT
#undef INTEGER
#undef COMPARE
#undef EXCHANGE_device
#undef EXCHANGE_system
#undef EXCHANGE_block
#undef UPDATE_device
#undef UPDATE_system
#undef UPDATE_block
#undef IN_PTX
#undef NAME
#undef RELAXED
