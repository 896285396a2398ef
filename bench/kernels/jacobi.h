#include "problem.h"

struct Problem {
  Device& device;
  static constexpr int kN = 512, kSweeps = 10;
  static constexpr unsigned kX = 32, kY = 8;
  std::vector<float> begin = wave();
  Buffer<float> da{device, begin}, db{device, begin};

  void prepare() { da.write(begin); }
  void step() {
    for (int sweep = 0; sweep < kSweeps; sweep += 2) {
      device.launch(KERNEL(jacobi), {kN / kX, kN / kY}, {kX, kY}, da, db, kN);
      device.launch(KERNEL(jacobi), {kN / kX, kN / kY}, {kX, kY}, db, da, kN);
    }
  }

  void check(Check& check) {
    const std::vector<float> result = da.read(kN * kN);
    const double factor = std::pow(std::cos(angle()), kSweeps);
    for (int i = 0; i < kN * kN; ++i) check.close(result[i], factor * begin[i], 1e-5);
  }

 private:
  static double angle() { return std::acos(-1.0) * 8 / (kN - 1); }
  // An eigenvector of the sweep, zero at the border: a sweep multiplies it by angle()'s cosine.
  static std::vector<float> wave() {
    std::vector<float> values(kN * kN);
    for (int i = 0; i < kN * kN; ++i)
      values[i] = static_cast<float>(std::sin(angle() * (i % kN)) * std::sin(angle() * (i / kN)));
    return values;
  }
};
