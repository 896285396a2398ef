// Runs math functions on a grid of inputs and prints the largest error in ULP against the host's libm, in a
// wider type. A result that differs in kind (NaN, infinity, sign of zero) counts as 1e9 ULP.
#pragma once
#include <hip/hip_runtime.h>
#ifdef IN_WARPS
// A kernel that uses a warp operation is compiled for 32 lanes at once: does everything exist for those?
#define WARPS if (__activemask() == 0) return;
#else
#define WARPS
#endif
#include <limits>
#include <vector>

template <typename T>
struct Wider {
  typedef double type;
};
template <>
struct Wider<double> {
  typedef long double type;
};

// The distance in units of the reference's last place.
template <typename T>
double ulp_error(T got, typename Wider<T>::type want) {
  T rounded = static_cast<T>(want);
  if (std::isnan(rounded)) return std::isnan(got) ? 0 : 1e9;
  if (std::isnan(got)) return 1e9;
  if (std::isinf(rounded) || std::isinf(got)) return got == rounded ? 0 : 1e9;
  if (rounded == 0 && got == 0) return std::signbit(got) == std::signbit(rounded) ? 0 : 1e9;
  int exponent;
  std::frexp(rounded, &exponent);
  T least = std::numeric_limits<T>::denorm_min();
  T unit = std::ldexp(T(1), exponent - std::numeric_limits<T>::digits);
  if (unit < least) unit = least;
  return static_cast<double>(std::fabs((got - want) / unit));
}

template <typename T>
std::vector<T> grid() {
  typedef std::numeric_limits<T> L;
  std::vector<T> v = {0, 1, 2, T(0.5), 3, 10, T(1e-5), 100, L::min(), L::denorm_min(), L::max(),
                      L::infinity(), L::min() / 4, T(0.25), T(1.5), T(2.5), T(3.5), T(0.9999), 20,
                      30, 40, T(1e10)};
  for (int i = 1; i < 400; ++i) v.push_back(T(i) * T(0.0371));
  for (int e = -20; e < 20; ++e) v.push_back(std::ldexp(T(1.2345), e));
  size_t positive = v.size();
  for (size_t i = 0; i < positive; ++i) v.push_back(-v[i]);
  v.push_back(L::quiet_NaN());
  return v;
}

template <typename T>
T* device(const std::vector<T>& v) {
  T* p;
  if (hipMalloc(&p, v.size() * sizeof(T)) != hipSuccess) exit(2);
  if (hipMemcpy(p, v.data(), v.size() * sizeof(T), hipMemcpyHostToDevice) != hipSuccess) exit(2);
  return p;
}
template <typename T>
std::vector<T> host(T* p, size_t n) {
  std::vector<T> v(n);
  if (hipMemcpy(v.data(), p, n * sizeof(T), hipMemcpyDeviceToHost) != hipSuccess) exit(2);
  if (hipFree(p) != hipSuccess) exit(2);
  return v;
}

template <typename T, typename F>
__global__ void apply1(F f, const T* x, T* r, int n) {
  WARPS
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) r[i] = f(x[i]);
}
template <typename T, typename F>
__global__ void apply2(F f, const T* x, const T* y, T* r, int n) {
  WARPS
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) r[i] = f(x[i], y[i]);
}

// The worst error of a unary function, over those inputs that `keep` accepts.
template <typename T, typename F, typename R, typename K>
void unary(const char* name, F f, R reference, K keep) {
  std::vector<T> x;
  for (T v : grid<T>())
    if (keep(v)) x.push_back(v);
  int n = x.size();
  T *dx = device(x), *dr = device(x);
  apply1<T, F><<<(n + 63) / 64, 64>>>(f, dx, dr, n);
  std::vector<T> r = host(dr, n);
  double worst = 0;
  T at = 0;
  for (int i = 0; i < n; ++i) {
    double error = ulp_error<T>(r[i], reference(static_cast<typename Wider<T>::type>(x[i])));
    if (error > worst) worst = error, at = x[i];
  }
  printf("%s %.3f at %.17g\n", name, worst, double(at));
}

template <typename T, typename F, typename R>
void binary(const char* name, F f, R reference) {
  std::vector<T> x, y, g = grid<T>();
  for (size_t i = 0; i < g.size(); i += 7)
    for (size_t j = 0; j < g.size(); j += 5) x.push_back(g[i]), y.push_back(g[j]);
  int n = x.size();
  T *dx = device(x), *dy = device(y), *dr = device(x);
  apply2<T, F><<<(n + 63) / 64, 64>>>(f, dx, dy, dr, n);
  std::vector<T> r = host(dr, n);
  double worst = 0;
  T ax = 0, ay = 0;
  for (int i = 0; i < n; ++i) {
    typedef typename Wider<T>::type W;
    double error = ulp_error<T>(r[i], reference(static_cast<W>(x[i]), static_cast<W>(y[i])));
    if (error > worst) worst = error, ax = x[i], ay = y[i];
  }
  printf("%s %.3f at %.17g %.17g\n", name, worst, double(ax), double(ay));
}

struct Any {
  template <typename T>
  bool operator()(T) const {
    return true;
  }
};
// Reducing a huge argument of sin exactly is the device's business up to here.
struct Moderate {
  template <typename T>
  bool operator()(T x) const {
    return !(std::fabs(x) > T(1e9)) || std::isinf(x);
  }
};
// lgamma near its zeros on the negative axis has no relative accuracy.
struct NotNegative {
  template <typename T>
  bool operator()(T x) const {
    return !(x < 0);
  }
};
struct Normal {
  template <typename T>
  bool operator()(T x) const {
    return x == 0 || !(std::fabs(x) < std::numeric_limits<T>::min());
  }
};

#define DEVICE(expression) [] __device__(auto x) { return expression; }
#define DEVICE2(expression) [] __device__(auto x, auto y) { return expression; }
#define HOST(expression) [](auto x) { return expression; }
#define HOST2(expression) [](auto x, auto y) { return expression; }

// Functions that C lacks: the reference is an expression in x.
#define EXTRA_KEEP(name, reference, keep)                               \
  unary<float>(#name "f", DEVICE(name##f(x)), HOST(reference), keep()); \
  unary<double>(#name, DEVICE(name(x)), HOST(reference), keep());
#define EXTRA(name, reference) EXTRA_KEEP(name, reference, Any)
