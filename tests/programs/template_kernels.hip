// Function templates as kernels: over element types, non-type parameters and policies.
#include <cstdint>
#include <type_traits>

#include "support.h"

struct Add {
  template <class T>
  __device__ static T apply(T a, T b) {
    return static_cast<T>(a + b);
  }
};
struct Max {
  template <class T>
  __device__ static T apply(T a, T b) {
    return a > b ? a : b;
  }
};

template <class T, int Threads, class Op>
__global__ void reduce(const T* in, T* out) {
  __shared__ T shared[Threads];
  shared[threadIdx.x] = in[blockIdx.x * Threads + threadIdx.x];
  __syncthreads();
  for (int half = Threads / 2; half > 0; half /= 2) {
    if (static_cast<int>(threadIdx.x) < half)
      shared[threadIdx.x] = Op::apply(shared[threadIdx.x], shared[threadIdx.x + half]);
    __syncthreads();
  }
  if (threadIdx.x == 0) out[blockIdx.x] = shared[0];
}

template <class T, int Threads>
static long check() {
  const int blocks = 3;
  Random random(Threads);
  std::vector<T> in(blocks * Threads);
  for (T& value : in) value = static_cast<T>(random.below(100) - (std::is_signed_v<T> ? 50 : 0));
  DeviceArray<T> din(in), sum(blocks), largest(blocks);
  reduce<T, Threads, Add><<<blocks, Threads>>>(din, sum);
  reduce<T, Threads, Max><<<blocks, Threads>>>(din, largest);
  const auto s = sum.host(), m = largest.host();
  long wrong = 0;
  for (int b = 0; b < blocks; ++b) {
    T total = 0, best = in[b * Threads];
    for (int i = 0; i < Threads; ++i) {
      const T value = in[b * Threads + i];
      total = static_cast<T>(total + value);
      if (best < value) best = value;
    }
    wrong += (s[b] != total) + (m[b] != best);
  }
  return wrong;
}

int main() {
  long wrong = 0;
  wrong += check<std::int8_t, 64>() + check<std::uint8_t, 32>() + check<std::int16_t, 128>();
  wrong += check<int, 256>() + check<unsigned, 16>() + check<long long, 64>();
  wrong += check<float, 128>() + check<double, 64>();
  return verdict(8 * 6, wrong);
}
