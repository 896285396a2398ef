// Functions that the user keeps apart, or wants inlined, give the same numbers. Some are only right if the compiler's
// own `noinline` marks at -O0 don't stay: lambdas, wrappers of warp and atomic functions, printf's arguments.
#include <cmath>

#include "support.h"

__device__ __noinline__ int apart(int x, int y) { return x * 31 + y; }
__device__ __attribute__((noinline)) float root(float x) { return sqrtf(x) + 1.0f; }
__device__ __forceinline__ int forced(int x) { return x ^ 0x55; }
// Once per thread of the block, through a function that isn't inlined.
__device__ __noinline__ void count(int* counter) { atomicAdd(counter, 1); }
__device__ __noinline__ int lane_sum(int x) {
  for (int d = 16; d > 0; d /= 2) x += __shfl_down(x, d);
  return x;
}
struct Shape {
  int sides;
  __device__ __noinline__ int corners(int extra) const { return sides + extra; }
};

__global__ void work(const int* in, int* out, float* roots, int* sums, int* counter) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  auto twice = [=](int v) __attribute__((noinline)) { return 2 * v; };
  Shape shape{in[i] & 7};
  out[i] = forced(apart(in[i], i)) + twice(shape.corners(i));
  roots[i] = root(static_cast<float>(in[i]));
  count(counter);
  const int sum = lane_sum(in[i]);
  if (threadIdx.x % 32 == 0) sums[i / 32] = sum;
}

int main() {
  const int blocks = 4, threads = 64, n = blocks * threads;
  Random random(7);
  std::vector<int> in(n);
  for (int& value : in) value = random.below(1000);
  DeviceArray<int> device(in), out(n), sums(n / 32), counter(1);
  DeviceArray<float> roots(n);
  work<<<blocks, threads>>>(device, out, roots, sums, counter);
  HIP_CHECK(hipDeviceSynchronize());

  long checked = 0, wrong = 0;
  const auto check = [&](bool right) { ++checked, wrong += !right; };
  const std::vector<int> got = out.host(), got_sums = sums.host();
  const std::vector<float> got_roots = roots.host();
  for (int i = 0; i < n; ++i) {
    check(got[i] == (((in[i] * 31 + i) ^ 0x55) + 2 * ((in[i] & 7) + i)));
    check(std::fabs(got_roots[i] - (std::sqrt(static_cast<float>(in[i])) + 1.0f)) < 1e-4f);
  }
  for (int w = 0; w < n / 32; ++w) {
    int sum = 0;
    for (int lane = 0; lane < 32; ++lane) sum += in[32 * w + lane];
    check(got_sums[w] == sum);
  }
  check(counter.host()[0] == n);
  return verdict(checked, wrong);
}
