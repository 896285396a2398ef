// A module whose kernels are instantiated only by name expressions.
#include <hip/hip_runtime.h>

namespace shapes {
struct Square {
  __device__ static int area(int side) { return side * side; }
};
struct Circle {
  __device__ static int area(int radius) { return radius * radius * 3; }
};
template <class T>
__device__ int factor = sizeof(T);
template <class Shape, int Scale>
__global__ void areas(int* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = Shape::area(i) * Scale;
}
}  // namespace shapes

struct Options {
  int* out;
  int values[4];
};
template <class T>
__global__ void store(Options options, T add) {
  const int value = static_cast<int>(options.values[threadIdx.x] + add);
  options.out[threadIdx.x] = value * shapes::factor<T>;
}
