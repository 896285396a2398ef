// libcu++: atomics of integers, floats and bytes on both sides, and types of the standard library in a kernel.
#include <cuda/atomic>
#include <cuda/std/array>
#include <cuda/std/complex>
#include <cuda/std/optional>
#include <cuda/std/span>
#include <cuda/std/tuple>

#include <cstdio>
#include <new>

struct Shared {
  cuda::std::atomic<int> sum{0};
  cuda::atomic<unsigned long long, cuda::thread_scope_device> greatest{0};
  cuda::std::atomic<float> in_steps{0.0f};
  int plain = 0;
  unsigned char bits = 0;
};

__global__ void count(Shared* s) {
  const unsigned i = threadIdx.x + blockIdx.x * blockDim.x;
  s->sum.fetch_add(1);
  s->greatest.fetch_max(i, cuda::memory_order_relaxed);
  float seen = s->in_steps.load();
  while (!s->in_steps.compare_exchange_weak(seen, seen + 1.0f)) {
  }
  cuda::atomic_ref<int, cuda::thread_scope_device>(s->plain).fetch_sub(2, cuda::memory_order_relaxed);
  cuda::atomic_ref<unsigned char, cuda::thread_scope_device>(s->bits).fetch_or(1 << i % 8);
}

__global__ void values(int* out) {
  int local[4] = {1, 2, 3, 4};
  int sum = 0;
  for (int x : cuda::std::span<int>(local)) sum += x;
  out[0] = sum;
  const auto tuple = cuda::std::make_tuple(1, 2.5f, 'c');
  out[1] = cuda::std::get<0>(tuple) + int(cuda::std::get<1>(tuple) * 2) + cuda::std::get<2>(tuple);
  cuda::std::optional<int> maybe;
  out[2] = maybe.value_or(7);
  maybe = 9;
  out[3] = *maybe;
  cuda::std::complex<float> c(3, 4);
  c *= cuda::std::complex<float>(0, 1);
  out[4] = int(c.real());
  out[5] = int(c.imag());
  out[6] = int(cuda::std::abs(c));
  const cuda::std::array<int, 3> array{1, 2, 3};
  out[7] = array[2] + int(array.size());
}

int main() {
  int checked = 0, wrong = 0;
  auto is = [&](auto found, auto wanted) { ++checked, wrong += found != wanted; };
  Shared* s;
  int* out;
  if (cudaMallocManaged(&s, sizeof *s) != cudaSuccess || cudaMallocManaged(&out, 8 * sizeof *out) != cudaSuccess)
    return 1;
  new (s) Shared;
  count<<<4, 64>>>(s);
  values<<<1, 1>>>(out);
  if (cudaDeviceSynchronize() != cudaSuccess) return 1;
  is(s->sum.load(), 256);
  is(s->greatest.load(), 255);
  is(s->in_steps.load(), 256.0f);
  is(s->plain, -512);
  is(int(s->bits), 255);
  const int wanted[] = {10, 1 + 5 + 'c', 7, 9, -4, 3, 5, 6};
  for (int i = 0; i < 8; ++i) is(out[i], wanted[i]);
  std::printf("%d checked, %d wrong\n", checked, wrong);
  return wrong != 0;
}
