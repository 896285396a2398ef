/* Queries about the memory of a generic pointer, and CUDA's conversions between generic and other addresses. */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_ADDRESS_SPACE_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_ADDRESS_SPACE_H

#include <cstddef>
#include <hip/host_defines.h>

/* The pass lower-memory-queries implements them for SPIR-V. */
extern "C" {
#define HIPSPV_QUESTION __device__ __attribute__((const, nothrow)) unsigned int
HIPSPV_QUESTION __hipspv_is_shared(const void*);
HIPSPV_QUESTION __hipspv_is_local(const void*);
HIPSPV_QUESTION __hipspv_is_constant(const void*);
HIPSPV_QUESTION __hipspv_is_grid_constant(const void*);
#undef HIPSPV_QUESTION
}

/* Each address is of one kind: global if it is of no other (PTX ISA, isspacep). */
__device__ inline unsigned int __isShared(const void* __p) { return __hipspv_is_shared(__p); }
__device__ inline unsigned int __isLocal(const void* __p) { return __hipspv_is_local(__p); }
__device__ inline unsigned int __isConstant(const void* __p) { return __hipspv_is_constant(__p); }
__device__ inline unsigned int __isGridConstant(const void* __p) { return __hipspv_is_grid_constant(__p); }
__device__ inline unsigned int __isGlobal(const void* __p) {
  return !(__isShared(__p) | __isLocal(__p) | __isConstant(__p) | __isGridConstant(__p));
}

/* Each block is a cluster. */
__device__ inline unsigned int __isCtaShared(const void* __p) { return __isShared(__p); }
__device__ inline unsigned int __isClusterShared(const void* __p) { return __isShared(__p); }

#if defined(__HIPSPV_NVPTX__)
/* Kernels' parameters have the addresses of PTX's .param space, which LLVM numbers 101. */
#define HIPSPV_ADDRESSES(space, number)                                                         \
  __device__ inline size_t __cvta_generic_to_##space(const void* __p) {                         \
    return reinterpret_cast<size_t>((const __attribute__((address_space(number))) void*)(__p)); \
  }                                                                                             \
  __device__ inline void* __cvta_##space##_to_generic(size_t __bits) {                          \
    return (void*)reinterpret_cast<__attribute__((address_space(number))) void*>(__bits);       \
  }
HIPSPV_ADDRESSES(global, 1)
HIPSPV_ADDRESSES(shared, 3)
HIPSPV_ADDRESSES(constant, 4)
HIPSPV_ADDRESSES(local, 5)
HIPSPV_ADDRESSES(grid_constant, 101)
#undef HIPSPV_ADDRESSES
#else
/* SPIR-V's addresses are the same in all kinds of memory. */
#define HIPSPV_ADDRESSES(space)                                                                                 \
  __device__ inline size_t __cvta_generic_to_##space(const void* __p) { return reinterpret_cast<size_t>(__p); } \
  __device__ inline void* __cvta_##space##_to_generic(size_t __bits) { return reinterpret_cast<void*>(__bits); }
HIPSPV_ADDRESSES(global)
HIPSPV_ADDRESSES(local)
HIPSPV_ADDRESSES(constant)
HIPSPV_ADDRESSES(grid_constant)
#undef HIPSPV_ADDRESSES

/* Programs store shared addresses in 32 bits: the other 32 are taken from a variable nearby. */
__device__ inline size_t __cvta_generic_to_shared(const void* __p) {
  return static_cast<unsigned int>(reinterpret_cast<size_t>(__p));
}
__device__ inline void* __cvta_shared_to_generic(size_t __bits) {
  __shared__ char __near;
  const size_t __base = reinterpret_cast<size_t>(&__near);
  return reinterpret_cast<void*>(__base + static_cast<int>(__bits - __base));
}
#endif

#endif
