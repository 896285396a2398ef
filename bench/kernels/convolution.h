#include "problem.h"

struct Problem {
  Device& device;
  static constexpr int kRadius = 2, kSide = 2 * kRadius + 1;
  static constexpr int kWidth = 1024, kHeight = 1024;
  static constexpr unsigned kX = 32, kY = 8;
  std::vector<float> image = uniform(1, kWidth* kHeight, 0, 1), factors = uniform(2, kSide* kSide, -1, 1);
  Buffer<float> dimage{device, image}, dresult{device, kWidth * kHeight};
  Constant<float> dfactors{device, CONSTANT(weights), factors};

  void step() {
    device.launch(KERNEL(convolution), {kWidth / kX, kHeight / kY}, {kX, kY}, dimage, dresult, kWidth, kHeight,
                  dfactors);
  }

  void check(Check& check) {
    const std::vector<float> result = dresult.read(kWidth * kHeight);
    for (int i = 0; i < kWidth * kHeight; i += 7) check.close(result[i], expected(i % kWidth, i / kWidth), 1e-5);
  }

 private:
  double expected(int x, int y) const {
    double sum = 0;
    for (int v = 0; v < kSide; ++v)
      for (int u = 0; u < kSide; ++u) {
        const int from_x = std::clamp(x + u - kRadius, 0, kWidth - 1);
        const int from_y = std::clamp(y + v - kRadius, 0, kHeight - 1);
        sum += static_cast<double>(factors[v * kSide + u]) * image[from_y * kWidth + from_x];
      }
    return sum;
  }
};
