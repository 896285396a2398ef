/*
 * Atomic operations: relaxed, as CUDA's are, and returning the old value. The plain names act on the
 * whole device, _block on the work-group, _system on the host too.
 *
 * clang's __hip_atomic builtins become LLVM's atomicrmw and cmpxchg, which both translators know.
 * What SPIR-V lacks without an extension (floating point, CUDA's wrapping inc and dec) is a
 * compare-exchange loop on the bits.
 */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_ATOMIC_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_ATOMIC_H

#include <hip/host_defines.h>
#include <type_traits>

/* The second operand converts to the pointee: it takes no part in deduction. */
template <typename T, bool allowed>
struct __hipspv_atomic {};
template <typename T>
struct __hipspv_atomic<T, true> {
  typedef T type;
};

template <typename T>
struct __hipspv_is_word {
  static constexpr bool integral = std::is_integral<T>::value && (sizeof(T) == 4 || sizeof(T) == 8);
  static constexpr bool any = integral || __is_same(T, float) || __is_same(T, double);
};
#define HIPSPV_INTEGRAL(T) typename __hipspv_atomic<T, __hipspv_is_word<T>::integral>::type
#define HIPSPV_WORD(T) typename __hipspv_atomic<T, __hipspv_is_word<T>::any>::type

template <unsigned int size>
struct __hipspv_bits {
  typedef unsigned int type;
};
template <>
struct __hipspv_bits<8> {
  typedef unsigned long long type;
};

template <typename T>
struct __hipspv_add {
  static __device__ T next(T old, T value) { return old + value; }
};
template <typename T>
struct __hipspv_min {
  static __device__ float next(float old, float value) { return __builtin_fminf(old, value); }
  static __device__ double next(double old, double value) { return __builtin_fmin(old, value); }
};
template <typename T>
struct __hipspv_max {
  static __device__ float next(float old, float value) { return __builtin_fmaxf(old, value); }
  static __device__ double next(double old, double value) { return __builtin_fmax(old, value); }
};
template <typename T>
struct __hipspv_inc {
  static __device__ T next(T old, T limit) { return old >= limit ? 0 : old + 1; }
};
template <typename T>
struct __hipspv_dec {
  static __device__ T next(T old, T limit) { return old == 0 || old > limit ? limit : old - 1; }
};

template <typename T, typename Operation, int scope>
__device__ inline T __hipspv_atomic_update(T* address, T value) {
  typedef typename __hipspv_bits<sizeof(T)>::type bits;
  bits* target = reinterpret_cast<bits*>(address);
  bits seen = __hip_atomic_load(target, __ATOMIC_RELAXED, scope);
  bits wanted;
  do {
    wanted = __builtin_bit_cast(bits, Operation::next(__builtin_bit_cast(T, seen), value));
  } while (!__hip_atomic_compare_exchange_strong(target, &seen, wanted, __ATOMIC_RELAXED,
                                                 __ATOMIC_RELAXED, scope));
  return __builtin_bit_cast(T, seen);
}

/* One operation that integers have natively and floating point as a loop. */
#define HIPSPV_ATOMIC_BOTH(name, native, operation, scope)                                   \
  template <typename T>                                                                      \
  __device__ inline typename std::enable_if<std::is_integral<T>::value, T>::type name(       \
      T* address, HIPSPV_INTEGRAL(T) value) {                                                \
    return native(address, value, __ATOMIC_RELAXED, scope);                                  \
  }                                                                                          \
  template <typename T>                                                                      \
  __device__ inline typename std::enable_if<std::is_floating_point<T>::value, T>::type name( \
      T* address, HIPSPV_WORD(T) value) {                                                    \
    return __hipspv_atomic_update<T, operation<T>, scope>(address, value);                   \
  }

#define HIPSPV_ATOMIC_INTEGRAL(name, native, scope)                       \
  template <typename T>                                                   \
  __device__ inline T name(T* address, HIPSPV_INTEGRAL(T) value) {        \
    return native(address, value, __ATOMIC_RELAXED, scope);               \
  }

#define HIPSPV_ATOMIC_WRAP(name, operation, scope)                                           \
  __device__ inline unsigned int name(unsigned int* address, unsigned int limit) {           \
    return __hipspv_atomic_update<unsigned int, operation<unsigned int>, scope>(address, limit); \
  }

#define HIPSPV_ATOMICS(suffix, scope)                                                        \
  HIPSPV_ATOMIC_BOTH(atomicAdd##suffix, __hip_atomic_fetch_add, __hipspv_add, scope)         \
  HIPSPV_ATOMIC_BOTH(atomicMin##suffix, __hip_atomic_fetch_min, __hipspv_min, scope)         \
  HIPSPV_ATOMIC_BOTH(atomicMax##suffix, __hip_atomic_fetch_max, __hipspv_max, scope)         \
  HIPSPV_ATOMIC_INTEGRAL(atomicAnd##suffix, __hip_atomic_fetch_and, scope)                   \
  HIPSPV_ATOMIC_INTEGRAL(atomicOr##suffix, __hip_atomic_fetch_or, scope)                     \
  HIPSPV_ATOMIC_INTEGRAL(atomicXor##suffix, __hip_atomic_fetch_xor, scope)                   \
  HIPSPV_ATOMIC_WRAP(atomicInc##suffix, __hipspv_inc, scope)                                 \
  HIPSPV_ATOMIC_WRAP(atomicDec##suffix, __hipspv_dec, scope)                                 \
  template <typename T>                                                                      \
  __device__ inline T atomicSub##suffix(T* address, HIPSPV_WORD(T) value) {                  \
    return atomicAdd##suffix(address, static_cast<T>(-value));                               \
  }                                                                                          \
  template <typename T>                                                                      \
  __device__ inline T atomicExch##suffix(T* address, HIPSPV_WORD(T) value) {                 \
    typedef typename __hipspv_bits<sizeof(T)>::type bits;                                    \
    return __builtin_bit_cast(                                                               \
        T, __hip_atomic_exchange(reinterpret_cast<bits*>(address),                           \
                                 __builtin_bit_cast(bits, value), __ATOMIC_RELAXED, scope)); \
  }                                                                                          \
  template <typename T>                                                                      \
  __device__ inline T atomicCAS##suffix(T* address, HIPSPV_WORD(T) compare,                  \
                                        HIPSPV_WORD(T) value) {                              \
    typedef typename __hipspv_bits<sizeof(T)>::type bits;                                    \
    bits seen = __builtin_bit_cast(bits, compare);                                           \
    __hip_atomic_compare_exchange_strong(reinterpret_cast<bits*>(address), &seen,            \
                                         __builtin_bit_cast(bits, value), __ATOMIC_RELAXED,  \
                                         __ATOMIC_RELAXED, scope);                           \
    return __builtin_bit_cast(T, seen);                                                      \
  }

HIPSPV_ATOMICS(, __HIP_MEMORY_SCOPE_AGENT)
HIPSPV_ATOMICS(_block, __HIP_MEMORY_SCOPE_WORKGROUP)
HIPSPV_ATOMICS(_system, __HIP_MEMORY_SCOPE_SYSTEM)

template <typename T>
__device__ inline void atomicAddNoRet(T* address, HIPSPV_WORD(T) value) {
  atomicAdd(address, value);
}
template <typename T>
__device__ inline T unsafeAtomicAdd(T* address, HIPSPV_WORD(T) value) {
  return atomicAdd(address, value);
}
template <typename T>
__device__ inline T safeAtomicAdd(T* address, HIPSPV_WORD(T) value) {
  return atomicAdd(address, value);
}

#undef HIPSPV_ATOMICS
#undef HIPSPV_ATOMIC_WRAP
#undef HIPSPV_ATOMIC_INTEGRAL
#undef HIPSPV_ATOMIC_BOTH
#undef HIPSPV_WORD
#undef HIPSPV_INTEGRAL

#endif
