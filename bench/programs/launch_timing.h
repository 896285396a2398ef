// The measurement that both launch programs make: nanoseconds per launch, two lines per kernel.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>

constexpr int kLaunches = 2000;
constexpr int kBatches = 11;

// Time per launch of batch(): the median of several, because the first ones also pay for the memory of the commands.
template <class Batch>
double measureBatches(Batch batch) {
  using Clock = std::chrono::steady_clock;
  std::array<double, kBatches> times{};
  for (double& time : times) {
    const auto start = Clock::now();
    batch();
    time = std::chrono::duration<double, std::nano>(Clock::now() - start).count() / kLaunches;
  }
  std::nth_element(times.begin(), times.begin() + kBatches / 2, times.end());
  return times[kBatches / 2];
}

template <class Launch, class Wait>
void measure(const char* kernel, Launch launch, Wait wait) {
  const double asynchronous = measureBatches([&] {
    for (int i = 0; i < kLaunches; ++i) launch();
    wait();
  });
  const double synchronous = measureBatches([&] {
    for (int i = 0; i < kLaunches; ++i) {
      launch();
      wait();
    }
  });
  std::printf("%s.asynchronous %.1f\n%s.synchronous %.1f\n", kernel, asynchronous, kernel, synchronous);
}
