// Inputs of benchmarks: the same numbers with every compiler and C++ library.
#pragma once

// A linear congruential generator.
class Random {
 public:
  explicit Random(unsigned seed) : state_(seed) {}
  unsigned bits() { return (state_ = state_ * 1664525u + 1013904223u) >> 8; }
  int below(int limit) { return static_cast<int>(bits() % limit); }
  float uniform(float low, float high) { return low + (high - low) * bits() * (1.0f / (1 << 24)); }

 private:
  unsigned state_;
};
