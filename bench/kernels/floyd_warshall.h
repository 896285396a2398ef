#include "problem.h"

struct Problem {
  Device& device;
  static constexpr int kN = 256;
  static constexpr unsigned kSide = 16;
  std::vector<int> lengths = random_lengths();
  Buffer<int> dlengths{device, lengths};

  void prepare() { dlengths.write(lengths); }
  void step() {
    for (int via = 0; via < kN; ++via)
      device.launch(KERNEL(floyd_warshall), {kN / kSide, kN / kSide}, {kSide, kSide}, dlengths, kN, via);
  }

  void check(Check& check) {
    std::vector<int> expected = lengths;
    for (int via = 0; via < kN; ++via)
      for (int i = 0; i < kN * kN; ++i)
        expected[i] = std::min(expected[i], expected[i / kN * kN + via] + expected[via * kN + i % kN]);
    const std::vector<int> found = dlengths.read(kN * kN);
    for (int i = 0; i < kN * kN; ++i) check.equal(found[i], expected[i]);
  }

 private:
  static std::vector<int> random_lengths() {
    std::vector<int> lengths = integers(1, kN * kN, 1 << 16);
    for (int i = 0; i < kN; ++i) lengths[i * kN + i] = 0;
    return lengths;
  }
};
