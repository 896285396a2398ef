#include "host_functions.h"

#include <complex>
#include <cstdio>

// A template that isn't instantiated may name what isn't declared.
template <class T>
struct Angle {
  static __host__ __device__ T of(const std::complex<T>& z) {
#if defined(__CUDA_ARCH__)
    using ::arg;
#else
    using std::arg;
#endif
    return arg(z);
  }
};

// There are no overloads by side: the host's function calls the operator, whatever its side.
struct Number {
  int value;
  __host__ __device__ operator int() const { return value; }
  __host__ __device__ operator float() const { return value; }
};
#if defined(__CUDA_ARCH__)
__device__ Number operator-(const Number& a, const Number& b) { return {a.value - b.value}; }
#else
Number operator-(const Number& a, const Number& b) { return {b.value - a.value}; }
#endif
Number reversed(const Number& a, const Number& b) { return a - b; }

__global__ void kernel(int* out) {
  out[threadIdx.x] = square_and(static_cast<int>(threadIdx.x), 1);
}

int main() {
  int* out = nullptr;
  cudaMallocManaged(&out, 8 * sizeof(int));
  kernel<<<1, 8>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess) return 1;
  printf("%d %d\n", out[0], out[7]);
  return reversed({1}, {5}).value - 4;
}
