// The measurement that both copy programs make: microseconds per copy, one line per kind and size.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdio>

constexpr int kRounds = 7;
constexpr std::size_t kSmallestRound = std::size_t{4} << 20;  // bytes that a round copies at least, if 256 copies do
constexpr std::size_t kMostCopies = 256;

// copy() starts a copy and returns when it is done. The fastest of several rounds counts: other programs only add time.
template <class Copy>
void measure(const char* kind, std::size_t bytes, Copy copy) {
  using Clock = std::chrono::steady_clock;
  const std::size_t copies = std::clamp<std::size_t>(kSmallestRound / bytes, 1, kMostCopies);
  double fastest = 1e12;
  for (int round = 0; round < kRounds; ++round) {
    const auto start = Clock::now();
    for (std::size_t i = 0; i < copies; ++i) copy();
    const auto time = std::chrono::duration<double, std::micro>(Clock::now() - start).count() / copies;
    fastest = std::min(fastest, time);
  }
  std::printf("%s.%zu %.3f\n", kind, bytes, fastest);
}
