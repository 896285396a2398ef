/*
 * Atomic operations: relaxed, as in CUDA, and returning the old value. The plain names act on the whole device,
 * _block on the work-group, _system on the host, too.
 *
 * They are only declared, since bodies for every type would slow down every compilation: the device library defines
 * them under the names that follow.
 */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_ATOMIC_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_ATOMIC_H

#include <hip/spirv_detail/cuda_names.h>

#define HIPSPV_NAME(operation, type, scope) __asm__("__hipspv_atomic_" #operation "_" #type "_" #scope)
#define HIPSPV_UPDATE(name, operation, type, c_type, scope) \
  __device__ c_type name(c_type*, c_type) HIPSPV_NAME(operation, type, scope);
#define HIPSPV_CAS(suffix, type, c_type, scope) \
  __device__ c_type atomicCAS##suffix(c_type*, c_type, c_type) HIPSPV_NAME(compare, type, scope);

#define HIPSPV_NUMBER(suffix, type, c_type, scope)                 \
  HIPSPV_UPDATE(atomicAdd##suffix, add, type, c_type, scope)       \
  HIPSPV_UPDATE(atomicSub##suffix, sub, type, c_type, scope)       \
  HIPSPV_UPDATE(atomicExch##suffix, exchange, type, c_type, scope) \
  HIPSPV_CAS(suffix, type, c_type, scope)
#define HIPSPV_INTEGER(suffix, type, c_type, scope)          \
  HIPSPV_NUMBER(suffix, type, c_type, scope)                 \
  HIPSPV_UPDATE(atomicMin##suffix, min, type, c_type, scope) \
  HIPSPV_UPDATE(atomicMax##suffix, max, type, c_type, scope) \
  HIPSPV_UPDATE(atomicAnd##suffix, and, type, c_type, scope) \
  HIPSPV_UPDATE(atomicOr##suffix, or, type, c_type, scope)   \
  HIPSPV_UPDATE(atomicXor##suffix, xor, type, c_type, scope)

/* With -ffinite-math-only, which -ffast-math implies, instructions are sufficient. */
#if defined(__AMDGCN_UNSAFE_FP_ATOMICS__) || __FINITE_MATH_ONLY__
#define HIPSPV_FLOATING(suffix, type, c_type, scope)                \
  HIPSPV_NUMBER(suffix, type, c_type, scope)                        \
  HIPSPV_UPDATE(atomicMin##suffix, unsafe_min, type, c_type, scope) \
  HIPSPV_UPDATE(atomicMax##suffix, unsafe_max, type, c_type, scope)
#else
#define HIPSPV_FLOATING(suffix, type, c_type, scope)         \
  HIPSPV_NUMBER(suffix, type, c_type, scope)                 \
  HIPSPV_UPDATE(atomicMin##suffix, min, type, c_type, scope) \
  HIPSPV_UPDATE(atomicMax##suffix, max, type, c_type, scope)
#endif

#define HIPSPV_ATOMICS(suffix, scope)                    \
  HIPSPV_INTEGER(suffix, i32, int, scope)                \
  HIPSPV_INTEGER(suffix, u32, unsigned int, scope)       \
  HIPSPV_INTEGER(suffix, i64, long, scope)               \
  HIPSPV_INTEGER(suffix, u64, unsigned long, scope)      \
  HIPSPV_INTEGER(suffix, i64, long long, scope)          \
  HIPSPV_INTEGER(suffix, u64, unsigned long long, scope) \
  HIPSPV_FLOATING(suffix, f32, float, scope)             \
  HIPSPV_FLOATING(suffix, f64, double, scope)            \
  HIPSPV_CAS(suffix, u16, unsigned short, scope)
#define HIPSPV_COUNTERS(suffix, scope)                            \
  HIPSPV_UPDATE(atomicInc##suffix, inc, u32, unsigned int, scope) \
  HIPSPV_UPDATE(atomicDec##suffix, dec, u32, unsigned int, scope)

/* A template's operand doesn't determine its type. */
template <typename __T>
struct __hipspv_same {
  typedef __T type;
};

#if defined(__HIPSPV_CUDA__)
/*
 * CUDA has fewer of them (CUDA C++ Programming Guide, "Atomic Functions"), and programs define others by these names,
 * also static and with other results. HIP's other ones are templates here, which are the worse choice.
 */
#define HIPSPV_CUDA_INTEGER(suffix, type, c_type, scope)           \
  HIPSPV_UPDATE(atomicExch##suffix, exchange, type, c_type, scope) \
  HIPSPV_UPDATE(atomicMin##suffix, min, type, c_type, scope)       \
  HIPSPV_UPDATE(atomicMax##suffix, max, type, c_type, scope)       \
  HIPSPV_UPDATE(atomicAnd##suffix, and, type, c_type, scope)       \
  HIPSPV_UPDATE(atomicOr##suffix, or, type, c_type, scope)         \
  HIPSPV_UPDATE(atomicXor##suffix, xor, type, c_type, scope)       \
  HIPSPV_UPDATE(atomicAdd##suffix, add, type, c_type, scope)       \
  HIPSPV_CAS(suffix, type, c_type, scope)
#define HIPSPV_CUDA_ATOMICS(suffix, scope)                        \
  HIPSPV_CUDA_INTEGER(suffix, i32, int, scope)                    \
  HIPSPV_CUDA_INTEGER(suffix, u32, unsigned int, scope)           \
  HIPSPV_CUDA_INTEGER(suffix, u64, unsigned long long, scope)     \
  HIPSPV_UPDATE(atomicSub##suffix, sub, i32, int, scope)          \
  HIPSPV_UPDATE(atomicSub##suffix, sub, u32, unsigned int, scope) \
  HIPSPV_UPDATE(atomicMin##suffix, min, i64, long long, scope)    \
  HIPSPV_UPDATE(atomicMax##suffix, max, i64, long long, scope)    \
  HIPSPV_UPDATE(atomicAdd##suffix, add, f32, float, scope)        \
  HIPSPV_UPDATE(atomicExch##suffix, exchange, f32, float, scope)  \
  HIPSPV_UPDATE(atomicAdd##suffix, add, f64, double, scope)       \
  HIPSPV_CAS(suffix, u16, unsigned short, scope)                  \
  HIPSPV_COUNTERS(suffix, scope)
/* The calls of HIP's names serve no type that these don't, since no pointer converts to another type's. */
#define HIPSPV_MORE_UPDATES(name, suffix)                                              \
  template <typename __T>                                                              \
  __device__ inline auto name##suffix(__T* __p, typename __hipspv_same<__T>::type __x) \
      -> decltype(name##__hipspv_more##suffix(__p, __x)) {                             \
    return name##__hipspv_more##suffix(__p, __x);                                      \
  }
#define HIPSPV_MORE(suffix, scope)                                                                \
  HIPSPV_ATOMICS(__hipspv_more##suffix, scope)                                                    \
  HIPSPV_MORE_UPDATES(atomicAdd, suffix)                                                          \
  HIPSPV_MORE_UPDATES(atomicSub, suffix)                                                          \
  HIPSPV_MORE_UPDATES(atomicExch, suffix)                                                         \
  HIPSPV_MORE_UPDATES(atomicMin, suffix)                                                          \
  HIPSPV_MORE_UPDATES(atomicMax, suffix)                                                          \
  HIPSPV_MORE_UPDATES(atomicAnd, suffix)                                                          \
  HIPSPV_MORE_UPDATES(atomicOr, suffix)                                                           \
  HIPSPV_MORE_UPDATES(atomicXor, suffix)                                                          \
  template <typename __T>                                                                         \
  __device__ inline auto atomicCAS##suffix(__T* __p, typename __hipspv_same<__T>::type __compare, \
                                           typename __hipspv_same<__T>::type __x)                 \
      -> decltype(atomicCAS__hipspv_more##suffix(__p, __compare, __x)) {                          \
    return atomicCAS__hipspv_more##suffix(__p, __compare, __x);                                   \
  }
HIPSPV_CUDA_ATOMICS(, device)
HIPSPV_CUDA_ATOMICS(_system, system)
HIPSPV_CUDA_ATOMICS(_block, block)
HIPSPV_MORE(, device)
HIPSPV_MORE(_system, system)
HIPSPV_MORE(_block, block)
#undef HIPSPV_MORE
#undef HIPSPV_MORE_UPDATES
#undef HIPSPV_CUDA_ATOMICS
#undef HIPSPV_CUDA_INTEGER
#else
HIPSPV_ATOMICS(, device)
HIPSPV_COUNTERS(, device)
HIPSPV_ATOMICS(_system, system)
HIPSPV_COUNTERS(__hipspv_system, system)
HIPSPV_ATOMICS(__hipspv_block, block)
HIPSPV_COUNTERS(__hipspv_block, block)
#define HIPSPV_YIELDING_UPDATE(name, scope)                                                 \
  template <typename __T>                                                                   \
  __device__ inline __T name##_##scope(__T* address, typename __hipspv_same<__T>::type x) { \
    return name##__hipspv_##scope(address, x);                                              \
  }
HIPSPV_YIELDING_UPDATE(atomicInc, system)
HIPSPV_YIELDING_UPDATE(atomicDec, system)
HIPSPV_YIELDING_UPDATE(atomicAdd, block)
HIPSPV_YIELDING_UPDATE(atomicSub, block)
HIPSPV_YIELDING_UPDATE(atomicExch, block)
HIPSPV_YIELDING_UPDATE(atomicMin, block)
HIPSPV_YIELDING_UPDATE(atomicMax, block)
HIPSPV_YIELDING_UPDATE(atomicAnd, block)
HIPSPV_YIELDING_UPDATE(atomicOr, block)
HIPSPV_YIELDING_UPDATE(atomicXor, block)
HIPSPV_YIELDING_UPDATE(atomicInc, block)
HIPSPV_YIELDING_UPDATE(atomicDec, block)
#undef HIPSPV_YIELDING_UPDATE
template <typename __T>
__device__ inline __T atomicCAS_block(__T* address, typename __hipspv_same<__T>::type compare,
                                      typename __hipspv_same<__T>::type x) {
  return atomicCAS__hipspv_block(address, compare, x);
}
#endif

#define HIPSPV_CHOICES(type, c_type)                               \
  HIPSPV_UPDATE(unsafeAtomicAdd, add, type, c_type, device)        \
  HIPSPV_UPDATE(unsafeAtomicMin, unsafe_min, type, c_type, device) \
  HIPSPV_UPDATE(unsafeAtomicMax, unsafe_max, type, c_type, device) \
  HIPSPV_UPDATE(safeAtomicAdd, add, type, c_type, device)          \
  HIPSPV_UPDATE(safeAtomicMin, min, type, c_type, device)          \
  HIPSPV_UPDATE(safeAtomicMax, max, type, c_type, device)
HIPSPV_CHOICES(f32, float)
HIPSPV_CHOICES(f64, double)
__device__ inline void atomicAddNoRet(float* __p, float __v) { atomicAdd(__p, __v); }

/* CUDA's operations on 16 bytes (sm_90). The host's processor has an instruction for them, cmpxchg16b. */
template <bool>
struct __hipspv_sixteen_bytes {};
template <>
struct __hipspv_sixteen_bytes<true> {
  typedef int type;
};
#if defined(__HIP_DEVICE_COMPILE__) && defined(__GCC_HAVE_SYNC_COMPARE_AND_SWAP_16)
#define HIPSPV_WIDE_ATOMICS(suffix)                                                                           \
  template <typename __T, typename __hipspv_sixteen_bytes<sizeof(__T) == 16>::type = 0>                       \
  __device__ inline __T atomicCAS##suffix(__T* __p, __T __compare, __T __x) {                                 \
    static_assert(__alignof__(__T) == 16 && __is_trivially_copyable(__T), "16 bytes at one aligned address"); \
    __atomic_compare_exchange(__p, &__compare, &__x, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);              \
    return __compare;                                                                                         \
  }                                                                                                           \
  template <typename __T, typename __hipspv_sixteen_bytes<sizeof(__T) == 16>::type = 0>                       \
  __device__ inline __T atomicExch##suffix(__T* __p, __T __x) {                                               \
    static_assert(__alignof__(__T) == 16 && __is_trivially_copyable(__T), "16 bytes at one aligned address"); \
    __atomic_exchange(__p, &__x, &__x, __ATOMIC_RELAXED);                                                     \
    return __x;                                                                                               \
  }
#else
#if defined(__HIP_DEVICE_COMPILE__)
#define HIPSPV_NO_ATOMICS \
  __attribute__((unavailable("OpenCL has no atomic operations on 16 bytes, --offload-arch=cpu has them")))
#else
#define HIPSPV_NO_ATOMICS /* the host's side of a source doesn't know the targets */
#endif
#define HIPSPV_WIDE_ATOMICS(suffix)                                                     \
  template <typename __T, typename __hipspv_sixteen_bytes<sizeof(__T) == 16>::type = 0> \
  __device__ __T atomicCAS##suffix(__T*, __T, __T) HIPSPV_NO_ATOMICS;                   \
  template <typename __T, typename __hipspv_sixteen_bytes<sizeof(__T) == 16>::type = 0> \
  __device__ __T atomicExch##suffix(__T*, __T) HIPSPV_NO_ATOMICS;
#endif
HIPSPV_WIDE_ATOMICS()
HIPSPV_WIDE_ATOMICS(_block)
HIPSPV_WIDE_ATOMICS(_system)

#undef HIPSPV_WIDE_ATOMICS
#undef HIPSPV_NO_ATOMICS
#undef HIPSPV_CHOICES
#undef HIPSPV_COUNTERS
#undef HIPSPV_ATOMICS
#undef HIPSPV_FLOATING
#undef HIPSPV_INTEGER
#undef HIPSPV_NUMBER
#undef HIPSPV_CAS
#undef HIPSPV_UPDATE
#undef HIPSPV_NAME

#endif
