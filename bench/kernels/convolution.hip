// A convolution of an image by 5 x 5 weights in constant memory; the border's pixels go on outside.
constexpr int kRadius = 2, kSide = 2 * kRadius + 1;

__constant__ float weights[kSide * kSide];

__global__ void convolution(const float* image, float* result, int width, int height) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  if (x >= width || y >= height) return;
  float sum = 0;
  for (int v = 0; v < kSide; ++v)
    for (int u = 0; u < kSide; ++u) {
      const int from_x = min(max(x + u - kRadius, 0), width - 1);
      const int from_y = min(max(y + v - kRadius, 0), height - 1);
      sum += weights[v * kSide + u] * image[from_y * width + from_x];
    }
  result[y * width + x] = sum;
}
