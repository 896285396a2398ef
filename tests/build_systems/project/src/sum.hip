#include "buffer.h"
#include "kernels.h"

__global__ void sum(long* out, int count) {
  __shared__ long parts[64];
  long own = 0;
  for (int i = threadIdx.x; i < count; i += 64) own += i;
  parts[threadIdx.x] = own;
  __syncthreads();
  for (int half = 32; half > 0; half /= 2) {
    if (threadIdx.x < half) parts[threadIdx.x] += parts[threadIdx.x + half];
    __syncthreads();
  }
  if (threadIdx.x == 0) *out = parts[0];
}

long reducedSum(int count) {
  Buffer<long> out(1);
  sum<<<1, 64>>>(out.data(), count);
  return out.read()[0];
}
