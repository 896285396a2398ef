// HIP's atomic functions, under the names that hip/spirv_detail/atomic.h declares them with:
// __hipspv_atomic_<operation>_<type>_<scope>. They are relaxed and return the old value.

#define RELAXED __ATOMIC_RELAXED
#define NAME(operation, type, scope) __hipspv_atomic_##operation##_##type##_##scope

#define UPDATE(operation, builtin, type, c_type, scope, clang_scope)               \
  c_type NAME(operation, type, scope)(c_type * p, c_type value) {                  \
    return builtin(p, value, RELAXED, clang_scope);                                \
  }

#define EXCHANGE(type, c_type, scope, clang_scope)                                                \
  c_type NAME(exchange, type, scope)(c_type * p, c_type value) {                                  \
    c_type old;                                                                                   \
    __scoped_atomic_exchange(p, &value, &old, RELAXED, clang_scope);                              \
    return old;                                                                                   \
  }                                                                                               \
  c_type NAME(compare, type, scope)(c_type * p, c_type compare, c_type value) {                   \
    __scoped_atomic_compare_exchange(p, &compare, &value, false, RELAXED, RELAXED, clang_scope);  \
    return compare;                                                                               \
  }

// ROCm's rules: minus zero is less than zero. A NaN is neither less nor greater than anything: it
// changes nothing, and nothing changes it.
#define LIMIT(operation, is_better, signed_bit, type, c_type, scope, clang_scope)               \
  c_type NAME(operation, type, scope)(c_type * p, c_type value) {                               \
    c_type seen;                                                                                \
    __scoped_atomic_load(p, &seen, RELAXED, clang_scope);                                       \
    const bool zero = value == 0 && signbit(value) == signed_bit;                               \
    while (seen is_better value || (zero && seen == 0))                                         \
      if (__scoped_atomic_compare_exchange(p, &seen, &value, false, RELAXED, RELAXED,           \
                                           clang_scope))                                        \
        break;                                                                                  \
    return seen;                                                                                \
  }

#define INTEGER(...)                                \
  UPDATE(add, __scoped_atomic_fetch_add, __VA_ARGS__)  \
  UPDATE(sub, __scoped_atomic_fetch_sub, __VA_ARGS__)  \
  UPDATE(min, __scoped_atomic_fetch_min, __VA_ARGS__)  \
  UPDATE(max, __scoped_atomic_fetch_max, __VA_ARGS__)  \
  UPDATE(and, __scoped_atomic_fetch_and, __VA_ARGS__)  \
  UPDATE(or, __scoped_atomic_fetch_or, __VA_ARGS__)    \
  UPDATE(xor, __scoped_atomic_fetch_xor, __VA_ARGS__)  \
  EXCHANGE(__VA_ARGS__)

// The unsafe functions are those that devices have instructions for. They differ in the signs of
// zeros, and replace a NaN by a number.
#define FLOATING(...)                                         \
  UPDATE(add, __scoped_atomic_fetch_add, __VA_ARGS__)         \
  UPDATE(sub, __scoped_atomic_fetch_sub, __VA_ARGS__)         \
  LIMIT(min, >, 1, __VA_ARGS__)                               \
  LIMIT(max, <, 0, __VA_ARGS__)                               \
  UPDATE(unsafe_min, __scoped_atomic_fetch_min, __VA_ARGS__)  \
  UPDATE(unsafe_max, __scoped_atomic_fetch_max, __VA_ARGS__)  \
  EXCHANGE(__VA_ARGS__)

#define ATOMICS(...)                                                   \
  INTEGER(i32, int, __VA_ARGS__)                                       \
  INTEGER(u32, uint, __VA_ARGS__)                                      \
  INTEGER(i64, long, __VA_ARGS__)                                      \
  INTEGER(u64, ulong, __VA_ARGS__)                                     \
  FLOATING(f32, float, __VA_ARGS__)                                    \
  FLOATING(f64, double, __VA_ARGS__)                                   \
  UPDATE(inc, __scoped_atomic_fetch_uinc, u32, uint, __VA_ARGS__)      \
  UPDATE(dec, __scoped_atomic_fetch_udec, u32, uint, __VA_ARGS__)      \
  EXCHANGE(u16, ushort, __VA_ARGS__)

ATOMICS(device, __MEMORY_SCOPE_DEVICE)
ATOMICS(block, __MEMORY_SCOPE_WRKGRP)
ATOMICS(system, __MEMORY_SCOPE_SYSTEM)

#undef ATOMICS
#undef FLOATING
#undef INTEGER
#undef LIMIT
#undef EXCHANGE
#undef UPDATE
#undef NAME
#undef RELAXED
