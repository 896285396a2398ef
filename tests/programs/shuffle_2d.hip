// Warp operations in 2-D and 3-D blocks: lanes count x first, then y, then z, 32 to a warp.
#include "support.h"

__global__ void neighbours(int* from_zero, int* butterfly, unsigned long long* odd, int* sum) {
  const int thread = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
  const int threads = blockDim.x * blockDim.y * blockDim.z;
  const int i = blockIdx.x * threads + thread;
  from_zero[i] = __shfl(i, 0);
  butterfly[i] = __shfl_xor(i, 5);
  odd[i] = __ballot(threadIdx.x & 1);
  int total = thread;
  for (int offset = 16; offset > 0; offset /= 2) total += __shfl_down(total, offset);
  sum[i] = __shfl(total, 0);
}

static long check(dim3 block) {
  const int blocks = 3, threads = block.x * block.y * block.z, n = blocks * threads;
  DeviceArray<int> dzero(n), dbutterfly(n), dsum(n);
  DeviceArray<unsigned long long> dodd(n);
  neighbours<<<blocks, block>>>(dzero, dbutterfly, dodd, dsum);
  const auto zero = dzero.host(), butterfly = dbutterfly.host(), sum = dsum.host();
  const auto odd = dodd.host();
  long wrong = 0;
  for (int i = 0; i < n; ++i) {
    const int first = i / threads * threads + i % threads / 32 * 32;
    unsigned long long mask = 0;
    int total = 0;
    for (int lane = 0; lane < 32; ++lane) {
      const unsigned thread = first % threads + lane;
      if (thread % block.x % 2 == 1) mask |= 1ull << lane;
      total += static_cast<int>(thread);
    }
    wrong += zero[i] != first;
    wrong += butterfly[i] != first + ((i - first) ^ 5);
    wrong += odd[i] != mask;
    wrong += sum[i] != total;
  }
  if (wrong) std::printf("block %u x %u x %u: %ld wrong\n", block.x, block.y, block.z, wrong);
  return wrong;
}

int main() {
  long wrong = 0;
  const dim3 blocks[] = {dim3(64),    dim3(32, 4),    dim3(16, 8), dim3(8, 8, 4),
                         dim3(5, 32), dim3(3, 32, 2), dim3(1, 64), dim3(2, 2, 16)};
  for (const dim3& block : blocks) wrong += check(block);
  return verdict(8, wrong);
}
