// The measurement that both graph programs make: microseconds for a run of this many empty kernels.
#pragma once

#include <chrono>
#include <cstdio>

constexpr int kKernels = 100;

template <class Run>
void measure(const char* name, Run run) {
  using Clock = std::chrono::steady_clock;
  constexpr int times = 50;
  for (int i = 0; i < 5; ++i) run();
  const auto start = Clock::now();
  for (int i = 0; i < times; ++i) run();
  const std::chrono::duration<double, std::micro> time = Clock::now() - start;
  std::printf("%s %.2f\n", name, time.count() / times);
}
