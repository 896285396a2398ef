// Math functions of which the compiler knows an argument, or the value: the result has the error of the function, and
// the same special values.
#include <cmath>
#include <limits>

#include "support.h"

// clang-format off
#define BASES(X) X(0.5) X(1) X(2) X(3) X(4) X(8) X(10) X(0.125) X(-2) X(0) X(1024)
#define EXPONENTS(X) X(0) X(1) X(2) X(-1) X(0.5) X(-0.5) X(3) X(-2) X(1.5) X(7)
#define ARGUMENTS(X) X(0) X(-0.0) X(1) X(2) X(-1) X(16) X(0.3) X(100) X(-100) X(1e-40) X(INFINITY) X(-INFINITY) X(NAN)
#define FUNCTIONS(X) X(exp) X(exp2) X(log) X(log2) X(log10) X(sqrt)
// clang-format on

template <class T>
__global__ void powers(const T* x, const int* whole, T* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  T* o = out + i;
#define X(c) *o = pow(T(c), x[i]), o += n;
  BASES(X)
#undef X
#define X(c) *o = pow(x[i], T(c)), o += n;
  EXPONENTS(X)
#undef X
  *o = pow(T(2), T(whole[i])), o += n;
  *o = exp2(T(whole[i]));
}

template <class T>
static std::vector<long double> expected_powers(T x, int whole) {
  std::vector<long double> results;
  const long double y = x;
#define X(c) results.push_back(std::pow(static_cast<long double>(T(c)), y));
  BASES(X)
#undef X
#define X(c) results.push_back(std::pow(y, static_cast<long double>(T(c))));
  EXPONENTS(X)
#undef X
  results.push_back(std::exp2(static_cast<long double>(T(whole))));
  results.push_back(results.back());
  return results;
}

template <class T>
__global__ void values(T* out) {
#define X(c) *out++ = name(T(c));
#define F(function)                                    \
  {                                                    \
    const auto name = [](T x) { return function(x); }; \
    ARGUMENTS(X)                                       \
  }
  FUNCTIONS(F)
#undef F
#undef X
}

template <class T>
static std::vector<long double> expected_values() {
  std::vector<long double> results;
#define X(c) results.push_back(name(static_cast<long double>(T(c))));
#define F(function)                                                   \
  {                                                                   \
    const auto name = [](long double x) { return std::function(x); }; \
    ARGUMENTS(X)                                                      \
  }
  FUNCTIONS(F)
#undef F
#undef X
  return results;
}

// A sum in shared memory whose iteration count and distances are values of math functions.
template <int kHeight>
__global__ void column_sums(const float* in, float* out) {
  __shared__ float tile[kHeight][16];
  const int x = threadIdx.x, y = threadIdx.y;
  tile[y][x] = in[(blockIdx.x * kHeight + y) * 16 + x];
  __syncthreads();
  for (int i = 1; i <= __log2f(kHeight); ++i) {
    const int distance = __powf(2, i);
    if (y % distance == 0) tile[y][x] += tile[y + distance / 2][x];
    __syncthreads();
  }
  if (y == 0) out[blockIdx.x * 16 + x] = tile[0][x];
}

static long checked, wrong;

// At most four units in the last place; a device may flush numbers below the smallest normal one.
template <class T>
static void check(const char* what, int index, T got, long double exact) {
  using Limits = std::numeric_limits<T>;
  const T expected = static_cast<T>(exact);
  bool good;
  if (std::isnan(expected)) {
    good = std::isnan(got);
  } else if (std::isinf(expected) || expected == 0) {
    good = got == expected && (exact != 0 || std::signbit(got) == std::signbit(expected));
    good |= exact != 0 && !std::isinf(exact) && std::isinf(expected) && got == std::copysign(Limits::max(), expected);
    good |= exact != 0 && expected == 0 && std::fabs(got) <= 4 * Limits::denorm_min();
  } else {
    const long double unit = std::fabs(exact) < Limits::min() ? Limits::min() : std::fabs(exact) * Limits::epsilon();
    good = std::fabs(got - exact) <= 4 * unit;
  }
  ++checked;
  if (!good && wrong++ < 5)
    std::printf("%s %d: %.17g instead of %.17Lg\n", what, index, static_cast<double>(got), exact);
}

template <class T>
static void check_functions() {
  std::vector<T> x = {0, T(-0.0), INFINITY, -INFINITY, NAN, std::numeric_limits<T>::max(), T(1e-40)};
  const int special = x.size();
  for (int i = 0; i < 1000; ++i) x.push_back(T((i - 500) * 0.0837));
  const int n = x.size();
  std::vector<int> whole;
  for (int i = 0; i < n; ++i) whole.push_back(i < special ? (i % 2 ? -1 : 1) * (1 << 30) - i : i * 3 - 1500);
  DeviceArray<T> dx(x);
  DeviceArray<int> dwhole(whole);
  const int count = expected_powers(x[0], 0).size();
  DeviceArray<T> dout(count * n);
  powers<T><<<(n + 63) / 64, 64>>>(dx, dwhole, dout, n);
  const std::vector<T> out = dout.host();
  for (int i = 0; i < n; ++i) {
    const std::vector<long double> exact = expected_powers(x[i], whole[i]);
    for (int k = 0; k < count; ++k) check(sizeof(T) == 4 ? "powf" : "pow", k, out[k * n + i], exact[k]);
  }
  const std::vector<long double> exact = expected_values<T>();
  DeviceArray<T> dvalues(exact.size());
  values<T><<<1, 1>>>(dvalues);
  const std::vector<T> found = dvalues.host();
  for (size_t i = 0; i < exact.size(); ++i) check("value", i, found[i], exact[i]);
}

template <int kHeight>
static void check_sums() {
  const int blocks = 5;
  std::vector<float> in;
  for (int i = 0; i < blocks * kHeight * 16; ++i) in.push_back(i % 97);
  DeviceArray<float> din(in), dout(blocks * 16);
  column_sums<kHeight><<<blocks, dim3(16, kHeight)>>>(din, dout);
  const std::vector<float> out = dout.host();
  for (int i = 0; i < blocks * 16; ++i) {
    float sum = 0;
    for (int y = 0; y < kHeight; ++y) sum += in[(i / 16 * kHeight + y) * 16 + i % 16];
    check("sum", i, out[i], sum);
  }
}

int main() {
  check_functions<float>();
  check_functions<double>();
  check_sums<16>();
  check_sums<1>();
  check_sums<8>();
  return verdict(checked, wrong);
}
