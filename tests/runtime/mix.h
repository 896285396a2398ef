// Kernels whose results show the order in which they ran.
#pragma once

#include <hip/hip_runtime.h>

__device__ __host__ inline unsigned mixed(unsigned before, unsigned value) { return before * 31 + value; }

__global__ void mix(unsigned* cell, unsigned value) { *cell = mixed(*cell, value); }

__global__ void mixSlowly(unsigned* cell, unsigned value, int spins) {
  unsigned x = value;
  for (int i = 0; i < spins; ++i) x = x * 1664525u + 1013904223u;
  *cell = mixed(*cell, x);
}

inline unsigned slowValue(unsigned value, int spins) {
  for (int i = 0; i < spins; ++i) value = value * 1664525u + 1013904223u;
  return value;
}
