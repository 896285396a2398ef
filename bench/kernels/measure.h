// The measurement that all forms make. A device has `wait`. A problem has a `step`, which launches
// its kernels, a `check` of the results, and `prepare` if each step changes its own input.
#pragma once

#include <chrono>
#include <cstdio>

#include "problem.h"

constexpr double kShortestUs = 2000;  // of one repetition

// Microseconds of one step and its wait.
template <class Device, class Problem>
double step_us(Device& device, Problem& problem) {
  if constexpr (requires { problem.prepare(); }) problem.prepare();
  device.wait();
  using Clock = std::chrono::steady_clock;
  const auto start = Clock::now();
  problem.step();
  device.wait();
  return std::chrono::duration<double, std::micro>(Clock::now() - start).count();
}

// Prints the time of each repetition and the checksum. Returns the exit status.
template <class Problem, class Device>
int measure(Device& device, int repetitions) {
  Problem problem{device};
  step_us(device, problem);  // the first step may compile
  const int steps = 1 + static_cast<int>(kShortestUs / step_us(device, problem));
  for (int repetition = 0; repetition < repetitions; ++repetition) {
    double sum = 0;
    for (int i = 0; i < steps; ++i) sum += step_us(device, problem);
    std::printf("time_us %.3f\n", sum / steps);
  }
  Check check;
  problem.check(check);
  std::printf("check %.9g\n", check.sum());
  return check.right() ? 0 : 1;
}
