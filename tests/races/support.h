// Runs the kernels of a program once each. They take `in` and `out`, of 1024 words.
#pragma once

#include <cstdio>
#include <cstdlib>

#ifdef __CUDACC__
#define gpu(name) cuda##name
#else
#include <hip/hip_runtime.h>
#define gpu(name) hip##name
#endif

struct Memory {
  int *in = nullptr, *out = nullptr;

  Memory() {
    check(gpu(Malloc)(reinterpret_cast<void **>(&in), 4096));
    check(gpu(Malloc)(reinterpret_cast<void **>(&out), 4096));
    int values[1024];
    for (int i = 0; i < 1024; ++i) values[i] = i * 7 % 1024;
    check(gpu(Memcpy)(in, values, sizeof values, gpu(MemcpyHostToDevice)));
    check(gpu(Memset)(out, 0, 4096));
  }
  ~Memory() { check(gpu(DeviceSynchronize)()); }

  template <class Error>
  static void check(Error error) {
    if (error == 0) return;
    std::printf("error %d\n", static_cast<int>(error));
    std::exit(1);
  }
};

#define RUN(kernel, blocks, threads, ...)                       \
  do {                                                          \
    kernel<<<blocks, threads __VA_OPT__(,) __VA_ARGS__>>>(memory.in, memory.out); \
    Memory::check(gpu(DeviceSynchronize)());                    \
  } while (false)
