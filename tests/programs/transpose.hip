// Matrix transpose through a padded tile of shared memory, with 32 x 8 blocks.
#include "support.h"

constexpr int kTile = 32, kRows = 8;

__global__ void transpose(const float* in, float* out, int width, int height) {
  __shared__ float tile[kTile][kTile + 1];
  int x = blockIdx.x * kTile + threadIdx.x, y = blockIdx.y * kTile + threadIdx.y;
  for (int j = 0; j < kTile; j += kRows)
    if (x < width && y + j < height) tile[threadIdx.y + j][threadIdx.x] = in[(y + j) * width + x];
  __syncthreads();
  x = blockIdx.y * kTile + threadIdx.x;
  y = blockIdx.x * kTile + threadIdx.y;
  for (int j = 0; j < kTile; j += kRows)
    if (x < height && y + j < width) out[(y + j) * height + x] = tile[threadIdx.x][threadIdx.y + j];
}

int main() {
  const int width = 333, height = 250;
  std::vector<float> in(width * height);
  for (size_t i = 0; i < in.size(); ++i) in[i] = static_cast<float>(i);
  DeviceArray<float> din(in), dout(in.size());
  transpose<<<dim3((width + kTile - 1) / kTile, (height + kTile - 1) / kTile),
              dim3(kTile, kRows)>>>(din, dout, width, height);
  const std::vector<float> out = dout.host();
  long wrong = 0;
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) wrong += out[x * height + y] != in[y * width + x];
  return verdict(width * height, wrong);
}
