#include "problem.h"

struct Problem {
  Device& device;
  static constexpr int kN = 512, kTile = 16;
  std::vector<float> a = uniform(1, kN* kN, -1, 1), b = uniform(2, kN* kN, -1, 1);
  Buffer<float> da{device, a}, db{device, b}, dc{device, kN * kN};

  void step() { device.launch(KERNEL(sgemm), {kN / kTile, kN / kTile}, {kTile, kTile}, da, db, dc, kN); }

  void check(Check& check) {
    const std::vector<float> c = dc.read(kN * kN);
    for (int i = 0; i < kN * kN; i += 61) {
      const int row = i / kN, col = i % kN;
      double expected = 0;
      for (int k = 0; k < kN; ++k) expected += static_cast<double>(a[row * kN + k]) * b[k * kN + col];
      check.close(c[i], expected, 1e-4);
    }
  }
};
