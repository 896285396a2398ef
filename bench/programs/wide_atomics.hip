// Times of kernels whose threads count and add up atomically in 64 bits: one line "<name> <nanoseconds per
// operation>" each, after a check of the sums.
#include <hip/hip_runtime.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

using Wide = unsigned long long;

constexpr int kCount = 1 << 21, kCells = 1 << 16, kBlocks = 64, kThreads = 256, kRepeats = 3;

#define CHECK(call) \
  if ((call) != hipSuccess) std::printf("failed: %s\n", #call), std::exit(1)

template <class T>
__global__ void histogram(T* cells, const int* keys, int mask) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < kCount; i += gridDim.x * blockDim.x)
    atomicAdd(cells + (keys[i] & mask), static_cast<T>(1));
}

// Each thread has a cell of its own.
__global__ void own(Wide* cells) {
  const int thread = blockIdx.x * blockDim.x + threadIdx.x;
  for (int i = thread; i < kCount; i += gridDim.x * blockDim.x) atomicAdd(cells + thread, Wide{1});
}

__global__ void histogram_shared(Wide* cells, const int* keys) {
  __shared__ Wide mine[kThreads];
  mine[threadIdx.x] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < kCount; i += gridDim.x * blockDim.x)
    atomicAdd(mine + (keys[i] & (kThreads - 1)), Wide{1});
  __syncthreads();
  atomicAdd(cells + threadIdx.x, mine[threadIdx.x]);
}

template <class T, class Launch>
void measure(const char* name, T* cells, Launch launch) {
  double best = 1e9;
  for (int repeat = 0; repeat < kRepeats; ++repeat) {
    CHECK(hipMemset(cells, 0, kCells * sizeof(T)));
    CHECK(hipDeviceSynchronize());
    const auto start = std::chrono::steady_clock::now();
    launch();
    CHECK(hipDeviceSynchronize());
    const std::chrono::duration<double, std::nano> time = std::chrono::steady_clock::now() - start;
    best = std::min(best, time.count() / kCount);
  }
  std::vector<T> after(kCells);
  CHECK(hipMemcpy(after.data(), cells, kCells * sizeof(T), hipMemcpyDeviceToHost));
  T sum = 0;
  for (const T value : after) sum += value;
  if (sum != kCount) std::printf("wrong sum: %s\n", name), std::exit(1);
  std::printf("%s %.3f\n", name, best);
}

int main() {
  std::vector<int> host(kCount);
  unsigned state = 1;
  for (int& key : host) key = static_cast<int>((state = state * 1664525u + 1013904223u) >> 8);
  int* keys;
  Wide* cells;
  CHECK(hipMalloc(&keys, kCount * sizeof(int)));
  CHECK(hipMalloc(&cells, kCells * sizeof(Wide)));
  CHECK(hipMemcpy(keys, host.data(), kCount * sizeof(int), hipMemcpyHostToDevice));
  measure("own", cells, [=] { own<<<kBlocks, kThreads>>>(cells); });
  for (const int mask : {kCells - 1, 0xff, 0}) {
    const char* name = mask == 0xff ? "cells_256" : mask ? "cells_65536" : "cells_1";
    measure(name, cells, [=] { histogram<<<kBlocks, kThreads>>>(cells, keys, mask); });
  }
  measure("shared", cells, [=] { histogram_shared<<<kBlocks, kThreads>>>(cells, keys); });
  double* sums = reinterpret_cast<double*>(cells);
  measure("double_256", sums, [=] { histogram<<<kBlocks, kThreads>>>(sums, keys, 0xff); });
  measure("double_1", sums, [=] { histogram<<<kBlocks, kThreads>>>(sums, keys, 0); });
  return 0;
}
