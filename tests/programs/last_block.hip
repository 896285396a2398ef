// One-launch sum: every block writes its part, __threadfence, and the last block adds the parts.
#include "support.h"

__device__ unsigned finished = 0;

__global__ void sum_all(const int* in, int n, volatile long long* part, long long* out) {
  __shared__ long long cache[64];
  __shared__ bool last;
  long long mine = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) mine += in[i];
  cache[threadIdx.x] = mine;
  __syncthreads();
  for (unsigned half = 32; half > 0; half /= 2) {
    if (threadIdx.x < half) cache[threadIdx.x] += cache[threadIdx.x + half];
    __syncthreads();
  }
  if (threadIdx.x == 0) {
    part[blockIdx.x] = cache[0];
    __threadfence();
    last = atomicInc(&finished, gridDim.x - 1) == gridDim.x - 1;
  }
  __syncthreads();
  if (last && threadIdx.x == 0) {
    long long total = 0;
    for (unsigned b = 0; b < gridDim.x; ++b) total += part[b];
    *out = total;
  }
}

int main() {
  const int n = 100'000, blocks = 50;
  std::vector<int> in(n);
  long long expected = 0;
  for (int i = 0; i < n; ++i) expected += in[i] = i * 40503 % 1000003;
  DeviceArray<int> din(in);
  DeviceArray<long long> part(blocks), out(1);
  long wrong = 0;
  for (int round = 0; round < 5; ++round) {
    HIP_CHECK(hipMemset(out, 0, sizeof(long long)));
    sum_all<<<blocks, 64>>>(din, n, part, out);
    wrong += out.host()[0] != expected;
  }
  return verdict(5, wrong);
}
