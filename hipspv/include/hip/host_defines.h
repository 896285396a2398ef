/* HIP's attributes: clang's own if it compiles HIP, empty for every other compiler. */
#ifndef HIP_INCLUDE_HIP_AMD_DETAIL_HOST_DEFINES_H
#define HIP_INCLUDE_HIP_AMD_DETAIL_HOST_DEFINES_H

/* Device code for NVIDIA's GPUs. Of their host code clang defines __NVPTX__, too. */
#if defined(__NVPTX__) && defined(__HIP_DEVICE_COMPILE__)
#define __HIPSPV_NVPTX__ 1
#endif

#if defined(__clang__) && defined(__HIP__)
/* clang's own wrapper header may have defined them already, with the same tokens. */
#ifndef __host__
#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __managed__ __attribute__((managed))
#endif
#if defined(__HIPSPV_SHARED_OBJECTS__)
/* As in nvcc no constructor runs for a function's __shared__ object. clang refuses such objects, unless they are
   aliases: then it doesn't initialize them, and its code for them is that for others. The driver defines
   __hipspv_shared_<depth of inclusion>_<line> as `~,` and a kind of object for the lines on which clang said so. */
#undef __shared__
#define __shared__ __HIPSPV_SHARED_ON(__INCLUDE_LEVEL__, __LINE__)
#define __HIPSPV_SHARED_ON(depth, line) __HIPSPV_SHARED_AT(depth, line)
#define __HIPSPV_SHARED_AT(depth, line) __HIPSPV_SECOND(__hipspv_shared_##depth##_##line, __attribute__((shared)), ~)
#define __HIPSPV_SECOND(...) __HIPSPV_SECOND_OF(__VA_ARGS__)
#define __HIPSPV_SECOND_OF(first, second, ...) second
#define __HIPSPV_UNINITIALIZED \
  _Pragma("GCC warning \"no constructor or destructor runs for a __shared__ object (nvcc's 20054-D)\"") static
/* Outside of functions, where nvcc refuses objects, too, __FUNCTION__ has one byte, and 3 is no alignment. */
#define __HIPSPV_SHARED_OBJECT \
  __HIPSPV_UNINITIALIZED       \
  __attribute__((shared, alias("hipspv.uninitialized"))) _Alignas(sizeof(__FUNCTION__) > 1 ? 0 : 3)
/* An alias in an inline function must have internal linkage, and clang then leaves the function out of the name: a tag
   makes it unique. The instances of a template would share the object; their names end with the arguments. */
#define __HIPSPV_SHARED_INLINE_OBJECT __HIPSPV_SHARED_TAGGED(__COUNTER__)
#define __HIPSPV_SHARED_TAGGED(count) __HIPSPV_SHARED_TAG(count)
#define __HIPSPV_SHARED_TAG(count)                                                                             \
  __HIPSPV_UNINITIALIZED                                                                                       \
  __attribute__((shared, internal_linkage, abi_tag("hipspv" #count), alias("hipspv.uninitialized"))) _Alignas( \
      sizeof(__FUNCTION__) > 1 && __PRETTY_FUNCTION__[sizeof(__PRETTY_FUNCTION__) - 2] != ']' ? 0 : 3)
#endif
#if !defined(__launch_bounds__)
/* Functions take the arguments apart, as a macro would count the commas of a template's arguments. A bound of 0 is
   none, as in CUDA. The third, blocks of a cluster, only exists for NVIDIA, from sm_90 on. */
__attribute__((host, device)) constexpr int __hipspv_max_threads(int __threads, int = 0, int = 0) { return __threads; }
__attribute__((host, device)) constexpr int __hipspv_min_blocks(int, int __blocks = 0, int = 0) { return __blocks; }
__attribute__((host, device)) constexpr int __hipspv_max_cluster(int, int = 0, int __blocks = 0) { return __blocks; }
#if defined(__HIPSPV_NVPTX__) && __CUDA_ARCH__ >= 900
#define __launch_bounds__(...)                                                                      \
  __attribute__((launch_bounds(__hipspv_max_threads(__VA_ARGS__), __hipspv_min_blocks(__VA_ARGS__), \
                               __hipspv_max_cluster(__VA_ARGS__))))
#elif defined(__HIP_DEVICE_COMPILE__) && !defined(__SPIRV__) && !defined(__NVPTX__) && !defined(__riscv)
/* The host's processor, for which clang drops the attribute: the pass read-launch-bounds recognises the annotation. */
#define __launch_bounds__(...)                                                            \
  __attribute__((                                                                         \
      launch_bounds(__hipspv_max_threads(__VA_ARGS__), __hipspv_min_blocks(__VA_ARGS__)), \
      annotate("hipspv.launch_bounds", __hipspv_max_threads(__VA_ARGS__) ? __hipspv_max_threads(__VA_ARGS__) : 1024)))
#else
/* The second attribute is the one that clang writes into SPIR-V's IR (clang/lib/CodeGen/Targets/SPIR.cpp). */
#define __launch_bounds__(...)                                                            \
  __attribute__((                                                                         \
      launch_bounds(__hipspv_max_threads(__VA_ARGS__), __hipspv_min_blocks(__VA_ARGS__)), \
      amdgpu_flat_work_group_size(1, __hipspv_max_threads(__VA_ARGS__) ? __hipspv_max_threads(__VA_ARGS__) : 1024)))
#endif
#endif
/* The pass apply-kernel-limits recognises the annotations. Elsewhere a kernel that only requests clusters runs like
   any other: they have no functions here. */
#if defined(__HIPSPV_NVPTX__) && __CUDA_ARCH__ >= 900 && !defined(__cluster_dims__)
#define __cluster_dims__(...) __attribute__((annotate("hipspv.cluster_dims", __VA_ARGS__)))
#endif
#if defined(__HIP_DEVICE_COMPILE__) && !defined(__cluster_dims__)
#define __cluster_dims__(...) _Pragma("GCC warning \"there are no clusters of blocks: __cluster_dims__ is ignored\"")
#endif
#ifndef __cluster_dims__
#define __cluster_dims__(...)
#endif
/* __noinline__ is a keyword of clang's HIP mode: a macro would break the standard headers. */
#ifndef __forceinline__
#define __forceinline__ inline __attribute__((always_inline))
#endif
#else
#ifndef __host__
#define __host__
#define __device__
#define __global__
#define __shared__
#define __constant__
#define __managed__
#endif
#ifndef __launch_bounds__
#define __launch_bounds__(...)
#endif
#ifndef __cluster_dims__
#define __cluster_dims__(...)
#endif
#ifndef __forceinline__
#define __forceinline__ inline
#endif
#endif

/* As in CUDA; no header of glibc or libstdc++ uses this name. */
#ifndef __align__
#define __align__(n) __attribute__((aligned(n)))
#endif

/* CUDA's. A kernel's parameter is the same for the whole grid anyway; registers are left to most devices. */
#ifndef __builtin_align__
#define __builtin_align__(n) __align__(n)
#endif
/* For __isGridConstant: the pass drop-grid-constants recognises the annotation. PTX has such parameters. */
#ifndef __grid_constant__
#if defined(__NVPTX__)
#define __grid_constant__ __attribute__((grid_constant))
#elif defined(__HIP_DEVICE_COMPILE__) && defined(__clang__)
#define __grid_constant__ __attribute__((annotate("hipspv.grid_constant")))
#else
#define __grid_constant__
#endif
#endif
#if defined(__HIPSPV_NVPTX__) && !defined(__maxnreg__)
#define __maxnreg__(...) __attribute__((annotate("hipspv.maxnreg", __VA_ARGS__)))
#endif
#ifndef __maxnreg__
#define __maxnreg__(...)
#endif
#ifndef __nv_pure__
#define __nv_pure__ __attribute__((pure))
#endif

#ifndef __hip_pinned__
#define __hip_pinned__
#endif

#endif
