// Ends the program with the call, its location and the runtime's message when a HIP call fails.
#pragma once

#include <hip/hip_runtime.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>

#define HIP_CHECK(call) hip_check((call), #call, __FILE__, __LINE__)

inline void hip_check(hipError_t error, const char* call, const char* file, int line) {
  if (error == hipSuccess) return;
  std::fprintf(stderr, "%s:%d: %s: %s (%s)\n", file, line, call, hipGetErrorName(error),
               hipGetErrorString(error));
  std::exit(1);
}

// Returns the larger of two errors. NaN counts as the largest, while std::fmax would ignore it.
inline double larger_error(double a, double b) { return a > b || std::isnan(a) ? a : b; }
