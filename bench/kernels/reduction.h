#include "problem.h"

struct Problem {
  Device& device;
  static constexpr int kCount = 1 << 22;
  static constexpr unsigned kThreads = 256, kBlocks = 64;
  // Small integers: all sums are exact.
  std::vector<int> values = integers(1, kCount, 3);
  Buffer<float> dvalues{device, std::vector<float>(values.begin(), values.end())}, dsums{device, kBlocks};

  void step() { device.launch(KERNEL(reduction), {kBlocks}, {kThreads}, dvalues, kCount, dsums); }

  void check(Check& check) {
    double expected = 0, sum = 0;
    for (const int value : values) expected += value;
    for (const float part : dsums.read(kBlocks)) sum += part;
    check.equal(sum, expected);
  }
};
