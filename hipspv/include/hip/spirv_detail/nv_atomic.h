/*
 * CUDA's atomic functions that HIP lacks: generic ones with an order and a scope, and additions of vectors (CUDA
 * C++ Programming Guide, "Atomic Functions"). The former are clang's scoped builtins with other names. Without a
 * scope they act on the whole system.
 */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_NV_ATOMIC_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_NV_ATOMIC_H

#define __NV_ATOMIC_RELAXED __ATOMIC_RELAXED
#define __NV_ATOMIC_CONSUME __ATOMIC_CONSUME
#define __NV_ATOMIC_ACQUIRE __ATOMIC_ACQUIRE
#define __NV_ATOMIC_RELEASE __ATOMIC_RELEASE
#define __NV_ATOMIC_ACQ_REL __ATOMIC_ACQ_REL
#define __NV_ATOMIC_SEQ_CST __ATOMIC_SEQ_CST

#define __NV_THREAD_SCOPE_THREAD __MEMORY_SCOPE_SINGLE
#define __NV_THREAD_SCOPE_BLOCK __MEMORY_SCOPE_WRKGRP
#define __NV_THREAD_SCOPE_CLUSTER __MEMORY_SCOPE_DEVICE
#define __NV_THREAD_SCOPE_DEVICE __MEMORY_SCOPE_DEVICE
#define __NV_THREAD_SCOPE_SYSTEM __MEMORY_SCOPE_SYSTEM

/* The scope is the last argument, or one appended to the arguments. */
#define HIPSPV_NV_1(builtin, a, order, scope, ...) builtin(a, order, scope)
#define HIPSPV_NV_2(builtin, a, b, order, scope, ...) builtin(a, b, order, scope)
#define HIPSPV_NV_3(builtin, a, b, c, order, scope, ...) builtin(a, b, c, order, scope)
#define HIPSPV_NV_CAS(builtin, p, expected, desired, weak, success, failure, scope, ...) \
  builtin(p, expected, desired, weak, success, failure, scope)

#define __nv_atomic_load(p, ret, ...) \
  HIPSPV_NV_2(__scoped_atomic_load, p, ret, __VA_ARGS__, __NV_THREAD_SCOPE_SYSTEM, 0)
#define __nv_atomic_load_n(p, ...) HIPSPV_NV_1(__scoped_atomic_load_n, p, __VA_ARGS__, __NV_THREAD_SCOPE_SYSTEM, 0)
#define __nv_atomic_store(p, v, ...) HIPSPV_NV_2(__scoped_atomic_store, p, v, __VA_ARGS__, __NV_THREAD_SCOPE_SYSTEM, 0)
#define __nv_atomic_store_n(p, v, ...) \
  HIPSPV_NV_2(__scoped_atomic_store_n, p, v, __VA_ARGS__, __NV_THREAD_SCOPE_SYSTEM, 0)
#define __nv_atomic_exchange(p, v, ret, ...) \
  HIPSPV_NV_3(__scoped_atomic_exchange, p, v, ret, __VA_ARGS__, __NV_THREAD_SCOPE_SYSTEM, 0)
#define __nv_atomic_exchange_n(p, v, ...) \
  HIPSPV_NV_2(__scoped_atomic_exchange_n, p, v, __VA_ARGS__, __NV_THREAD_SCOPE_SYSTEM, 0)
#define __nv_atomic_compare_exchange(p, expected, desired, weak, ...) \
  HIPSPV_NV_CAS(__scoped_atomic_compare_exchange, p, expected, desired, weak, __VA_ARGS__, __NV_THREAD_SCOPE_SYSTEM, 0)
#define __nv_atomic_compare_exchange_n(p, expected, desired, weak, ...)                                                \
  HIPSPV_NV_CAS(__scoped_atomic_compare_exchange_n, p, expected, desired, weak, __VA_ARGS__, __NV_THREAD_SCOPE_SYSTEM, \
                0)

#define HIPSPV_NV_FETCH(builtin, p, v, ...) HIPSPV_NV_2(builtin, p, v, __VA_ARGS__, __NV_THREAD_SCOPE_SYSTEM, 0)
#define __nv_atomic_fetch_add(p, ...) HIPSPV_NV_FETCH(__scoped_atomic_fetch_add, p, __VA_ARGS__)
#define __nv_atomic_fetch_sub(p, ...) HIPSPV_NV_FETCH(__scoped_atomic_fetch_sub, p, __VA_ARGS__)
#define __nv_atomic_fetch_and(p, ...) HIPSPV_NV_FETCH(__scoped_atomic_fetch_and, p, __VA_ARGS__)
#define __nv_atomic_fetch_or(p, ...) HIPSPV_NV_FETCH(__scoped_atomic_fetch_or, p, __VA_ARGS__)
#define __nv_atomic_fetch_xor(p, ...) HIPSPV_NV_FETCH(__scoped_atomic_fetch_xor, p, __VA_ARGS__)
#define __nv_atomic_fetch_min(p, ...) HIPSPV_NV_FETCH(__scoped_atomic_fetch_min, p, __VA_ARGS__)
#define __nv_atomic_fetch_max(p, ...) HIPSPV_NV_FETCH(__scoped_atomic_fetch_max, p, __VA_ARGS__)
#define __nv_atomic_add(p, ...) static_cast<void>(__nv_atomic_fetch_add(p, __VA_ARGS__))
#define __nv_atomic_sub(p, ...) static_cast<void>(__nv_atomic_fetch_sub(p, __VA_ARGS__))
#define __nv_atomic_and(p, ...) static_cast<void>(__nv_atomic_fetch_and(p, __VA_ARGS__))
#define __nv_atomic_or(p, ...) static_cast<void>(__nv_atomic_fetch_or(p, __VA_ARGS__))
#define __nv_atomic_xor(p, ...) static_cast<void>(__nv_atomic_fetch_xor(p, __VA_ARGS__))
#define __nv_atomic_min(p, ...) static_cast<void>(__nv_atomic_fetch_min(p, __VA_ARGS__))
#define __nv_atomic_max(p, ...) static_cast<void>(__nv_atomic_fetch_max(p, __VA_ARGS__))
#define __nv_atomic_thread_fence(order, scope) __scoped_atomic_thread_fence(order, scope)

#if defined(__clang__) && defined(__HIP__)
#include <hip/hip_vector_types.h>
#include <hip/spirv_detail/atomic.h>
#include <type_traits>

/*
 * CUDA's additions of vectors (sm_90): each element is added atomically, but not the vector as a
 * whole. Templates, so that programs may have functions of their own for these types.
 */
#define HIPSPV_VECTOR_ADD(suffix)                                                                                 \
  template <unsigned int __N, typename std::enable_if<__N == 2 || __N == 4, int>::type = 0>                       \
  __device__ inline HIP_vector_type<float, __N> atomicAdd##suffix(HIP_vector_type<float, __N>* __p,               \
                                                                  HIP_vector_type<float, __N> __v) {              \
    for (unsigned int __i = 0; __i < __N; ++__i) (&__v.x)[__i] = atomicAdd##suffix(&__p->x + __i, (&__v.x)[__i]); \
    return __v;                                                                                                   \
  }
HIPSPV_VECTOR_ADD()
HIPSPV_VECTOR_ADD(_block)
HIPSPV_VECTOR_ADD(_system)

#undef HIPSPV_VECTOR_ADD
#endif

#endif
