// Sources that nvcc accepts and clang refuses: narrowing conversions of constants, of which it warns, constexpr
// functions that call the host's math, templates without arguments after `template` and such without it, `typeof` and
// `register`, also where PTX is translated.
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

template <class A, class B>
struct Casts {
  template <int n>
  __host__ __device__ static B cast(A a, B b) {
    return a + b * n;
  }
  template <class T>
  __host__ __device__ B sum(A a, T b) const {
    return a + b;
  }
};
template <class A, class B, int n>
__host__ __device__ B casts(A a, B b) {
  const Casts<A, B> object, *pointer = &object;
  return Casts<A, B>::cast<n>(a, b) * Casts<A, B>::template cast<1>(a, b) + object.sum<B>(a, pointer->sum<int>(a, 1));
}

extern __shared__ alignas(128) char dynamic[];
static __constant__ alignas(size_t) unsigned char constants[sizeof(size_t)] = {0};

__global__ void most(size_t* out) {
  register unsigned x = value(Three());
  asm("add.u32 %0, %0, 1;" : "+r"(x));
  typeof(x) copy = x;
  const size_t misplaced = (size_t)dynamic % 128 + *reinterpret_cast<const size_t*>(constants);
  *out = Allocator().max_size() - copy - casts<int, unsigned, 3>(1, 2u) + misplaced;
}

int main() {
  size_t* out;
  cudaMallocManaged(&out, sizeof *out);
  most<<<1, 1>>>(out);
  cudaDeviceSynchronize();
#define UNIT "m"
  printf("%zu %zu %g" UNIT "\n", *out + casts<int, unsigned, 3>(1, 2u), Allocator().max_size(), cube_root());
}
