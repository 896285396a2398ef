#include "problem.h"

struct Problem {
  Device& device;
  static constexpr int kWidth = 512, kHeight = 512, kLimit = 256;
  static constexpr unsigned kX = 16, kY = 16;
  static constexpr float kLeft = -1.5f, kTop = -1, kStep = 1.0f / 256;  // all coordinates are exact
  Buffer<int> dcounts{device, kWidth * kHeight};

  void step() {
    device.launch(KERNEL(mandelbrot), {kWidth / kX, kHeight / kY}, {kX, kY}, dcounts, kWidth, kHeight, kLeft, kTop,
                  kStep, kLimit);
  }

  // Rounding decides some pixels at the set's border.
  void check(Check& check) {
    const std::vector<int> counts = dcounts.read(kWidth * kHeight);
    double different = 0;
    for (int i = 0; i < kWidth * kHeight; ++i) different += counts[i] != iterations(i % kWidth, i / kWidth);
    check.close(different / kWidth / kHeight, 0, 0.02);
  }

 private:
  static int iterations(int px, int py) {
    const float cx = kLeft + px * kStep, cy = kTop + py * kStep;
    float x = 0, y = 0;
    int count = 0;
    for (; count < kLimit && x * x + y * y <= 4; ++count) {
      const float next = x * x - y * y + cx;
      y = 2 * x * y + cy;
      x = next;
    }
    return count;
  }
};
