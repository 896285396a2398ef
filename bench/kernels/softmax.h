#include "problem.h"

struct Problem {
  Device& device;
  static constexpr int kRows = 512, kCols = 1024;
  static constexpr unsigned kThreads = 256;
  std::vector<float> values = uniform(1, kRows* kCols, -8, 8);
  Buffer<float> dvalues{device, values}, dresult{device, kRows * kCols};

  void step() { device.launch(KERNEL(softmax), {kRows}, {kThreads}, dvalues, dresult, kRows, kCols); }

  void check(Check& check) {
    const std::vector<float> result = dresult.read(kRows * kCols);
    for (int row = 0; row < kRows; row += 7) {
      double sum = 0;
      for (int col = 0; col < kCols; ++col) sum += std::exp(static_cast<double>(values[row * kCols + col]));
      for (int i = row * kCols; i < (row + 1) * kCols; ++i) check.close(result[i], std::exp(values[i]) / sum, 1e-6);
    }
  }
};
