// Functions of a thread's index that the device computes for the threads of blocks of several shapes, and the host one
// after the other.
#pragma once

#include "support.h"

#define BOTH __host__ __device__ inline
#define APART __host__ __device__ __attribute__((noinline))

static long checked, wrong;

static void compare(bool right, const char* name, dim3 block, long index, double got, double expected) {
  ++checked;
  if (right || wrong++ >= 10) return;
  std::printf("%s, blocks of %u x %u x %u: %ld is %.17g instead of %.17g\n", name, block.x, block.y, block.z, index,
              got, expected);
}

// Digits in no order.
inline std::vector<int> digits() {
  Random random(5);
  std::vector<int> in(61);
  for (int& value : in) value = random.below(10);
  return in;
}

template <class T, T (*function)(const int*, int, int)>
__global__ void run(const int* in, int n, T* out, int count) {
  const int rank = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
  const int i = blockIdx.x * blockDim.x * blockDim.y * blockDim.z + rank;
  if (i < count) out[i] = function(in, n, i);
}

template <class T, T (*function)(const int*, int, int)>
static void check_function(const char* name, const std::vector<int>& in) {
  DeviceArray<int> given(in);
  const int n = int(in.size());
  for (dim3 block : {dim3(64), dim3(30), dim3(1), dim3(17), dim3(8, 3), dim3(3, 4, 5), dim3(48, 2)}) {
    const int threads = block.x * block.y * block.z;
    for (int count : {5, 333}) {
      DeviceArray<T> out(count + 8);
      run<T, function><<<(count + threads - 1) / threads, block>>>(given, n, out, count);
      const std::vector<T> got = out.host();
      for (int i = 0; i < count + 8; ++i) {
        const T expected = i < count ? function(in.data(), n, i) : T(0);
        compare(got[i] == expected, name, block, i, double(got[i]), double(expected));
      }
    }
  }
}
