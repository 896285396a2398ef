// Device functions and variables that several files use. With separate compilation, one file defines them.
#pragma once
#include <hip/hip_runtime.h>

#ifdef PROJECT_RDC
extern __device__ int blocksSeen;
__device__ long polynomial(long x);
#else
static __device__ int blocksSeen;
static __device__ long polynomial(long x) { return x * x + 2 * x + 1; }
#endif
