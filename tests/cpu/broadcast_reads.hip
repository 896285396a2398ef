// Reads by all threads after a barrier, of shared memory that a thread writes before the next one.
#include <hip/hip_runtime.h>

#include <cstdio>

constexpr int threads = 256, rounds = 4;

// The last read isn't ordered before the first write of the next call.
__device__ int block_sum(int value) {
  __shared__ int sums[32];
  const int warp = threadIdx.x / 32, lane = threadIdx.x % 32, warps = blockDim.x / 32;
  for (int distance = 16; distance > 0; distance /= 2) value += __shfl_xor(value, distance, 32);
  if (lane == 0) sums[warp] = value;
  __syncthreads();
  if (warp == 0) {
    value = lane < warps ? sums[lane] : 0;
    for (int distance = 16; distance > 0; distance /= 2) value += __shfl_xor(value, distance, 32);
    if (lane == 0) sums[0] = value;
  }
  __syncthreads();
  return sums[0];
}

__global__ void sum_twice(int* out) {
  const int first = block_sum(threadIdx.x);
  out[threadIdx.x] = block_sum(first + threadIdx.x);
}

// The first thread clears the counters, which the others may not have read yet.
__global__ void count(int* out) {
  __shared__ int counters[2];
  if (threadIdx.x < 2) counters[threadIdx.x] = 0;
  __syncthreads();
  int found = 0;
  for (int round = 0; round < rounds; ++round) {
    if (threadIdx.x % (round + 2) == 0) atomicAdd(&counters[round % 2], 1);
    __syncthreads();
    found += counters[round % 2] << round;
    if (threadIdx.x == 0) counters[round % 2] = 0;
    __syncthreads();
  }
  out[threadIdx.x] = found;
}

int main() {
  int* out = nullptr;
  if (hipMalloc(&out, 2 * threads * sizeof(int)) != hipSuccess) return 1;
  sum_twice<<<1, threads>>>(out);
  count<<<1, threads>>>(out + threads);
  int results[2 * threads];
  if (hipMemcpy(results, out, sizeof results, hipMemcpyDefault) != hipSuccess) return 1;
  const int sum = threads * (threads - 1) / 2;
  int found = 0;
  for (int round = 0; round < rounds; ++round) found += (threads + round + 1) / (round + 2) << round;
  int wrong = 0;
  for (int thread = 0; thread < threads; ++thread) {
    wrong += results[thread] != threads * sum + sum;
    wrong += results[threads + thread] != found;
  }
  printf("%d checked, %d wrong\n", 2 * threads, wrong);
  return hipFree(out) != hipSuccess;
}
