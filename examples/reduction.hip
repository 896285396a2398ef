// Sum of an array: a tree in dynamic shared memory, one partial sum per block, a second pass.
#include <vector>

#include "common/check.h"

__global__ void block_sum(const int* in, long long* out, int n) {
  extern __shared__ long long partial[];
  long long sum = 0;
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
    sum += in[i];
  partial[threadIdx.x] = sum;
  __syncthreads();
  for (unsigned stride = blockDim.x / 2; stride > 0; stride /= 2) {
    if (threadIdx.x < stride) partial[threadIdx.x] += partial[threadIdx.x + stride];
    __syncthreads();
  }
  if (threadIdx.x == 0) out[blockIdx.x] = partial[0];
}

int main() {
  const int n = 3'000'017;
  std::vector<int> in(n);
  unsigned state = 1;
  long long expected = 0;
  for (int& value : in) {
    state = state * 1664525u + 1013904223u;
    value = static_cast<int>(state);
    expected += value;
  }

  int* din;
  long long* dout;
  HIP_CHECK(hipMalloc(&din, n * sizeof(int)));
  HIP_CHECK(hipMemcpy(din, in.data(), n * sizeof(int), hipMemcpyHostToDevice));
  const int blocks = 60;
  HIP_CHECK(hipMalloc(&dout, blocks * sizeof(long long)));
  bool ok = true;
  for (int threads : {32, 128, 512}) {  // one kernel, three sizes of shared memory
    std::vector<long long> partial(blocks);
    block_sum<<<blocks, threads, threads * sizeof(long long)>>>(din, dout, n);
    HIP_CHECK(hipGetLastError());
    HIP_CHECK(hipMemcpy(partial.data(), dout, blocks * sizeof(long long), hipMemcpyDeviceToHost));
    long long sum = 0;
    for (long long p : partial) sum += p;
    ok = ok && sum == expected;
    if (sum != expected) std::printf("%d threads: %lld, expected %lld\n", threads, sum, expected);
  }
  HIP_CHECK(hipFree(din));
  HIP_CHECK(hipFree(dout));
  std::printf("sum of %d values: %lld\n", n, expected);
  return ok ? 0 : 1;
}
