// Nanoseconds of each operation on one number of a type: over arrays in memory, and in a chain where each
// result is the next one's operand. OPERATIONS(ROW) lists the operations, as ROW(name, expression of a and b).
#pragma once

#include <hip/hip_runtime.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string_view>
#include <vector>

constexpr int kThreads = 1 << 16, kArray = 1 << 20, kSteps = 64, kRuns = 3;
constexpr double kRunTime = 20e6;  // nanoseconds

void check(hipError_t error) {
  if (error == hipSuccess) return;
  std::printf("%s\n", hipGetErrorString(error));
  std::exit(1);
}

#define KERNELS(name, expression)                                           \
  template <class T>                                                        \
  __global__ void name##_chain(T* p, const T* q) {                          \
    const int i = blockIdx.x * blockDim.x + threadIdx.x;                    \
    T a = p[i], b = q[i];                                                   \
    _Pragma("nounroll") for (int k = 0; k < kSteps; ++k) a = expression;    \
    p[i] = a;                                                               \
  }                                                                         \
  template <class T>                                                        \
  __global__ void name##_array(T* p, const T* q) {                          \
    const int i = blockIdx.x * blockDim.x + threadIdx.x;                    \
    T a = q[i], b = q[i ^ 1];                                               \
    p[i] = expression;                                                      \
  }
OPERATIONS(KERNELS)

// The clock, or the time of all threads of the process. Both in nanoseconds.
using Clock = double (*)();

double wall() {
  return std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now().time_since_epoch()).count();
}
double processor() { return std::clock() * (1e9 / CLOCKS_PER_SEC); }

template <class Launch>
double taken(Clock clock, Launch launch, int count) {
  const double begin = clock();
  for (int n = 0; n < count; ++n) launch();
  check(hipGetLastError());
  check(hipDeviceSynchronize());
  return clock() - begin;
}

// The least time per operation of several runs, which together take the same time for every operation.
template <class Launch>
double nanoseconds(Clock clock, Launch launch, double operations) {
  taken(clock, launch, 1);
  int count = 1;
  while (taken(clock, launch, count) < kRunTime) count *= 2;
  double best = taken(clock, launch, count);
  for (int run = 1; run < kRuns; ++run) best = std::min(best, taken(clock, launch, count));
  return best / count / operations;
}

template <class T>
void measure(const char* type, Clock clock) {
  const std::vector<T> numbers(kArray, static_cast<T>(1.0000001));
  T *p, *q;
  check(hipMalloc(&p, kArray * sizeof(T)));
  check(hipMalloc(&q, kArray * sizeof(T)));
  check(hipMemcpy(q, numbers.data(), kArray * sizeof(T), hipMemcpyHostToDevice));
#define MEASURE(name, expression)                                                                  \
  check(hipMemcpy(p, q, kArray * sizeof(T), hipMemcpyDeviceToDevice));                             \
  std::printf("%s_chain_%s %g\n", #name, type,                                                     \
              nanoseconds(clock, [&] { name##_chain<T><<<kThreads / 256, 256>>>(p, q); },          \
                          double(kThreads) * kSteps));                                             \
  std::printf("%s_array_%s %g\n", #name, type,                                                     \
              nanoseconds(clock, [&] { name##_array<T><<<kArray / 256, 256>>>(p, q); }, double(kArray)));
  OPERATIONS(MEASURE)
  check(hipFree(p));
  check(hipFree(q));
}

// The clock that the program's arguments name.
Clock clockOf(int argc, char** argv) { return argc > 1 && std::string_view(argv[1]) == "wall" ? wall : processor; }
