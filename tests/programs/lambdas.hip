// Templates that take lambdas and functors as kernel arguments.
#include "support.h"

template <class F>
__global__ void for_each(int n, F f) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) f(i);
}

template <class T, class F>
__global__ void transform(const T* in, T* out, int n, F f) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = f(in[i]);
}

template <class T>
struct Clamp {
  T low, high;
  __host__ __device__ T operator()(T value) const { return value < low ? low : value > high ? high : value; }
};

template <class F, class G>
__device__ auto compose(F f, G g) {
  return [f, g](auto value) { return f(g(value)); };
}

__global__ void composed(const int* in, int* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  auto twice = [](auto value) { return value + value; };
  const int offset = threadIdx.x;
  auto shifted = [offset](auto value) { return value - offset; };
  if (i < n) out[i] = compose(twice, shifted)(in[i]);
}

int main() {
  const int n = 1000;
  std::vector<int> in(n);
  for (int i = 0; i < n; ++i) in[i] = i * 17 % 500 - 250;
  DeviceArray<int> din(in), captured(n), clamped(n), made(n);
  int* source = din;
  int* target = captured;
  const int factor = 3;
  for_each<<<4, 64>>>(n, [=] __device__(int i) { target[i] = factor * source[i] + i; });
  transform<<<(n + 63) / 64, 64>>>(source, static_cast<int*>(clamped), n, Clamp<int>{-100, 120});
  composed<<<(n + 63) / 64, 64>>>(source, made, n);
  const auto a = captured.host(), b = clamped.host(), c = made.host();
  long wrong = 0;
  for (int i = 0; i < n; ++i) {
    wrong += a[i] != 3 * in[i] + i;
    wrong += b[i] != (in[i] < -100 ? -100 : in[i] > 120 ? 120 : in[i]);
    wrong += c[i] != 2 * (in[i] - i % 64);
  }
  return verdict(3 * n, wrong);
}
