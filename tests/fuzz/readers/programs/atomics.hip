// Compare-exchange loops that a device's instructions may replace, on both kinds of memory.
#include <hip/hip_runtime.h>

__global__ void sum(double* out, const float* in) {
  __shared__ float most;
  if (threadIdx.x == 0) most = 0;
  __syncthreads();
  atomicMax(&most, in[threadIdx.x]);
  atomicAdd(out, static_cast<double>(most));
}

int main() {}
