// 2-D convolution: the filter in constant memory, the picture's tile with its halo in shared
// memory.
#include <cmath>

#include "support.h"

constexpr int kRadius = 3, kSide = 2 * kRadius + 1, kBlock = 16, kTile = kBlock + 2 * kRadius;

__constant__ float filter[kSide * kSide];

__device__ int clamp_to(int value, int limit) { return max(0, min(value, limit - 1)); }

__global__ void convolve(const float* in, float* out, int width, int height) {
  __shared__ float tile[kTile][kTile];
  const int left = blockIdx.x * kBlock - kRadius, top = blockIdx.y * kBlock - kRadius;
  for (int y = threadIdx.y; y < kTile; y += kBlock)
    for (int x = threadIdx.x; x < kTile; x += kBlock)
      tile[y][x] = in[clamp_to(top + y, height) * width + clamp_to(left + x, width)];
  __syncthreads();
  const int px = blockIdx.x * kBlock + threadIdx.x, py = blockIdx.y * kBlock + threadIdx.y;
  if (px >= width || py >= height) return;
  float sum = 0;
  for (int y = 0; y < kSide; ++y)
    for (int x = 0; x < kSide; ++x) sum += filter[y * kSide + x] * tile[threadIdx.y + y][threadIdx.x + x];
  out[py * width + px] = sum;
}

int main() {
  const int width = 130, height = 77;
  Random random(5);
  std::vector<float> picture(width * height), weights(kSide * kSide);
  for (float& p : picture) p = random.unit();
  for (float& w : weights) w = random.unit() - 0.3f;
  HIP_CHECK(hipMemcpyToSymbol(HIP_SYMBOL(filter), weights.data(), weights.size() * sizeof(float)));
  DeviceArray<float> din(picture), dout(picture.size());
  convolve<<<dim3((width + 15) / 16, (height + 15) / 16), dim3(16, 16)>>>(din, dout, width, height);
  const std::vector<float> out = dout.host();

  auto pixel = [&](int x, int y) {
    x = x < 0 ? 0 : x >= width ? width - 1 : x;
    y = y < 0 ? 0 : y >= height ? height - 1 : y;
    return double(picture[y * width + x]);
  };
  long wrong = 0;
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) {
      double sum = 0;
      for (int dy = -kRadius; dy <= kRadius; ++dy)
        for (int dx = -kRadius; dx <= kRadius; ++dx)
          sum += double(weights[(dy + kRadius) * kSide + dx + kRadius]) * pixel(x + dx, y + dy);
      wrong += !(std::fabs(sum - out[y * width + x]) <= 1e-4);
    }
  return verdict(width * height, wrong);
}
