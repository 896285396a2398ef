// Math functions of float and double against the host's long double, each with its own tolerance.
#include <cmath>

#include "support.h"

// clang-format off
#define FUNCTIONS(X)                                                                          \
  X(sin, 0) X(cos, 0) X(tan, 0) X(asin, 1) X(acos, 1) X(atan, 0) X(sinh, 0) X(cosh, 0)        \
  X(tanh, 0) X(asinh, 0) X(acosh, 3) X(atanh, 1) X(exp, 0) X(exp2, 0) X(expm1, 0) X(log, 2)   \
  X(log2, 2) X(log10, 2) X(log1p, 2) X(sqrt, 2) X(cbrt, 0) X(erf, 0) X(erfc, 0) X(tgamma, 2)  \
  X(lgamma, 2) X(floor, 0) X(ceil, 0) X(trunc, 0) X(round, 0) X(rint, 0) X(fabs, 0)
// clang-format on

enum Index {
#define X(name, domain) k_##name,
  FUNCTIONS(X)
#undef X
      kCount
};

template <class T>
__global__ void evaluate(const T* x, T* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
#define X(name, domain) out[k_##name * n + i] = name(x[domain * n + i]);
  FUNCTIONS(X)
#undef X
}

// Functions of two arguments, and results that come through pointers.
template <class T>
__global__ void evaluate2(const T* x, const T* y, T* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  T* o = out + i * 12;
  o[0] = pow(fabs(x[i]), y[i]);
  o[1] = atan2(x[i], y[i]);
  o[2] = fmod(x[i], y[i]);
  o[3] = hypot(x[i], y[i]);
  o[4] = fma(x[i], y[i], T(0.5));
  o[5] = fmax(x[i], y[i]) - fmin(x[i], y[i]);
  o[6] = copysign(x[i], y[i]);
  int exponent;
  o[7] = frexp(x[i], &exponent);
  o[8] = ldexp(o[7], exponent);
  T whole;
  o[9] = modf(x[i], &whole);
  o[10] = whole;
  o[11] = remainder(x[i], y[i]);
}

static std::vector<long double> reference2(long double x, long double y) {
  int exponent;
  const long double fraction = std::frexp(x, &exponent);
  return {std::pow(std::fabs(x), y),
          std::atan2(x, y),
          std::fmod(x, y),
          std::sqrt(x * x + y * y),
          x * y + 0.5L,
          std::fabs(x - y),
          y < 0 ? -std::fabs(x) : std::fabs(x),
          fraction,
          x,
          x - std::trunc(x),
          std::trunc(x),
          std::remainder(x, y)};
}

static bool close(long double got, long double expected, long double tolerance) {
  return std::fabs(got - expected) <= tolerance * (std::fabs(expected) + 1);
}

template <class T>
static long check(long double tolerance) {
  const int n = 500;
  std::vector<T> x(4 * n), y(n);
  for (int i = 0; i < n; ++i) {
    x[i] = T((i - n / 2) * 0.021 + 0.003);     // domain 0: about -5 to 5
    x[n + i] = T((i - n / 2 + 0.5) * 0.0039);  // 1: inside (-1, 1)
    x[2 * n + i] = T(0.01 + i * 0.037);        // 2: positive
    x[3 * n + i] = T(1.0 + i * 0.05);          // 3: at least 1
    y[i] = T((i * 7 % n - n / 2) * 0.013 + 0.006);
  }
  DeviceArray<T> dx(x), dy(y), dout(kCount * n), dout2(12 * n);
  evaluate<T><<<(n + 63) / 64, 64>>>(dx, dout, n);
  evaluate2<T><<<(n + 63) / 64, 64>>>(dx, dy, dout2, n);
  const auto out = dout.host(), out2 = dout2.host();
  long wrong = 0;
#define X(name, domain)                                                                  \
  for (int i = 0; i < n; ++i) {                                                          \
    const long double expected = std::name(static_cast<long double>(x[domain * n + i])); \
    if (!close(out[k_##name * n + i], expected, tolerance) && wrong++ < 5)               \
      std::printf("%s(%.9g) = %.9g, expected %.9Lg\n", #name, double(x[domain * n + i]), \
                  double(out[k_##name * n + i]), expected);                              \
  }
  FUNCTIONS(X)
#undef X
  for (int i = 0; i < n; ++i) {
    const auto expected = reference2(x[i], y[i]);
    for (int f = 0; f < 12; ++f)
      if (!close(out2[i * 12 + f], expected[f], tolerance) && wrong++ < 5)
        std::printf("function %d of (%.9g, %.9g) = %.9g, expected %.9Lg\n", f, double(x[i]),
                    double(y[i]), double(out2[i * 12 + f]), expected[f]);
  }
  return wrong;
}

int main() { return verdict(2 * 43 * 500, check<float>(4e-6L) + check<double>(1e-13L)); }
