// Sources that nvcc accepts and clang refuses: narrowing conversions of constants, of which it warns, constexpr functions
// that call the host's math, templates without arguments after `template`, `typeof` and `register`, also where PTX is
// translated.
#include <cmath>
#include <cstdio>

struct Allocator {
  __host__ __device__ size_t max_size() const noexcept { return size_t{-1}; }
};
constexpr double cube_root() { return std::cbrt(27.0); }

struct Three {
  template <class T>
  __device__ T value(T x) const {
    return x;
  }
};
template <class Q>
__device__ unsigned value(Q q) {
  return q.template value(3u);
}

__global__ void most(size_t* out) {
  register unsigned x = value(Three());
  asm("add.u32 %0, %0, 1;" : "+r"(x));
  typeof(x) copy = x;
  *out = Allocator().max_size() - copy;
}

int main() {
  size_t* out;
  cudaMallocManaged(&out, sizeof *out);
  most<<<1, 1>>>(out);
  cudaDeviceSynchronize();
#define UNIT "m"
  printf("%zu %zu %g"UNIT"\n", *out, Allocator().max_size(), cube_root());
}
