/* HIP's attributes: clang's where it compiles HIP, nothing for every other compiler. */
#ifndef HIP_INCLUDE_HIP_HOST_DEFINES_H
#define HIP_INCLUDE_HIP_HOST_DEFINES_H

#if defined(__clang__) && defined(__HIP__)
/* clang's own wrapper header may have defined them already, to the same tokens. */
#ifndef __host__
#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __managed__ __attribute__((managed))
#endif
#if !defined(__launch_bounds__)
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
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
#ifndef __forceinline__
#define __forceinline__ inline
#endif
#endif

/* As in CUDA; no header of glibc or libstdc++ uses this name. */
#ifndef __align__
#define __align__(n) __attribute__((aligned(n)))
#endif

#ifndef __hip_pinned__
#define __hip_pinned__
#endif

#endif
