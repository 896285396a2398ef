#include <algorithm>

constexpr int kRadius = 2, kSide = 2 * kRadius + 1;

static void convolution(const float* image, float* result, int width, int height, const float* weights) {
#pragma omp parallel for
  for (int y = 0; y < height; ++y)
#pragma omp simd
    for (int x = 0; x < width; ++x) {
      float sum = 0;
      for (int v = 0; v < kSide; ++v)
        for (int u = 0; u < kSide; ++u) {
          const int from_x = std::min(std::max(x + u - kRadius, 0), width - 1);
          const int from_y = std::min(std::max(y + v - kRadius, 0), height - 1);
          sum += weights[v * kSide + u] * image[from_y * width + from_x];
        }
      result[y * width + x] = sum;
    }
}
