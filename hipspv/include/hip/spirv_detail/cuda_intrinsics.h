/* CUDA's device functions that HIP sources don't have. */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_CUDA_INTRINSICS_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_CUDA_INTRINSICS_H

#if defined(__CUDACC__) || defined(__CUDACC_RTC__)
#include <hip/hip_vector_types.h>
#include <hip/spirv_detail/heap.h>
#include <hip/spirv_detail/memory.h>

__host__ __device__ inline unsigned short __nv_bswap16(unsigned short x) { return __builtin_bswap16(x); }
__host__ __device__ inline unsigned int __nv_bswap32(unsigned int x) { return __builtin_bswap32(x); }
__host__ __device__ inline unsigned long long __nv_bswap64(unsigned long long x) { return __builtin_bswap64(x); }

__device__ inline void* __nv_aligned_device_malloc(size_t __size, size_t __align) {
  return __hipspv_allocate(__size, __align);
}

/* A condition's handle is the address of its word, which the host reads between the nodes of a graph. */
__device__ inline void cudaGraphSetConditional(unsigned long long __handle, unsigned int __value) {
  *reinterpret_cast<volatile unsigned int*>(__handle) = __value;
}

/* A policy of caches, which changes no value. cuda::annotated_ptr calls it. */
__device__ inline void* __nv_associate_access_property(const void* __ptr, unsigned long long) {
  return const_cast<void*>(__ptr);
}

/* Each block is a cluster. */
__device__ inline void __threadfence_cluster() { __threadfence_block(); }

/* The hardware's clusters, which CUDA's headers use from sm_90 on. A launch without clusters has those of one block. */
#if defined(__HIPSPV_NVPTX__) && __CUDA_ARCH__ >= 900
__device__ inline void __cluster_barrier_arrive() { asm volatile("barrier.cluster.arrive;" ::: "memory"); }
__device__ inline void __cluster_barrier_arrive_relaxed() { asm volatile("barrier.cluster.arrive.relaxed;"); }
__device__ inline void __cluster_barrier_wait() { asm volatile("barrier.cluster.wait;" ::: "memory"); }

#define HIPSPV_CLUSTER_VALUE(function, special)      \
  __device__ inline unsigned function() {            \
    unsigned value;                                  \
    asm("mov.u32 %0, %%" special ";" : "=r"(value)); \
    return value;                                    \
  }
#define HIPSPV_CLUSTER_VECTOR(function, special)   \
  __device__ inline dim3 function() {              \
    unsigned x, y, z;                              \
    asm("mov.u32 %0, %%" special ".x;" : "=r"(x)); \
    asm("mov.u32 %0, %%" special ".y;" : "=r"(y)); \
    asm("mov.u32 %0, %%" special ".z;" : "=r"(z)); \
    return {x, y, z};                              \
  }
HIPSPV_CLUSTER_VALUE(__clusterRelativeBlockRank, "cluster_ctarank")
HIPSPV_CLUSTER_VALUE(__clusterSizeInBlocks, "cluster_nctarank")
HIPSPV_CLUSTER_VECTOR(__clusterDim, "cluster_nctaid")
HIPSPV_CLUSTER_VECTOR(__clusterRelativeBlockIdx, "cluster_ctaid")
HIPSPV_CLUSTER_VECTOR(__clusterGridDimInClusters, "nclusterid")
HIPSPV_CLUSTER_VECTOR(__clusterIdx, "clusterid")
#undef HIPSPV_CLUSTER_VALUE
#undef HIPSPV_CLUSTER_VECTOR
#endif

/* sm_100's operations on two numbers. */
#define HIPSPV_OF_TWO(mode)                                               \
  __device__ inline float2 __fadd2_##mode(float2 x, float2 y) {           \
    return {__fadd_##mode(x.x, y.x), __fadd_##mode(x.y, y.y)};            \
  }                                                                       \
  __device__ inline float2 __fmul2_##mode(float2 x, float2 y) {           \
    return {__fmul_##mode(x.x, y.x), __fmul_##mode(x.y, y.y)};            \
  }                                                                       \
  __device__ inline float2 __ffma2_##mode(float2 x, float2 y, float2 z) { \
    return {__fmaf_##mode(x.x, y.x, z.x), __fmaf_##mode(x.y, y.y, z.y)};  \
  }
HIPSPV_OF_TWO(rn)
HIPSPV_OF_TWO(rz)
HIPSPV_OF_TWO(rd)
HIPSPV_OF_TWO(ru)
#undef HIPSPV_OF_TWO
#endif

#endif
