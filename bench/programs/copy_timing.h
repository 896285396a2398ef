// The measurement that both copy programs make: milliseconds per copy of 64 MiB, one line per kind.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdio>

constexpr std::size_t kBytes = std::size_t{64} << 20;

// copy() starts a copy and returns when it is done. The fastest of several counts: other programs only add time.
template <class Copy>
void measure(const char* kind, Copy copy) {
  using Clock = std::chrono::steady_clock;
  double fastest = 1e9;
  for (int i = 0; i < 11; ++i) {
    const auto start = Clock::now();
    copy();
    const auto time = std::chrono::duration<double, std::milli>(Clock::now() - start).count();
    fastest = std::min(fastest, time);
  }
  std::printf("%s %.3f\n", kind, fastest);
}
