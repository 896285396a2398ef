// The module that areas.h loads.
#include <hip/hip_runtime.h>

__device__ int factor = 1;

extern "C" __global__ void twice(int* data) { *data *= factor; }
