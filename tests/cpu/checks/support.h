// Runs the kernels of a program once each. `in` has 1024 words, set; `out` 1024, of which 100 are the kernel's own.
#pragma once

#include <cstdio>
#include <cstdlib>

#include <hip/hip_runtime.h>

inline void check(hipError_t error) {
  if (error == hipSuccess) return;
  std::printf("%s\n", hipGetErrorString(error));
  std::exit(1);
}

struct Memory {
  int *in = nullptr, *out = nullptr;

  explicit Memory(size_t words = 1024) {
    check(hipMalloc(&in, 4096));
    check(hipMalloc(&out, words * sizeof(int)));
    int values[1024];
    for (int i = 0; i < 1024; ++i) values[i] = i * 7 % 1024;
    check(hipMemcpy(in, values, sizeof values, hipMemcpyHostToDevice));
    check(hipMemset(out, 0, words * sizeof(int)));
  }
  ~Memory() {
    check(hipFree(in));
    check(hipFree(out));
  }
};

#define RUN(kernel, blocks, threads, ...)                              \
  do {                                                                 \
    kernel<<<blocks, threads __VA_OPT__(, ) __VA_ARGS__>>>(memory.in, memory.out); \
    check(hipDeviceSynchronize());                                     \
  } while (false)
