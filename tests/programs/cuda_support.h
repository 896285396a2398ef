// Shared by the CUDA programs of this directory: a checked call, a count of checks, a verdict.
#pragma once

#include <cuda_runtime.h>

#include <cstdio>
#include <cstdlib>

#define CHECK(call)                                                                         \
  do {                                                                                      \
    const auto error_ = static_cast<cudaError_t>(call);                                     \
    if (error_ != cudaSuccess) {                                                            \
      std::fprintf(stderr, "%s:%d: %s: %s\n", __FILE__, __LINE__, cudaGetErrorName(error_), \
                   cudaGetErrorString(error_));                                             \
      std::exit(1);                                                                         \
    }                                                                                       \
  } while (0)

struct Verdict {
  long checked = 0, wrong = 0;

  void operator()(bool right, const char* what) {
    ++checked;
    if (right) return;
    if (++wrong <= 10) std::fprintf(stderr, "wrong: %s\n", what);
  }
  int print() const {
    CHECK(cudaGetLastError());
    std::printf("%ld checked, %ld wrong\n", checked, wrong);
    return checked > 0 && wrong == 0 ? 0 : 1;
  }
};
