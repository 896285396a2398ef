#include "problem.h"

struct Problem {
  Device& device;
  static constexpr int kN = 128, kCells = kN * kN * kN;
  static constexpr unsigned kX = 32, kY = 4, kZ = 2;
  static constexpr float kCentre = 0.4f, kSide = 0.1f;
  std::vector<float> from = uniform(1, kCells, 0, 1);
  Buffer<float> dfrom{device, from}, dto{device, std::vector<float>(kCells)};

  void step() {
    device.launch(KERNEL(stencil), {kN / kX, kN / kY, kN / kZ}, {kX, kY, kZ}, dfrom, dto, kN, kCentre, kSide);
  }

  void check(Check& check) {
    const std::vector<float> to = dto.read(kCells);
    for (int i = 0; i < kCells; i += 3) check.close(to[i], expected(i % kN, i / kN % kN, i / kN / kN), 1e-6);
  }

 private:
  double expected(int x, int y, int z) const {
    const auto inside = [](int at) { return at > 0 && at < kN - 1; };
    if (!inside(x) || !inside(y) || !inside(z)) return 0;
    const float* at = &from[(z * kN + y) * kN + x];
    const double around = static_cast<double>(at[-1]) + at[1] + at[-kN] + at[kN] + at[-kN * kN] + at[kN * kN];
    return kCentre * at[0] + kSide * around;
  }
};
