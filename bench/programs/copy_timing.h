// The measurement that both copy programs make: milliseconds per copy, one line per kind.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdio>
#include <cstdlib>

// The bytes of a copy: the program's last argument if it has so many, otherwise 64 MiB.
inline std::size_t bytes_of(int argc, char** argv, int last) {
  return argc > last ? std::strtoull(argv[last], nullptr, 10) : std::size_t{64} << 20;
}

// copy() starts a copy and returns when it is done. The fastest of several counts: other programs only add time.
template <class Copy>
void measure(const char* kind, std::size_t bytes, Copy copy) {
  using Clock = std::chrono::steady_clock;
  double fastest = 1e9;
  // Short copies are timed together.
  const int copies = bytes >= (std::size_t{4} << 20) ? 1 : bytes >= (std::size_t{64} << 10) ? 20 : 500;
  for (int i = 0; i < 11; ++i) {
    const auto start = Clock::now();
    for (int k = 0; k < copies; ++k) copy();
    const auto time = std::chrono::duration<double, std::milli>(Clock::now() - start).count() / copies;
    fastest = std::min(fastest, time);
  }
  std::printf("%s %.6f\n", kind, fastest);
}
