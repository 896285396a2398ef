// Times of kernels with warp operations: one line "<name> <nanoseconds per thread>" each, after a check of the results.
#include <hip/hip_runtime.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

constexpr int kCount = 1 << 18, kThreads = 256, kRepeats = 3;

#define CHECK(call) \
  if ((call) != hipSuccess) std::printf("failed: %s\n", #call), std::exit(1)

__global__ void ballot(const int* in, int* out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = __popcll(__ballot(in[i] & 1));
}

__global__ void sum(const int* in, int* out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  int value = in[i];
  for (int n = 16; n > 0; n /= 2) value += __shfl_xor(value, n);
  out[i] = value;
}

// Lanes diverge, and converge again.
__global__ void ways(const int* in, int* out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  int value = in[i];
  if (value & 1)
    value = __popcll(__ballot(value & 2));
  else
    value = 100 + __popcll(__ballot(value & 4));
  out[i] = __shfl(value, 0);
}

// Half of the threads' work is arithmetic.
__global__ void work(const int* in, int* out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  unsigned value = in[i];
  for (int n = 0; n < 500; ++n) value = value * 1664525u + 1013904223u;
  out[i] = __shfl_down(static_cast<int>(value >> 8), 1);
}

using Kernel = void (*)(const int*, int*);

int main() {
  std::vector<int> host(kCount), after(kCount);
  unsigned state = 1;
  for (int& value : host) value = static_cast<int>((state = state * 1664525u + 1013904223u) >> 16);
  int *in, *out;
  CHECK(hipMalloc(&in, kCount * sizeof(int)));
  CHECK(hipMalloc(&out, kCount * sizeof(int)));
  CHECK(hipMemcpy(in, host.data(), kCount * sizeof(int), hipMemcpyHostToDevice));
  const std::pair<const char*, Kernel> kernels[] = {{"ballot", ballot}, {"sum", sum}, {"ways", ways}, {"work", work}};
  for (const auto& [name, kernel] : kernels) {
    double best = 1e9;
    for (int repeat = 0; repeat < kRepeats; ++repeat) {
      const auto start = std::chrono::steady_clock::now();
      kernel<<<kCount / kThreads, kThreads>>>(in, out);
      CHECK(hipDeviceSynchronize());
      const std::chrono::duration<double, std::nano> time = std::chrono::steady_clock::now() - start;
      if (repeat > 0) best = std::min(best, time.count() / kCount);
    }
    CHECK(hipMemcpy(after.data(), out, kCount * sizeof(int), hipMemcpyDeviceToHost));
    int odd = 0;
    for (int lane = 0; lane < 32; ++lane) odd += host[lane] & 1;
    if (kernel == ballot && after[5] != odd) std::printf("wrong\n"), std::exit(1);
    std::printf("%s %.3f\n", name, best);
  }
  return 0;
}
