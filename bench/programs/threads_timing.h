// The measurement that both programs of threads make.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <thread>
#include <vector>

constexpr int kMostThreads = 64;
constexpr int kLaunches = 6400;  // by all threads together
constexpr int kRounds = 9;

// work(thread, launches) makes that many launches in the thread's own queue, and waits for them. Prints for each number
// of threads, `name`<threads>, the nanoseconds per launch: the median of several rounds.
template <class Work>
void measure(const char* name, Work work) {
  using Clock = std::chrono::steady_clock;
  for (int threads = 1; threads <= kMostThreads; threads *= 2) {
    std::vector<double> times;
    for (int round = 0; round < kRounds; ++round) {
      std::atomic<int> missing{threads};
      std::vector<std::thread> running;
      for (int i = 0; i < threads; ++i)
        running.emplace_back([&, i] {
          --missing;
          while (missing >= 0) std::this_thread::yield();
          work(i, kLaunches / threads);
        });
      while (missing > 0) std::this_thread::yield();
      const auto begin = Clock::now();
      missing = -1;
      for (std::thread& thread : running) thread.join();
      times.push_back(std::chrono::duration<double, std::nano>(Clock::now() - begin).count() / kLaunches);
    }
    std::nth_element(times.begin(), times.begin() + kRounds / 2, times.end());
    std::printf("%s%d %.1f\n", name, threads, times[kRounds / 2]);
  }
}
