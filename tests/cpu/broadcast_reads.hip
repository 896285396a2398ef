// Reads by several warps after a barrier, of shared memory that a thread writes before the next one.
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

enum Reads { kOfLanes, kOfSomeLanes, kInLoop, kOfRows, kForms };

__device__ int sum_of_lanes(int value, int lanes) {
  for (int distance = lanes / 2; distance > 0; distance /= 2) value += __shfl_xor(value, distance, 32);
  return value;
}

// Each warp adds the sums of all warps: it reads the elements that other warps read.
template <Reads Form>
__device__ int sum_in_each_warp(int value) {
  __shared__ int sums[32];
  const int lane = Form == kOfRows ? threadIdx.x : threadIdx.x % 32;
  const int warp = Form == kOfRows ? threadIdx.y : threadIdx.x / 32, warps = blockDim.x * blockDim.y / 32;
  value = sum_of_lanes(value, 32);
  if (lane == 0) sums[warp] = value;
  __syncthreads();
  if (Form == kOfLanes) return sum_of_lanes(sums[lane & 7], 8);
  if (Form != kInLoop) return sum_of_lanes(lane < warps ? sums[lane] : 0, 32);
  int sum = 0;
  for (int i = 0; i < warps; ++i) sum += sums[i];
  return sum;
}

template <Reads Form>
__global__ void sum_in_warps_twice(int* out) {
  const int thread = threadIdx.x + threadIdx.y * blockDim.x, first = sum_in_each_warp<Form>(thread);
  out[thread] = sum_in_each_warp<Form>(first + thread);
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
  constexpr int rows = 2 + kForms;
  if (hipMalloc(&out, rows * threads * sizeof(int)) != hipSuccess) return 1;
  count<<<1, threads>>>(out);
  sum_twice<<<1, threads>>>(out + threads);
  int* forms = out + 2 * threads;
  sum_in_warps_twice<kOfLanes><<<1, threads>>>(forms + kOfLanes * threads);
  sum_in_warps_twice<kOfSomeLanes><<<1, threads>>>(forms + kOfSomeLanes * threads);
  sum_in_warps_twice<kInLoop><<<1, threads>>>(forms + kInLoop * threads);
  sum_in_warps_twice<kOfRows><<<1, dim3(32, threads / 32)>>>(forms + kOfRows * threads);
  int results[rows][threads];
  if (hipMemcpy(results, out, sizeof results, hipMemcpyDefault) != hipSuccess) return 1;
  const int sum = threads * (threads - 1) / 2;
  int found = 0;
  for (int round = 0; round < rounds; ++round) found += (threads + round + 1) / (round + 2) << round;
  int wrong = 0;
  for (int thread = 0; thread < threads; ++thread) {
    wrong += results[0][thread] != found;
    for (int row = 1; row < rows; ++row) wrong += results[row][thread] != threads * sum + sum;
  }
  printf("%d checked, %d wrong\n", rows * threads, wrong);
  return hipFree(out) != hipSuccess;
}
