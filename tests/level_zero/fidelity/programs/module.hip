// The module that modules.hip loads.
#include <hip/hip_runtime.h>

extern "C" __global__ void fill(int* out, int number) { out[blockIdx.x * blockDim.x + threadIdx.x] = number; }
