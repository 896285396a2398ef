// Products are fused with sums where the source allows it, as by default, or nowhere: not in some threads, in some
// lanes of a vector or in some iterations. A kernel that forbids it doesn't forbid it to the others.
#include <cmath>

#include "support.h"

#define EXPRESSIONS(X)                           \
  X(add, a * b + c, std::fma(a, b, c))           \
  X(add_to, c + a * b, std::fma(a, b, c))        \
  X(subtract, a * b - c, std::fma(a, b, -c))     \
  X(subtract_from, c - a * b, std::fma(-a, b, c))

#define DEFINE(name, expression, fused)                                          \
  template <class T>                                                             \
  __global__ void name(const T *x, const T *y, const T *z, T *out, int n) {      \
    const int i = blockIdx.x * blockDim.x + threadIdx.x;                         \
    const T a = x[i % n], b = y[i % n], c = z[i % n];                            \
    out[i] = expression;                                                         \
  }                                                                              \
  template <class T>                                                             \
  __global__ void name##_in_turn(const T *x, const T *y, const T *z, T *out, int n) { \
    T c = z[0];                                                                  \
    for (int i = 0; i < n; ++i) {                                                \
      const T a = x[i], b = y[i];                                                \
      c = expression;                                                            \
    }                                                                            \
    out[threadIdx.x] = c;                                                        \
  }                                                                              \
  template <class T>                                                             \
  T name##_fused(T a, T b, T c) {                                                \
    return fused;                                                                \
  }                                                                              \
  template <class T>                                                             \
  T name##_apart(T a, T b, T c) {                                                \
    _Pragma("clang fp contract(off)") return expression;                         \
  }
EXPRESSIONS(DEFINE)

__global__ void forbidden(const float *x, float *out) {
#pragma clang fp contract(off)
  const float square = x[threadIdx.x] * x[threadIdx.x];
  out[threadIdx.x] = x[threadIdx.x] * x[threadIdx.x] - square;
}

static int checked = 0, wrong = 0, fused = 0;

template <class T>
static void compare(const char *name, T result, T together, T apart) {
  if (together == apart) return;
  ++checked;
  fused += result == together;
  if (result != together && result != apart && ++wrong <= 20)
    printf("%s of %d bytes: %a, not %a or %a\n", name, int(sizeof(T)), double(result), double(together), double(apart));
}

template <class T>
static void check() {
  const int n = 100;
  std::vector<T> x(n), y(n), z(n);
  Random random(3);
  for (int i = 0; i < n; ++i) x[i] = T(1) + random.unit() / 3, y[i] = T(1) + random.unit() / 7, z[i] = T(-1) / (i + 1);
  DeviceArray<T> dx(x), dy(y), dz(z);
#define RUN(name, expression, _)                                                                  \
  for (int threads : {1, 7, 17, 100}) {                                                           \
    DeviceArray<T> out(threads), last(threads);                                                   \
    name<T><<<1, threads>>>(dx, dy, dz, out, n);                                                  \
    name##_in_turn<T><<<1, threads>>>(dx, dy, dz, last, n);                                       \
    T together = z[0], apart = z[0];                                                              \
    for (int i = 0; i < n; ++i) {                                                                 \
      together = name##_fused(x[i], y[i], together), apart = name##_apart(x[i], y[i], apart);     \
      if (i < threads) compare(#name, out.host()[i], name##_fused(x[i], y[i], z[i]), name##_apart(x[i], y[i], z[i])); \
    }                                                                                             \
    for (T result : last.host()) compare(#name "_in_turn", result, together, apart);              \
  }
  EXPRESSIONS(RUN)
  DeviceArray<float> numbers(std::vector<float>(n, 1.0f / 3)), none(n);
  forbidden<<<1, n>>>(numbers, none);
  for (float result : none.host()) wrong += result != 0;
}

int main() {
  check<float>();
  check<double>();
  if (fused != 0 && fused != checked) printf("%d of %d fused\n", fused, checked), wrong += checked;
  return verdict(checked, wrong);
}
