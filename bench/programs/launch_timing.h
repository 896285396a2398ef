// The measurement that both launch programs make: nanoseconds per launch, one line per kernel.
#pragma once

#include <chrono>
#include <cstdio>

constexpr int kLaunches = 2000;

template <class Launch, class Wait>
void measure(const char* kernel, Launch launch, Wait wait) {
  using Clock = std::chrono::steady_clock;
  auto per_launch = [](Clock::duration time) {
    return std::chrono::duration<double, std::nano>(time).count() / kLaunches;
  };
  for (int i = 0; i < 200; ++i) launch();
  wait();
  auto start = Clock::now();
  for (int i = 0; i < kLaunches; ++i) launch();
  wait();
  const double asynchronous = per_launch(Clock::now() - start);
  start = Clock::now();
  for (int i = 0; i < kLaunches; ++i) {
    launch();
    wait();
  }
  const double synchronous = per_launch(Clock::now() - start);
  std::printf("%s %.1f %.1f\n", kernel, asynchronous, synchronous);
}
