// No constructor or destructor runs for a function's __shared__ objects. The test counts the warnings (nvcc's 20054-D).
#include <cstdio>

struct Gate {
  int expected;
  __device__ Gate() : expected(7) {}
  __device__ ~Gate() { expected = 9; }
  __device__ void set(int value) { expected = value; }
};
struct OfTheHost {
  OfTheHost() {}
  int value;
};
struct Wrapped {
  Gate gate;
  int more = 5;
};
template <class T>
union Storage {
  T a;
  int b;
  __device__ Storage() {}
  __device__ ~Storage() {}
};

#include "shared_objects.h"

template <class T>
__device__ int in_template(int i) {
  __shared__ T object;
  static __shared__ T objects[2];
  object.set(i), objects[i & 1].set(i + 1);
  __syncthreads();
  return object.expected + objects[i & 1].expected;
}

__global__ void probe(int* out) {
  __shared__ Gate gate;
  __shared__ int plain[4];
  // clang-format off
  __shared__
  Wrapped
      gates[3], one;
  Gate __shared__ after;
  // clang-format on
  __shared__ Storage<Gate> storage;
  __shared__ OfTheHost of_the_host;
  if (threadIdx.x == 0) {
    gate.expected = 5, plain[0] = 1, dynamic[0] = 2;
    gates[1].gate.set(10), one.more = 20, storage.a.set(40), after.set(100), of_the_host.value = 200;
  }
  __syncthreads();
  out[threadIdx.x] = gate.expected + plain[0] + dynamic[0] + gates[1].gate.expected + one.more + storage.a.expected +
                     after.expected + of_the_host.value + in_template<Gate>(300) - in_header() - Member().value();
}

int main() {
  int* out = nullptr;
  cudaMallocManaged(&out, 2 * sizeof(int));
  probe<<<1, 2, sizeof(int)>>>(out);
  cudaDeviceSynchronize();
  printf("%d %d\n", out[0], out[1]);
  return 0;
}
