// What both start-up programs print.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>

constexpr int kThreads = 64;

inline std::int64_t nanoseconds() {
  std::timespec now{};
  clock_gettime(CLOCK_MONOTONIC, &now);
  return std::int64_t{now.tv_sec} * 1'000'000'000 + now.tv_nsec;
}

inline void report(std::int64_t begin, std::int64_t first, bool right) {
  if (!right) {
    std::fprintf(stderr, "the kernel's result is wrong\n");
    std::exit(1);
  }
  std::printf("main %lld\nfirst %lld\n", static_cast<long long>(begin), static_cast<long long>(first));
}
