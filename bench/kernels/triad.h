#include "problem.h"

struct Problem {
  Device& device;
  static constexpr int kCount = 1 << 22;
  static constexpr unsigned kThreads = 256;
  static constexpr float kScale = 3;
  std::vector<float> b = uniform(1, kCount, -1, 1), c = uniform(2, kCount, -1, 1);
  Buffer<float> da{device, kCount}, db{device, b}, dc{device, c};

  void step() { device.launch(KERNEL(triad), {kCount / kThreads}, {kThreads}, da, db, dc, kScale, kCount); }

  void check(Check& check) {
    const std::vector<float> a = da.read(kCount);
    for (int i = 0; i < kCount; ++i) check.close(a[i], static_cast<double>(b[i]) + kScale * c[i], 1e-6);
  }
};
