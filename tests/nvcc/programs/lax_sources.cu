// What nvcc accepts and clang refuses: narrowing conversions of constants, of which it warns, constexpr functions that
// call the host's math, and `register`, also where PTX is translated.
#include <cmath>
#include <cstdio>

struct Allocator {
  __host__ __device__ size_t max_size() const noexcept { return size_t{-1}; }
};
constexpr double cube_root() { return std::cbrt(27.0); }

__global__ void most(size_t* out) {
  register unsigned x = 3;
  asm("add.u32 %0, %0, 1;" : "+r"(x));
  *out = Allocator().max_size() - x;
}

int main() {
  size_t* out;
  cudaMallocManaged(&out, sizeof *out);
  most<<<1, 1>>>(out);
  cudaDeviceSynchronize();
  printf("%zu %zu %g\n", *out, Allocator().max_size(), cube_root());
}
