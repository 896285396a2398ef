#include "problem.h"

struct Problem {
  Device& device;
  static constexpr int kRows = 1 << 15;
  static constexpr unsigned kThreads = 256;
  std::vector<int> starts = random_starts(), columns = integers(2, starts[kRows], kRows);
  std::vector<float> values = uniform(3, starts[kRows], -1, 1), x = uniform(4, kRows, -1, 1);
  Buffer<int> dstarts{device, starts}, dcolumns{device, columns};
  Buffer<float> dvalues{device, values}, dx{device, x}, dy{device, kRows};

  void step() {
    device.launch(KERNEL(spmv), {kRows / kThreads}, {kThreads}, kRows, dstarts, dcolumns, dvalues, dx, dy);
  }

  void check(Check& check) {
    const std::vector<float> y = dy.read(kRows);
    for (int row = 0; row < kRows; ++row) {
      double expected = 0;
      for (int i = starts[row]; i < starts[row + 1]; ++i) expected += static_cast<double>(values[i]) * x[columns[i]];
      check.close(y[row], expected, 1e-5);
    }
  }

 private:
  // Rows of 16 to 47 values.
  static std::vector<int> random_starts() {
    Random random(1);
    std::vector<int> starts(kRows + 1);
    for (int row = 0; row < kRows; ++row) starts[row + 1] = starts[row] + 16 + random.below(32);
    return starts;
  }
};
