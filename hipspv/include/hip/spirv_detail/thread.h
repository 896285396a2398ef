/* The thread's indices, and waiting of a block's threads for each other. */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_THREAD_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_THREAD_H

#include <hip/hip_runtime_api.h>
#include <hip/hip_vector_types.h>

/* OpenCL's work-item functions by their mangled names: both translators replace them by SPIR-V's built-ins. */
extern "C" {
#define HIPSPV_WORK_ITEM __device__ __attribute__((const, nothrow))
HIPSPV_WORK_ITEM unsigned long __hipspv_local_id(unsigned int) __asm__("_Z12get_local_idj");
HIPSPV_WORK_ITEM unsigned long __hipspv_group_id(unsigned int) __asm__("_Z12get_group_idj");
HIPSPV_WORK_ITEM unsigned long __hipspv_local_size(unsigned int) __asm__("_Z14get_local_sizej");
HIPSPV_WORK_ITEM unsigned long __hipspv_num_groups(unsigned int) __asm__("_Z14get_num_groupsj");
#undef HIPSPV_WORK_ITEM
__device__ void __hipspv_barrier(unsigned int flags) __asm__("_Z7barrierj");
__device__ int __hipspv_barrier_count(int predicate);
__device__ void __hipspv_fence_block(void);
__device__ void __hipspv_fence_device(void);
__device__ void __hipspv_fence_system(void);
}

#if defined(__HIPSPV_CUDA__)
/* The pass lower-index-variables replaces reads of these variables. */
#define HIPSPV_INDEX_VARIABLE(type, name) extern const __device__ type name __asm__("__hipspv_" #name);
HIPSPV_INDEX_VARIABLE(uint3, threadIdx)
HIPSPV_INDEX_VARIABLE(uint3, blockIdx)
HIPSPV_INDEX_VARIABLE(dim3, blockDim)
HIPSPV_INDEX_VARIABLE(dim3, gridDim)
#else
/* A variable whose components are computed when they are read. */
#define HIPSPV_INDEX(type, component, read, dimension)                                          \
  __declspec(property(get = __get_##component)) unsigned int component;                         \
  static __device__ __forceinline__ __attribute__((nodebug)) unsigned int __get_##component() { \
    return static_cast<unsigned int>(read(dimension));                                          \
  }
#define HIPSPV_INDEX_VARIABLE(name, read)                                        \
  struct __hipspv_##name {                                                       \
    HIPSPV_INDEX(name, x, read, 0)                                               \
    HIPSPV_INDEX(name, y, read, 1)                                               \
    HIPSPV_INDEX(name, z, read, 2)                                               \
    __device__ __forceinline__ operator dim3() const { return dim3(x, y, z); }   \
    __device__ __forceinline__ operator uint3() const { return uint3{x, y, z}; } \
  };                                                                             \
  static const __device__ __attribute__((unused)) __hipspv_##name name = {};

HIPSPV_INDEX_VARIABLE(threadIdx, __hipspv_local_id)
HIPSPV_INDEX_VARIABLE(blockIdx, __hipspv_group_id)
HIPSPV_INDEX_VARIABLE(blockDim, __hipspv_local_size)
HIPSPV_INDEX_VARIABLE(gridDim, __hipspv_num_groups)
#undef HIPSPV_INDEX
#endif
#undef HIPSPV_INDEX_VARIABLE

#define hipThreadIdx_x threadIdx.x
#define hipThreadIdx_y threadIdx.y
#define hipThreadIdx_z threadIdx.z
#define hipBlockIdx_x blockIdx.x
#define hipBlockIdx_y blockIdx.y
#define hipBlockIdx_z blockIdx.z
#define hipBlockDim_x blockDim.x
#define hipBlockDim_y blockDim.y
#define hipBlockDim_z blockDim.z
#define hipGridDim_x gridDim.x
#define hipGridDim_y gridDim.y
#define hipGridDim_z gridDim.z

/* Orders accesses to both shared and global memory: CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE. Its line is the
   caller's, where debuggers stop. */
#if !defined(__HIP_DEVICE_COMPILE__)
/* For NVIDIA's GPUs clang has a builtin of this name, on both sides, which it prefers to a template. */
template <int = 0>
__device__ inline void __syncthreads() {}
#elif !defined(__HIPSPV_NVPTX__)
__device__ inline __attribute__((nodebug)) void __syncthreads() { __hipspv_barrier(3); }
#endif
__device__ inline void __named_sync() { __syncthreads(); }
__device__ inline int __syncthreads_count(int predicate) { return __hipspv_barrier_count(predicate != 0); }
__device__ inline int __syncthreads_or(int predicate) { return __hipspv_barrier_count(predicate != 0) != 0; }
__device__ inline int __syncthreads_and(int predicate) { return __hipspv_barrier_count(predicate == 0) == 0; }

/* OpenCL doesn't report which compute unit runs a block. */
#if defined(__HIPSPV_NVPTX__)
extern "C" __device__ unsigned int __hipspv_multiprocessor(void);
__device__ inline unsigned int __smid() { return __hipspv_multiprocessor(); }
#else
__device__ inline unsigned int __smid() { return 0; }
#endif

__device__ inline void __threadfence_block() { __hipspv_fence_block(); }
__device__ inline void __threadfence() { __hipspv_fence_device(); }
__device__ inline void __threadfence_system() { __hipspv_fence_system(); }

#endif
