// The parts that all problems share: sizes of grids, inputs by a fixed generator, checks of values.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <vector>

#include "../gpu/random.h"

struct Extent {
  unsigned x = 1, y = 1, z = 1;
};

inline std::vector<float> uniform(unsigned seed, std::size_t count, float low, float high) {
  Random random(seed);
  std::vector<float> values(count);
  for (float& value : values) value = random.uniform(low, high);
  return values;
}

inline std::vector<int> integers(unsigned seed, std::size_t count, int limit) {
  Random random(seed);
  std::vector<int> values(count);
  for (int& value : values) value = random.below(limit);
  return values;
}

// Compares values with what they should be. The checksum is the sum of all compared values.
class Check {
 public:
  void close(double value, double expected, double tolerance) {
    sum_ += value;
    if (std::fabs(value - expected) <= tolerance * (1 + std::fabs(expected))) return;
    if (wrong_++ == 0) std::fprintf(stderr, "wrong value %.9g instead of %.9g\n", value, expected);
  }
  void equal(double value, double expected) { close(value, expected, 0); }

  double sum() const { return sum_; }
  bool right() const { return wrong_ == 0; }

 private:
  double sum_ = 0;
  long wrong_ = 0;
};
