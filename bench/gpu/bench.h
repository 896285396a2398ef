// The common parts of the kernels' programs: errors, device memory, times by events, one line of
// JSON as the result. Each program takes [runs [size]].
#pragma once

#include <cuda_runtime.h>

#include <cmath>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "random.h"

#define CHECK(call) bench::check((call), #call, __FILE__, __LINE__)

namespace bench {

using ::Random;

inline void check(cudaError_t error, const char* call, const char* file, int line) {
  if (error == cudaSuccess) return;
  std::fprintf(stderr, "%s:%d: %s: %s\n", file, line, call, cudaGetErrorString(error));
  std::exit(2);
}

struct Arguments {
  int size, runs;
};

inline Arguments arguments(int argc, char** argv, int size) {
  return {argc > 2 ? std::atoi(argv[2]) : size, argc > 1 ? std::atoi(argv[1]) : 20};
}

constexpr int blocks(long items, int per_block) { return static_cast<int>((items + per_block - 1) / per_block); }

// Device memory of `count` elements.
template <class T>
class Buffer {
 public:
  explicit Buffer(size_t count) : count_(count) { CHECK(cudaMalloc(&data_, count * sizeof(T))); }
  explicit Buffer(const std::vector<T>& host) : Buffer(host.size()) {
    CHECK(cudaMemcpy(data_, host.data(), count_ * sizeof(T), cudaMemcpyHostToDevice));
  }
  Buffer(const Buffer&) = delete;
  Buffer& operator=(const Buffer&) = delete;
  ~Buffer() { cudaFree(data_); }

  T* get() const { return data_; }
  void clear() { CHECK(cudaMemset(data_, 0, count_ * sizeof(T))); }
  void copy(const Buffer& from) {
    CHECK(cudaMemcpyAsync(data_, from.data_, count_ * sizeof(T), cudaMemcpyDeviceToDevice));
  }
  std::vector<T> host() const {
    std::vector<T> result(count_);
    CHECK(cudaMemcpy(result.data(), data_, count_ * sizeof(T), cudaMemcpyDeviceToHost));
    return result;
  }

 private:
  T* data_ = nullptr;
  size_t count_;
};

inline bool close(double value, double expected, double tolerance) {
  return std::fabs(value - expected) <= tolerance * (1.0 + std::fabs(expected));
}

// Returns the milliseconds of each of `runs` calls of `launch`, after calls that warm the device
// up. `prepare` runs before each call, outside its time. All calls are enqueued at once, so that
// the times have none of the host's.
template <class Prepare, class Launch>
std::vector<float> times_ms(int runs, Prepare prepare, Launch launch) {
  std::vector<cudaEvent_t> events(2 * runs);
  for (cudaEvent_t& event : events) CHECK(cudaEventCreate(&event));
  for (int warm = 0; warm < 3; ++warm) {
    prepare();
    launch();
  }
  CHECK(cudaDeviceSynchronize());
  for (int run = 0; run < runs; ++run) {
    prepare();
    CHECK(cudaEventRecord(events[2 * run]));
    launch();
    CHECK(cudaEventRecord(events[2 * run + 1]));
  }
  CHECK(cudaGetLastError());
  CHECK(cudaDeviceSynchronize());
  std::vector<float> times(runs);
  for (int run = 0; run < runs; ++run) CHECK(cudaEventElapsedTime(&times[run], events[2 * run], events[2 * run + 1]));
  for (cudaEvent_t event : events) CHECK(cudaEventDestroy(event));
  return times;
}

template <class Launch>
std::vector<float> times_ms(int runs, Launch launch) {
  return times_ms(runs, [] {}, launch);
}

// The work of one run, zero if it says little about the kernel.
struct Work {
  double bytes = 0, flops = 0;
};

inline void print_series(const char* key, const std::vector<float>& values) {
  std::printf(", \"%s\": [", key);
  for (size_t i = 0; i < values.size(); ++i) std::printf("%s%.6g", i ? ", " : "", values[i]);
  std::printf("]");
}

// Prints the line of JSON, and returns the exit status.
inline int report(const char* name, bool correct, const std::vector<float>& times, Work work) {
  std::printf("{\"name\": \"%s\", \"correct\": %s", name, correct ? "true" : "false");
  print_series("ms", times);
  std::printf(", \"bytes\": %.0f, \"flops\": %.0f}\n", work.bytes, work.flops);
  return correct ? 0 : 1;
}

}  // namespace bench
