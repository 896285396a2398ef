// A vector for host and device, shared by both files of the program.
#pragma once

#include <hip/hip_runtime.h>

struct Vec {
  float x, y, z;
  __host__ __device__ Vec operator-(Vec o) const { return {x - o.x, y - o.y, z - o.z}; }
  __host__ __device__ Vec operator*(float s) const { return {x * s, y * s, z * s}; }
};

__host__ __device__ inline float dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y + a.z * b.z; }

// `v` mirrored at the plane through the origin with unit normal `n`.
__device__ inline Vec mirror(Vec v, Vec n) { return v - n * (2 * dot(v, n)); }

void mirror_all(Vec* device_vectors, Vec normal, int n);  // kernels.hip
