#include "problem.h"

struct Problem {
  Device& device;
  static constexpr int kN = 1024;
  static constexpr unsigned kTile = 32, kRows = 8;
  std::vector<float> values = uniform(1, kN* kN, -1, 1);
  Buffer<float> dvalues{device, values}, dresult{device, kN * kN};

  void step() { device.launch(KERNEL(transpose), {kN / kTile, kN / kTile}, {kTile, kRows}, dvalues, dresult, kN); }

  void check(Check& check) {
    const std::vector<float> result = dresult.read(kN * kN);
    for (int i = 0; i < kN * kN; ++i) check.equal(result[i], values[i % kN * kN + i / kN]);
  }
};
