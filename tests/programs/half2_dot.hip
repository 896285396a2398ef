// A dot product and an axpy over pairs of halves: products fused in half, sums in a warp and a block in
// float, the total with an atomic. The host runs the same steps in the same order, in double.
#include <hip/hip_fp16.h>

#include <cmath>

#include "support.h"

constexpr int kThreads = 128, kBlocks = 8;

__global__ void dot(const __half2* x, const __half2* y, float* partial, int pairs) {
  __shared__ float sums[kThreads];
  __half2 sum = __float2half2_rn(0.0f);
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < pairs; i += gridDim.x * blockDim.x)
    sum = __hfma2(x[i], y[i], sum);
  sums[threadIdx.x] = __low2float(sum) + __high2float(sum);
  for (unsigned step = kThreads / 2; step > 0; step /= 2) {
    __syncthreads();
    if (threadIdx.x < step) sums[threadIdx.x] += sums[threadIdx.x + step];
  }
  if (threadIdx.x == 0) partial[blockIdx.x] = sums[0];
}

__global__ void axpy(__half2 a, const __half2* x, __half2* y, int pairs) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < pairs) y[i] += __hmul2_rn(a, x[i]);
}

// Rounds to half. A double represents every sum and product of two halves.
static double round_half(double x) {
  if (x == 0) return x;
  const int exponent = std::max(std::ilogb(x), -14);
  const double unit = std::ldexp(1.0, exponent - 10);
  const double rounded = std::nearbyint(x / unit) * unit;
  return std::fabs(rounded) > 65504 ? std::copysign(INFINITY, x) : rounded;
}

int main() {
  const int pairs = 3000;
  std::vector<__half2> x(pairs), y(pairs);
  Random random(7);
  for (int i = 0; i < pairs; ++i) {
    x[i] = __floats2half2_rn(random.unit() * 2 - 1, random.unit() - 0.5f);
    y[i] = __floats2half2_rn(random.unit() * 4 - 1, random.unit());
  }
  DeviceArray<__half2> dx(x), dy(y);
  DeviceArray<float> dpartial(kBlocks);
  dot<<<kBlocks, kThreads>>>(dx, dy, dpartial, pairs);
  const auto partial = dpartial.host();
  long wrong = 0;
  for (int block = 0; block < kBlocks; ++block) {
    float sums[kThreads];
    for (int t = 0; t < kThreads; ++t) {
      double low = 0, high = 0;
      for (int i = block * kThreads + t; i < pairs; i += kBlocks * kThreads) {
        low = round_half(double(x[i].x) * double(y[i].x) + low);
        high = round_half(double(x[i].y) * double(y[i].y) + high);
      }
      sums[t] = static_cast<float>(low) + static_cast<float>(high);
    }
    for (int step = kThreads / 2; step > 0; step /= 2)
      for (int t = 0; t < step; ++t) sums[t] += sums[t + step];
    wrong += partial[block] != sums[0];
  }
  const __half2 a = __floats2half2_rn(0.3f, -7.0f);
  axpy<<<(pairs + 255) / 256, 256>>>(a, dx, dy, pairs);
  const auto sums = dy.host();
  for (int i = 0; i < pairs; ++i) {
    const double low = round_half(double(a.x) * double(x[i].x)), high = round_half(double(a.y) * double(x[i].y));
    wrong += double(sums[i].x) != round_half(low + double(y[i].x)) ||
             double(sums[i].y) != round_half(high + double(y[i].y));
  }
  return verdict(kBlocks + pairs, wrong);
}
