// Rotates dynamic shared memory by functions with barriers, beside two static arrays.
#include <hip/hip_runtime.h>

#include <cstdio>
#include <vector>

namespace {

constexpr int kThreads = 64;

extern __shared__ int values[];

__device__ void rotate(int* array, int by) {
  const int x = threadIdx.x, value = array[(x + by) % kThreads];
  __syncthreads();
  array[x] = value;
  __syncthreads();
}

__global__ void rotations(int* out, const int* in, int by) {
  __shared__ int first[kThreads], second[kThreads];
  const int x = threadIdx.x;
  values[x] = in[x];
  first[x] = x;
  second[x] = 2 * x;
  __syncthreads();
  rotate(values, by);
  first[x] += values[kThreads - 1 - x];
  rotate(values, by + 2);
  second[x] += values[(x + 1) % kThreads];
  __syncthreads();
  out[x] = values[x];
  out[kThreads + x] = first[(x + 3) % kThreads];
  out[2 * kThreads + x] = second[(x + 5) % kThreads];
}

}  // namespace

int main() {
  constexpr int kBy = 7;
  std::vector<int> in(kThreads), got(3 * kThreads);
  for (int i = 0; i < kThreads; ++i) in[i] = i * i;
  int *out = nullptr, *data = nullptr;
  if (hipMalloc(&out, got.size() * sizeof(int)) != hipSuccess) return 2;
  if (hipMalloc(&data, in.size() * sizeof(int)) != hipSuccess) return 2;
  if (hipMemcpy(data, in.data(), in.size() * sizeof(int), hipMemcpyHostToDevice) != hipSuccess) return 2;
  rotations<<<1, kThreads, kThreads * sizeof(int)>>>(out, data, kBy);
  if (hipMemcpy(got.data(), out, got.size() * sizeof(int), hipMemcpyDeviceToHost) != hipSuccess) return 2;
  const auto once = [&](int x) { return in[(x + kBy) % kThreads]; };
  const auto twice = [&](int x) { return once((x + kBy + 2) % kThreads); };
  int wrong = 0;
  for (int x = 0; x < kThreads; ++x) {
    const int one = (x + 3) % kThreads, two = (x + 5) % kThreads;
    wrong += got[x] != twice(x);
    wrong += got[kThreads + x] != one + once(kThreads - 1 - one);
    wrong += got[2 * kThreads + x] != 2 * two + twice((two + 1) % kThreads);
  }
  std::printf("%d wrong\n", wrong);
}
