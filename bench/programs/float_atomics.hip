// Times of kernels whose threads add floats, or take their maximum, atomically: one line
// "<name> <nanoseconds per operation>" each, after a check of the sums.
#include <hip/hip_runtime.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

constexpr int kCount = 1 << 22, kBlocks = 64, kThreads = 256, kRepeats = 5;

#define CHECK(call) \
  if ((call) != hipSuccess) std::printf("failed: %s\n", #call), std::exit(1)

__global__ void histogram(float* bins, const int* keys, int mask) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < kCount; i += gridDim.x * blockDim.x)
    atomicAdd(bins + (keys[i] & mask), 1.0f);
}

__global__ void histogram_shared(float* bins, const int* keys) {
  __shared__ float mine[kThreads];
  mine[threadIdx.x] = 0;
  __syncthreads();
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < kCount; i += gridDim.x * blockDim.x)
    atomicAdd(mine + (keys[i] & (kThreads - 1)), 1.0f);
  __syncthreads();
  atomicAdd(bins + threadIdx.x, mine[threadIdx.x]);
}

__global__ void maximum(float* bins, const int* keys) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < kCount; i += gridDim.x * blockDim.x)
    unsafeAtomicMax(bins + (i & 255), static_cast<float>(keys[i]));
}

template <class Launch>
void measure(const char* name, float* bins, double sum, Launch launch) {
  double best = 1e9;
  for (int repeat = 0; repeat < kRepeats; ++repeat) {
    CHECK(hipMemset(bins, 0, 65536 * sizeof(float)));
    CHECK(hipDeviceSynchronize());
    const auto start = std::chrono::steady_clock::now();
    launch();
    CHECK(hipDeviceSynchronize());
    const std::chrono::duration<double, std::nano> time = std::chrono::steady_clock::now() - start;
    best = std::min(best, time.count() / kCount);
  }
  std::vector<float> after(65536);
  CHECK(hipMemcpy(after.data(), bins, after.size() * sizeof(float), hipMemcpyDeviceToHost));
  double got = 0;
  for (float value : after) got += value;
  if (sum != 0 && got != sum) std::printf("wrong sum: %s\n", name), std::exit(1);
  std::printf("%s %.3f\n", name, best);
}

int main() {
  std::vector<int> host(kCount);
  unsigned state = 1;
  for (int& key : host) key = static_cast<int>((state = state * 1664525u + 1013904223u) >> 8);
  int* keys;
  float* bins;
  CHECK(hipMalloc(&keys, kCount * sizeof(int)));
  CHECK(hipMalloc(&bins, 65536 * sizeof(float)));
  CHECK(hipMemcpy(keys, host.data(), kCount * sizeof(int), hipMemcpyHostToDevice));
  for (int mask : {0xffff, 0xff, 0})
    measure(mask == 0xffff ? "add_65536" : mask ? "add_256" : "add_1", bins, kCount,
            [=] { histogram<<<kBlocks, kThreads>>>(bins, keys, mask); });
  measure("add_shared", bins, kCount, [=] { histogram_shared<<<kBlocks, kThreads>>>(bins, keys); });
  measure("max_256", bins, 0, [=] { maximum<<<kBlocks, kThreads>>>(bins, keys); });
  return 0;
}
