#include "problem.h"

struct Problem {
  Device& device;
  static constexpr int kCount = 1 << 20, kSegment = 4096;
  static constexpr unsigned kThreads = 256;
  std::vector<int> values = integers(1, kCount, 100);
  Buffer<int> dvalues{device, values}, dresult{device, kCount};

  void step() { device.launch(KERNEL(scan), {kCount / kSegment}, {kThreads}, dvalues, dresult, kSegment); }

  void check(Check& check) {
    const std::vector<int> result = dresult.read(kCount);
    for (int i = 0, sum = 0; i < kCount; ++i) {
      sum = i % kSegment == 0 ? values[i] : sum + values[i];
      check.equal(result[i], sum);
    }
  }
};
