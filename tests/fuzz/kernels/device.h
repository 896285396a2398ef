// Runs generated kernels, and compares their arrays with those of the model.
#pragma once

#include <hip/hip_runtime.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#include "memory.h"

#define FUNCTION __device__ inline
#include "calls.h"

typedef float real;
__device__ inline int whole(real x) { return x > -1e6f && x < 1e6f ? (int)x : 0; }

using Kernel = void (*)(unsigned*, real*, const int*, const real*, int, int, unsigned, long, size_t);

struct Case {
  const char* name;
  Kernel kernel;
  Model model;
  size_t dynamic;  // bytes of shared memory that a launch states
  std::vector<Launch> launches;
};

inline void checked(hipError_t error) {
  if (error == hipSuccess) return;
  std::printf("error %s\n", hipGetErrorName(error));
  std::exit(3);
}

template <class T>
class DeviceArray {
 public:
  explicit DeviceArray(const std::vector<T>& host) : bytes_(host.size() * sizeof(T)) {
    checked(hipMalloc(reinterpret_cast<void**>(&data), bytes_));
    checked(hipMemcpy(data, host.data(), bytes_, hipMemcpyHostToDevice));
  }
  DeviceArray(const DeviceArray&) = delete;
  DeviceArray& operator=(const DeviceArray&) = delete;
  ~DeviceArray() { (void)hipFree(data); }
  void read(std::vector<T>& host) const { checked(hipMemcpy(host.data(), data, bytes_, hipMemcpyDeviceToHost)); }

  T* data = nullptr;

 private:
  size_t bytes_;
};

inline bool same(float a, float b) { return (a != a && b != b) || std::memcmp(&a, &b, sizeof a) == 0; }

// Prints what is wrong about a launch, and returns whether something is. exact: launches whose reals were rounded are left out.
inline bool compare(const Case& each, size_t index, bool exact) {
  const Launch& launch = each.launches[index];
  Memory memory(launch);
  DeviceArray<unsigned> out(memory.out);
  DeviceArray<float> reals(memory.reals), given(memory.given);
  DeviceArray<int> in(memory.in);
  if (each.model(launch, memory.arrays()) && exact) {
    std::printf("open %s %zu\n", each.name, index);
    return false;
  }
  const Arguments& a = launch.arguments;
  const dim3 grid(launch.grid[0], launch.grid[1], launch.grid[2]);
  const dim3 block(launch.block[0], launch.block[1], launch.block[2]);
  each.kernel<<<grid, block, each.dynamic>>>(out.data, reals.data, in.data, given.data, a.n, a.m, a.k, a.l, a.z);
  checked(hipGetLastError());
  checked(hipDeviceSynchronize());
  std::vector<unsigned> got(memory.out.size());
  std::vector<float> got_reals(got.size());
  out.read(got);
  reals.read(got_reals);
  size_t wrong = 0, first = 0;
  for (size_t i = got.size(); i-- > 0;)
    if (got[i] != memory.out[i] || !same(got_reals[i], memory.reals[i])) ++wrong, first = i;
  if (wrong != 0)
    std::printf("wrong %s %zu: %zu elements; at %zu %u and %.9g, not %u and %.9g\n", each.name, index, wrong, first,
                got[first], got_reals[first], memory.out[first], memory.reals[first]);
  return wrong != 0;
}

#ifndef KERNELS_MODE
#define KERNELS_MODE "exact"
#endif

// main's body. Arguments: `exact` or `any`, the index of the first case, and `one` to end after a wrong one.
inline int run(const std::vector<Case>& cases, int argc, char** argv) {
  const bool exact = std::strcmp(argc > 1 ? argv[1] : KERNELS_MODE, "any") != 0;
  const bool one = argc > 3 && std::strcmp(argv[3], "one") == 0;
  bool wrong = false;
  for (size_t i = argc > 2 ? std::strtoul(argv[2], nullptr, 10) : 0; i < cases.size() && !(one && wrong); ++i) {
    std::printf("begin %zu\n", i);
    std::fflush(stdout);
    for (size_t index = 0; index < cases[i].launches.size(); ++index) wrong |= compare(cases[i], index, exact);
  }
  std::printf("end\n");
  return wrong;
}
