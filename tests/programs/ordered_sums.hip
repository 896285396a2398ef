// Sums and products in loops have the order of the source. With the same numbers, each thread gets the result of the
// host, in blocks of any size, and in kernels with barriers and atomics.
#include <hip/hip_fp16.h>

#include <cstring>
#include <string>

#include "support.h"

#define OPERATIONS(X) \
  X(add, s = s + a[i]) \
  X(subtract, s = s - a[i]) \
  X(multiply, s = s * T(T(1) + T(a[i] / 1024))) \
  X(add_twice, s = s + a[i]; s = s + a[i + 1]) \
  X(add_some, if (a[i] > T(0.01)) s = s + a[i]) \
  X(add_and_multiply, s = T(s + a[i]) * T(0.75)) \
  X(from_both_sides, s = s + a[i]; s = a[i + 1] - s) \
  X(nested, for (int j = 0; j < 3; ++j) s = s + a[i + j]) \
  X(to_memory, *at = *at + a[i]) \
  X(multiply_and_add, s = T(s * T(0.75)) + a[i]) \
  X(multiply_or_add, s = a[i] > T(0.01) ? T(s + a[i]) : T(s * T(0.75))) \
  X(scale_nested, for (int j = 0; j < 5; ++j) s = s + a[i + j % 3]; s = s * T(0.5)) \
  X(two_values, T t = T(T(s * s) - T(*at * *at)) + T(0.25); *at = T(T(s + s) * *at) + T(0.125); s = t) \
  X(two_bounded_values, T t = T(T(s * s) - T(*at * *at)) * T(0.25) + a[i]; *at = T(T(s + s) * *at) * T(0.25); s = t)

// No fused operations, which the host lacks, and no more bits than the type has, which the host uses for half.
#pragma clang fp contract(off)
#define DEFINE(name, step) \
  template <class T> \
  __host__ __device__ T name(const T *a, int n) { \
    T s = 1, memory = 1, *at = &memory; \
    for (int i = 0; i < n; ++i) { \
      step; \
    } \
    return s + T(*at - 1); \
  } \
  template <class T> \
  __global__ void name##_alone(const T *a, int n, T *out) { \
    out[threadIdx.x] = name(a, n); \
  } \
  template <class T> \
  __global__ void name##_with_barriers(const T *a, int n, T *out) { \
    __shared__ int count; \
    if (threadIdx.x == 0) count = 0; \
    __syncthreads(); \
    out[threadIdx.x] = name(a, n); \
    atomicAdd(&count, 1); \
    __syncthreads(); \
    if (count != blockDim.x) out[threadIdx.x] = -1; \
  }
OPERATIONS(DEFINE)

static int checked = 0, wrong = 0;

// NaN has the same bits on one device alone.
template <class T>
static bool same(T one, T other) {
  return std::memcmp(&one, &other, sizeof(T)) == 0 || (one != one && other != other);
}

template <class T>
static void run(const char *name, void (*kernel)(const T *, int, T *), T expected, const T *in, int n) {
  for (int threads : {1, 2, 7, 8, 16, 17, 31, 100}) {
    DeviceArray<T> out(threads);
    kernel<<<1, threads>>>(in, n, out);
    for (T result : out.host()) {
      ++checked;
      if (same(result, expected)) continue;
      if (++wrong <= 20)
        printf("%s of %d bits, %d threads: %a, not %a\n", name, int(8 * sizeof(T)), threads, double(result),
               double(expected));
    }
  }
}

template <class T>
static void check() {
  const int n = 2000;
  std::vector<T> numbers(n + 3);
  for (int i = 0; i < n + 3; ++i) numbers[i] = T(5) / T(i + 1);
  DeviceArray<T> array(numbers);
  const T *in = array;
#define RUN(name, step) \
  run(#name, name##_alone<T>, name(numbers.data(), n), in, n); \
  run(#name "_with_barriers", name##_with_barriers<T>, name(numbers.data(), n), in, n);
  OPERATIONS(RUN)
}

int main() {
  check<float>();
  check<double>();
  check<_Float16>();
  return verdict(checked, wrong);
}
