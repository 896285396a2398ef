// Inclusive prefix sum: warp shuffles inside a warp, shared memory between warps, a second
// kernel between blocks.
#include <vector>

#include "common/check.h"

constexpr int kThreads = 256, kWarp = 32;

__device__ int warp_scan(int value) {
  const int lane = threadIdx.x % kWarp;
  for (int distance = 1; distance < kWarp; distance *= 2) {
    const int other = __shfl_up(value, distance);
    if (lane >= distance) value += other;
  }
  return value;
}

__device__ int block_scan(int value) {
  __shared__ int totals[kThreads / kWarp];
  const int lane = threadIdx.x % kWarp, warp = threadIdx.x / kWarp;
  value = warp_scan(value);
  if (lane == kWarp - 1) totals[warp] = value;
  __syncthreads();
  for (int w = 0; w < warp; ++w) value += totals[w];
  return value;
}

__global__ void scan_blocks(int* data, int* block_total, int n) {
  const int i = blockIdx.x * kThreads + threadIdx.x;
  const int sum = block_scan(i < n ? data[i] : 0);
  if (i < n) data[i] = sum;
  if (threadIdx.x == kThreads - 1) block_total[blockIdx.x] = sum;
}

__global__ void add_offsets(int* data, const int* block_total, int n) {
  const int i = blockIdx.x * kThreads + threadIdx.x;
  int offset = 0;
  for (unsigned b = 0; b < blockIdx.x; ++b) offset += block_total[b];
  if (i < n) data[i] += offset;
}

int main() {
  const int n = 100'000, blocks = (n + kThreads - 1) / kThreads;
  std::vector<int> data(n), expected(n);
  int sum = 0;
  for (int i = 0; i < n; ++i) {
    data[i] = i * 37 % 101 - 50;
    expected[i] = sum += data[i];
  }

  int *ddata, *dtotal;
  HIP_CHECK(hipMalloc(&ddata, n * sizeof(int)));
  HIP_CHECK(hipMalloc(&dtotal, blocks * sizeof(int)));
  HIP_CHECK(hipMemcpy(ddata, data.data(), n * sizeof(int), hipMemcpyHostToDevice));
  scan_blocks<<<blocks, kThreads>>>(ddata, dtotal, n);
  add_offsets<<<blocks, kThreads>>>(ddata, dtotal, n);
  HIP_CHECK(hipGetLastError());
  HIP_CHECK(hipMemcpy(data.data(), ddata, n * sizeof(int), hipMemcpyDeviceToHost));
  HIP_CHECK(hipFree(ddata));
  HIP_CHECK(hipFree(dtotal));

  int wrong = 0;
  for (int i = 0; i < n; ++i) wrong += data[i] != expected[i];
  std::printf("%d prefix sums, %d wrong\n", n, wrong);
  return wrong == 0 ? 0 : 1;
}
