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
template <typename __T, bool allowed>
struct __hipspv_atomic {};
template <typename __T>
struct __hipspv_atomic<__T, true> {
  typedef __T type;
};

template <typename __T>
struct __hipspv_is_word {
  static constexpr bool integral = std::is_integral<__T>::value && (sizeof(__T) == 4 || sizeof(__T) == 8);
  static constexpr bool any = integral || __is_same(__T, float) || __is_same(__T, double);
};
template <typename __T>
using __hipspv_integral = typename __hipspv_atomic<__T, __hipspv_is_word<__T>::integral>::type;
template <typename __T>
using __hipspv_word = typename __hipspv_atomic<__T, __hipspv_is_word<__T>::any>::type;

template <unsigned int size>
struct __hipspv_bits {
  typedef unsigned int type;
};
template <>
struct __hipspv_bits<8> {
  typedef unsigned long long type;
};

template <typename __T>
struct __hipspv_add {
  static __device__ __T next(__T old, __T value) { return old + value; }
};
template <typename __T>
struct __hipspv_min {
  static __device__ float next(float old, float value) { return __builtin_fminf(old, value); }
  static __device__ double next(double old, double value) { return __builtin_fmin(old, value); }
};
template <typename __T>
struct __hipspv_max {
  static __device__ float next(float old, float value) { return __builtin_fmaxf(old, value); }
  static __device__ double next(double old, double value) { return __builtin_fmax(old, value); }
};
template <typename __T>
struct __hipspv_inc {
  static __device__ __T next(__T old, __T limit) { return old >= limit ? 0 : old + 1; }
};
template <typename __T>
struct __hipspv_dec {
  static __device__ __T next(__T old, __T limit) { return old == 0 || old > limit ? limit : old - 1; }
};

template <typename __T, typename Operation, int scope>
__device__ inline __T __hipspv_atomic_update(__T* address, __T value) {
  typedef typename __hipspv_bits<sizeof(__T)>::type bits;
  bits* target = reinterpret_cast<bits*>(address);
  bits seen = *const_cast<volatile bits*>(target);  // a guess: the exchange finds the truth
  bits wanted;
  do {
    wanted = __builtin_bit_cast(bits, Operation::next(__builtin_bit_cast(__T, seen), value));
  } while (!__hip_atomic_compare_exchange_strong(target, &seen, wanted, __ATOMIC_RELAXED,
                                                 __ATOMIC_RELAXED, scope));
  return __builtin_bit_cast(__T, seen);
}

/* The operations that integers have natively and floating point as a loop. */
template <typename __T, int scope, bool integral = std::is_integral<__T>::value>
struct __hipspv_fetch {
  static __device__ __T add(__T* address, __T value) {
    return __hip_atomic_fetch_add(address, value, __ATOMIC_RELAXED, scope);
  }
  static __device__ __T min(__T* address, __T value) {
    return __hip_atomic_fetch_min(address, value, __ATOMIC_RELAXED, scope);
  }
  static __device__ __T max(__T* address, __T value) {
    return __hip_atomic_fetch_max(address, value, __ATOMIC_RELAXED, scope);
  }
};
template <typename __T, int scope>
struct __hipspv_fetch<__T, scope, false> {
  static __device__ __T add(__T* address, __T value) {
    return __hipspv_atomic_update<__T, __hipspv_add<__T>, scope>(address, value);
  }
  static __device__ __T min(__T* address, __T value) {
    return __hipspv_atomic_update<__T, __hipspv_min<__T>, scope>(address, value);
  }
  static __device__ __T max(__T* address, __T value) {
    return __hipspv_atomic_update<__T, __hipspv_max<__T>, scope>(address, value);
  }
};

#define HIPSPV_ATOMIC_BOTH(name, operation, scope)                                           \
  template <typename __T>                                                                    \
  __device__ inline __T name(__T* address, __hipspv_word<__T> value) {                       \
    return __hipspv_fetch<__T, scope>::operation(address, value);                            \
  }

#define HIPSPV_ATOMIC_INTEGRAL(name, native, scope)                       \
  template <typename __T>                                                   \
  __device__ inline __T name(__T* address, __hipspv_integral<__T> value) {        \
    return native(address, value, __ATOMIC_RELAXED, scope);               \
  }

/* Templates, so that the loop is instantiated only where it is used. */
#define HIPSPV_ATOMIC_WRAP(name, operation, scope)                                           \
  template <typename __T = unsigned int>                                                     \
  __device__ inline unsigned int name(unsigned int* address, unsigned int limit) {           \
    return __hipspv_atomic_update<__T, operation<__T>, scope>(address, limit);               \
  }

#define HIPSPV_ATOMICS(suffix, scope)                                                        \
  HIPSPV_ATOMIC_BOTH(atomicAdd##suffix, add, scope)         \
  HIPSPV_ATOMIC_BOTH(atomicMin##suffix, min, scope)         \
  HIPSPV_ATOMIC_BOTH(atomicMax##suffix, max, scope)         \
  HIPSPV_ATOMIC_INTEGRAL(atomicAnd##suffix, __hip_atomic_fetch_and, scope)                   \
  HIPSPV_ATOMIC_INTEGRAL(atomicOr##suffix, __hip_atomic_fetch_or, scope)                     \
  HIPSPV_ATOMIC_INTEGRAL(atomicXor##suffix, __hip_atomic_fetch_xor, scope)                   \
  HIPSPV_ATOMIC_WRAP(atomicInc##suffix, __hipspv_inc, scope)                                 \
  HIPSPV_ATOMIC_WRAP(atomicDec##suffix, __hipspv_dec, scope)                                 \
  template <typename __T>                                                                      \
  __device__ inline __T atomicSub##suffix(__T* address, __hipspv_word<__T> value) {                  \
    return atomicAdd##suffix(address, static_cast<__T>(-value));                               \
  }                                                                                          \
  template <typename __T>                                                                      \
  __device__ inline __T atomicExch##suffix(__T* address, __hipspv_word<__T> value) {                 \
    typedef typename __hipspv_bits<sizeof(__T)>::type bits;                                    \
    return __builtin_bit_cast(                                                               \
        __T, __hip_atomic_exchange(reinterpret_cast<bits*>(address),                           \
                                 __builtin_bit_cast(bits, value), __ATOMIC_RELAXED, scope)); \
  }                                                                                          \
  template <typename __T>                                                                      \
  __device__ inline __T atomicCAS##suffix(__T* address, __hipspv_word<__T> compare,                  \
                                        __hipspv_word<__T> value) {                              \
    typedef typename __hipspv_bits<sizeof(__T)>::type bits;                                    \
    bits seen = __builtin_bit_cast(bits, compare);                                           \
    __hip_atomic_compare_exchange_strong(reinterpret_cast<bits*>(address), &seen,            \
                                         __builtin_bit_cast(bits, value), __ATOMIC_RELAXED,  \
                                         __ATOMIC_RELAXED, scope);                           \
    return __builtin_bit_cast(__T, seen);                                                      \
  }

HIPSPV_ATOMICS(, __HIP_MEMORY_SCOPE_AGENT)
HIPSPV_ATOMICS(_block, __HIP_MEMORY_SCOPE_WORKGROUP)
HIPSPV_ATOMICS(_system, __HIP_MEMORY_SCOPE_SYSTEM)

template <typename __T>
__device__ inline void atomicAddNoRet(__T* address, __hipspv_word<__T> value) {
  atomicAdd(address, value);
}
template <typename __T>
__device__ inline __T unsafeAtomicAdd(__T* address, __hipspv_word<__T> value) {
  return atomicAdd(address, value);
}
template <typename __T>
__device__ inline __T safeAtomicAdd(__T* address, __hipspv_word<__T> value) {
  return atomicAdd(address, value);
}

#undef HIPSPV_ATOMICS
#undef HIPSPV_ATOMIC_WRAP
#undef HIPSPV_ATOMIC_INTEGRAL
#undef HIPSPV_ATOMIC_BOTH

#endif
