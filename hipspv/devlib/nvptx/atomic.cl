// HIP's atomic functions (atomic.cl) for NVIDIA's GPUs, by their instructions. LLVM's NVPTX back end takes every
// atomicrmw for one of the device, so those of a block and of the system are functions of NVVM. clang gives no
// scope to a compare-exchange: build.py does, by the name of the function.

#define RELAXED __ATOMIC_RELAXED
#define NAME(operation, type, scope) __hipspv_atomic_##operation##_##type##_##scope

// `clang` and `nvvm`: the operation's names; `code` and Word: NVVM's suffix of its type, and the type.
#define FETCH_device(clang, nvvm, code, Word, p, value) \
  __scoped_atomic_##clang(p, value, RELAXED, __MEMORY_SCOPE_DEVICE)
#define FETCH_block(clang, nvvm, code, Word, p, value) \
  __nvvm_atom_cta_##nvvm##_gen_##code((Word *)(p), (Word)(value))
#define FETCH_system(clang, nvvm, code, Word, p, value) \
  __nvvm_atom_sys_##nvvm##_gen_##code((Word *)(p), (Word)(value))

#define UPDATE(operation, clang, nvvm, code, Word, operand, type, T, scope)   \
  T NAME(operation, type, scope)(T * p, T value) {                            \
    return (T)FETCH_##scope(clang, nvvm, code, Word, p, operand);             \
  }
#define EXCHANGE(code, Word, type, T, scope)                                                     \
  T NAME(exchange, type, scope)(T * p, T value) {                                                \
    return as_##T(FETCH_##scope(exchange_n, xchg, code, Word, (Word *)p, as_##Word(value)));     \
  }
#define COMPARE(type, T, scope)                                                                  \
  T NAME(compare, type, scope)(T * p, T compare, T value) {                                      \
    __scoped_atomic_compare_exchange(p, &compare, &value, false, RELAXED, RELAXED,               \
                                     __MEMORY_SCOPE_SYSTEM);                                     \
    return compare;                                                                              \
  }

#define INTEGER(code, Word, limit_code, Limited, type, T, scope)                                 \
  UPDATE(add, fetch_add, add, code, Word, value, type, T, scope)                                 \
  UPDATE(sub, fetch_add, add, code, Word, -value, type, T, scope)                                \
  UPDATE(min, fetch_min, min, limit_code, Limited, value, type, T, scope)                        \
  UPDATE(max, fetch_max, max, limit_code, Limited, value, type, T, scope)                        \
  UPDATE(and, fetch_and, and, code, Word, value, type, T, scope)                                 \
  UPDATE(or, fetch_or, or, code, Word, value, type, T, scope)                                    \
  UPDATE(xor, fetch_xor, xor, code, Word, value, type, T, scope)                                 \
  EXCHANGE(code, Word, type, T, scope)                                                           \
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

// The unsafe functions need not care for NaNs. The bits of floating point are ordered as signed integers if one of
// them is positive, and in reverse as unsigned ones if both are negative. So the sign of `value` chooses among
// the integers' instructions.
#define ORDERED(operation, opposite, signed_type, unsigned_type, Signed, Unsigned, type, T, scope) \
  T NAME(unsafe_##operation, type, scope)(T * p, T value) {                                      \
    return signbit(value) ? as_##T(NAME(opposite, unsigned_type, scope)((Unsigned *)p,           \
                                                                        as_##Unsigned(value)))   \
                          : as_##T(NAME(operation, signed_type, scope)((Signed *)p,              \
                                                                       as_##Signed(value)));     \
  }

#define FLOATING(code, Bits, bits_code, signed_type, unsigned_type, Unsigned, type, T, scope)    \
  UPDATE(add, fetch_add, add, code, T, value, type, T, scope)                                    \
  UPDATE(sub, fetch_add, add, code, T, -value, type, T, scope)                                   \
  EXCHANGE(bits_code, Bits, type, T, scope)                                                      \
  COMPARE(type, T, scope)                                                                        \
  LIMIT(min, >, 1, type, T, scope)                                                               \
  LIMIT(max, <, 0, type, T, scope)                                                               \
  ORDERED(min, max, signed_type, unsigned_type, Bits, Unsigned, type, T, scope)                  \
  ORDERED(max, min, signed_type, unsigned_type, Bits, Unsigned, type, T, scope)

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
  INTEGER(i, int, i, int, i32, int, scope)                                   \
  INTEGER(i, int, ui, uint, u32, uint, scope)                                \
  INTEGER(l, long, l, long, i64, long, scope)                                \
  INTEGER(l, long, ul, ulong, u64, ulong, scope)                             \
  FLOATING(f, int, i, i32, u32, uint, f32, float, scope)                     \
  FLOATING(d, long, l, i64, u64, ulong, f64, double, scope)                  \
  UPDATE(inc, fetch_uinc, inc, ui, uint, value, u32, uint, scope)            \
  UPDATE(dec, fetch_udec, dec, ui, uint, value, u32, uint, scope)            \
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
#undef EXCHANGE
#undef UPDATE
#undef FETCH_system
#undef FETCH_block
#undef FETCH_device
#undef NAME
#undef RELAXED
