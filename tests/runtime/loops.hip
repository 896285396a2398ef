// Kernels whose threads choose the values of a loop, one of them with operations of a warp.
#include "show.h"

#include <vector>

namespace {

constexpr int kThreads = 64, kGiven = 16, kLanes = 32, kFirst = 1;

__host__ __device__ int sum(int thread, const int* in, int first, int count) {
  int result = 0;
  for (int i = 0; i < count; ++i) result = result * 3 + (thread == first ? in[i] : in[i] * 2);
  return result;
}

__global__ void sums(int* out, const int* in, int first, int count) {
  const int thread = static_cast<int>(threadIdx.x);
  if (thread < first) return;
  out[thread] = sum(thread, in, first, count);
}

__global__ void ofWarps(int* out, const int* in, int first, int count) {
  const int thread = static_cast<int>(threadIdx.x), own = sum(thread, in, first, count);
  out[thread] = own + __shfl(own, (thread + 1) % kLanes);
}

}  // namespace

int main() {
  std::vector<int> in(kGiven), got(kThreads);
  for (int i = 0; i < kGiven; ++i) in[i] = i % 5;
  int *out = nullptr, *data = nullptr;
  HIP(hipMalloc(reinterpret_cast<void**>(&out), kThreads * sizeof(int)));
  HIP(hipMalloc(reinterpret_cast<void**>(&data), kGiven * sizeof(int)));
  HIP(hipMemcpy(data, in.data(), kGiven * sizeof(int), hipMemcpyHostToDevice));
  int wrong = 0;
  for (const bool warps : {false, true}) {
    HIP(hipMemset(out, 0, kThreads * sizeof(int)));
    auto* const kernel = warps ? ofWarps : sums;
    kernel<<<1, kThreads>>>(out, data, kFirst, kGiven);
    HIP(hipMemcpy(got.data(), out, kThreads * sizeof(int), hipMemcpyDeviceToHost));
    for (int t = 0; t < kThreads; ++t) {
      const int own = sum(t, in.data(), kFirst, kGiven);
      const int other = sum(t / kLanes * kLanes + (t + 1) % kLanes, in.data(), kFirst, kGiven);
      wrong += got[t] != (warps ? own + other : t < kFirst ? 0 : own);
    }
  }
  show("wrong", wrong);
}
