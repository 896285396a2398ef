// The measurement that both programs with threads make: nanoseconds of all threads together per launch.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <future>
#include <thread>
#include <vector>

constexpr int kTotal = 12'800;  // launches of all threads together
constexpr int kTurns = 5;

// make() returns what a thread does for one launch, and what it does to wait for its launches.
template <class Make>
void measureThreads(int count, Make make) {
  using Clock = std::chrono::steady_clock;
  std::vector<decltype(make())> workers;
  for (int i = 0; i < count; ++i) workers.push_back(make());
  std::array<double, kTurns> times{};
  for (double& time : times) {
    std::atomic<int> ready{0};
    std::promise<void> gate;
    const std::shared_future<void> opened = gate.get_future().share();
    std::vector<std::thread> threads;
    for (auto& worker : workers) {
      threads.emplace_back([&ready, opened, &worker, count] {
        ++ready;
        opened.wait();
        for (int i = 0; i < kTotal / count; ++i) worker.launch();
        worker.wait();
      });
    }
    while (ready != count) std::this_thread::yield();
    const auto start = Clock::now();
    gate.set_value();
    for (std::thread& thread : threads) thread.join();
    time = std::chrono::duration<double, std::nano>(Clock::now() - start).count() / kTotal;
  }
  std::nth_element(times.begin(), times.begin() + kTurns / 2, times.end());
  std::printf("threads%d %.1f\n", count, times[kTurns / 2]);
}
