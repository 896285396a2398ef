// Math functions that return integers or two values, special arguments, and the fast versions.
#include <hip/hip_runtime.h>
#ifdef IN_WARPS
// A kernel with a warp operation is compiled for 32 lanes at once: this tests the functions in that form.
#define WARPS if (__activemask() == 0) return;
#else
#define WARPS
#endif
#include <cfloat>
#include <cstdint>
#include <vector>

template <typename T>
struct Row {
  T fraction, whole, part, rest, sine, cosine, sinpi, cospi, scaled, scaled_long, next, bigger, not_a_number;
  int exponent, quotient, ilogb, nan, inf, finite, sign, normal;
  long lrint, lround;
  long long llrint, llround;
};

template <typename T>
__global__ void rows(const T* x, const T* y, Row<T>* out, int n) {
  WARPS
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  Row<T>& r = out[i];
  T a = x[i], b = y[i];
  r.fraction = frexp(a, &r.exponent);
  r.part = modf(a, &r.whole);
  r.rest = remquo(a, b, &r.quotient);
  sincos(a, &r.sine, &r.cosine);
  sincospi(a, &r.sinpi, &r.cospi);
  r.scaled = ldexp(a, i % 40 - 20);
  r.scaled_long = std::scalbln(a, (long)(i % 7));
  r.next = nextafter(a, b);
  r.bigger = max(a, b);
  r.not_a_number = sizeof(T) == 4 ? nanf("") : nan("");
  r.ilogb = ilogb(a);
  r.nan = isnan(a);
  r.inf = isinf(a);
  r.finite = isfinite(a);
  r.sign = signbit(a);
  r.normal = std::isnormal(a);
  bool small = fabs(a) < T(1e9);
  r.lrint = small ? lrint(a) : 0;
  r.lround = small ? lround(a) : 0;
  r.llrint = small ? llrint(a) : 0;
  r.llround = small ? llround(a) : 0;
}

template <typename T>
bool same(T a, T b) {
  return std::isnan(a) ? std::isnan(b) : a == b && std::signbit(a) == std::signbit(b);
}
#define EXPECT(got, want)                                                                         \
  if (!same(double(got), double(want))) {                                                         \
    printf("%a, %a: %s is %a, not %a\n", double(a), double(b), #got, double(got), double(want));  \
    return false;                                                                                 \
  }
template <typename T>
bool close(T a, double b) {
  return std::isnan(b) ? std::isnan(a) : std::fabs(a - b) <= 4 * std::numeric_limits<T>::epsilon();
}

template <typename T>
bool check(const Row<T>& r, T a, T b, int i) {
  int exponent, quotient;
  T whole;
  T fraction = std::frexp(a, &exponent), part = std::modf(a, &whole);
  EXPECT(r.fraction, fraction);
  if (std::isfinite(a)) EXPECT(r.exponent, exponent);
  EXPECT(r.part, part);
  EXPECT(r.whole, whole);
  EXPECT(r.rest, std::remquo(a, b, &quotient));
  // Only the sign and the last three bits of the quotient are promised.
  if (!std::isnan(r.rest) && std::isfinite(b)) EXPECT(r.quotient & 7, quotient & 7);
  if (std::fabs(a) < 1e6 || !std::isfinite(a)) {
    if (!close(r.sine, std::sin((double)a)) || !close(r.cosine, std::cos((double)a)))
      return printf("sincos(%a) = %a %a\n", (double)a, (double)r.sine, (double)r.cosine), false;
    double turn = std::remainder((double)a, 2) * M_PI;
    if (!close(r.sinpi, std::sin(turn)) || !close(r.cospi, std::cos(turn)))
      return printf("sincospi(%a) = %a %a\n", (double)a, (double)r.sinpi, (double)r.cospi), false;
  }
  EXPECT(r.scaled, std::ldexp(a, i % 40 - 20));
  EXPECT(r.scaled_long, std::scalbln(a, i % 7));
  EXPECT(r.next, std::nextafter(a, b));
  EXPECT(r.bigger, std::fmax(a, b));
  EXPECT(std::isnan(r.not_a_number), true);
  if (std::isfinite(a) && a != 0) EXPECT(r.ilogb, std::ilogb(a));
  EXPECT(r.nan, std::isnan(a));
  EXPECT(r.inf, std::isinf(a));
  EXPECT(r.finite, std::isfinite(a));
  EXPECT(r.sign, std::signbit(a));
  EXPECT(r.normal, std::isnormal(a));
  if (std::fabs(a) < T(1e9)) {
    EXPECT(r.lrint, std::lrint(a));
    EXPECT(r.lround, std::lround(a));
    EXPECT(r.llrint, std::llrint(a));
    EXPECT(r.llround, std::llround(a));
  }
  return true;
}

template <typename T>
bool run() {
  typedef std::numeric_limits<T> L;
  std::vector<T> v = {T(0), T(-0.0), 1,         T(-1.5),       T(2.5),       T(3.5),        T(-0.5),
                      100,  T(1e-3), T(123.75), L::max(),      L::min(),     L::denorm_min(), -L::min() / 2,
                      L::infinity(), -L::infinity(), L::quiet_NaN(), T(8.25), T(-1e6), T(0.9999)};
  const int m = v.size(), n = m * m;
  T *x, *y;
  Row<T>* out;
  if (hipMallocManaged(&x, n * sizeof(T)) || hipMallocManaged(&y, n * sizeof(T)) ||
      hipMallocManaged(&out, n * sizeof(Row<T>)))
    exit(2);
  for (int i = 0; i < n; ++i) x[i] = v[i / m], y[i] = v[i % m];
  rows<T><<<(n + 63) / 64, 64>>>(x, y, out, n);
  if (hipDeviceSynchronize() != hipSuccess) exit(3);
  for (int i = 0; i < n; ++i)
    if (!(x[i] == 0 && y[i] == 0) && !check(out[i], x[i], y[i], i)) return false;
  return true;
}

// The fast versions are good to 2^-21 in the range in which CUDA specifies them.
__global__ void fast(const float* x, float (*r)[12], int n) {
  WARPS
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  float a = x[i];
  r[i][0] = __sinf(a);
  r[i][1] = __cosf(a);
  r[i][2] = __tanf(a / 3);
  r[i][3] = __expf(a);
  r[i][4] = __exp10f(a);
  r[i][5] = __logf(a + 4);
  r[i][6] = __log2f(a + 4);
  r[i][7] = __log10f(a + 4);
  r[i][8] = __powf(a + 4, 1.5f);
  r[i][9] = __fdividef(a, 7);
  __sincosf(a, &r[i][10], &r[i][11]);
}
bool check_fast() {
  const int n = 200;
  float *x, (*r)[12];
  if (hipMallocManaged(&x, n * sizeof *x) || hipMallocManaged(&r, n * sizeof *r)) exit(2);
  for (int i = 0; i < n; ++i) x[i] = (i - 100) * 0.031f;
  fast<<<4, 50>>>(x, r, n);
  if (hipDeviceSynchronize() != hipSuccess) exit(3);
  for (int i = 0; i < n; ++i) {
    double a = x[i];
    double want[] = {sin(a),      cos(a),       tan(a / 3),      exp(a), pow(10, a), log(a + 4),
                     log2(a + 4), log10(a + 4), pow(a + 4, 1.5), a / 7,  sin(a),     cos(a)};
    for (int k = 0; k < 12; ++k)
      if (std::fabs(r[i][k] - want[k]) > 4.8e-7 * (1 + std::fabs(want[k])))
        return printf("fast %d(%g) = %g, not %g\n", k, a, r[i][k], want[k]), false;
  }
  return true;
}

__global__ void norms(const float* f, const double* d, float* rf, double* rd) {
  WARPS
  rf[0] = norm3df(f[0], f[1], f[2]);
  rf[1] = norm4df(f[0], f[1], f[2], f[3]);
  rf[2] = rnorm3df(f[0], f[1], f[2]);
  rf[3] = normf(6, f);
  rf[4] = rnormf(6, f);
  rf[5] = __saturatef(f[4]) + __saturatef(-1) + __saturatef(NAN) + __saturatef(0.5f);
  rd[0] = norm3d(d[0], d[1], d[2]);
  rd[1] = norm4d(d[0], d[1], d[2], d[3]);
  rd[2] = rnorm4d(d[0], d[1], d[2], d[3]);
  rd[3] = norm(6, d);
  rd[4] = rnorm(6, d);
  rd[5] = norm3d(d[0] * 1e300, d[1] * 1e300, 0);
}
bool check_norms() {
  float *f, *rf;
  double *d, *rd;
  if (hipMallocManaged(&f, 64) || hipMallocManaged(&rf, 64) || hipMallocManaged(&d, 64) ||
      hipMallocManaged(&rd, 64))
    exit(2);
  double square[7] = {0};
  for (int i = 0; i < 6; ++i) {
    f[i] = d[i] = i + 1.25;
    square[i + 1] = square[i] + d[i] * d[i];
  }
  norms<<<1, 1>>>(f, d, rf, rd);
  if (hipDeviceSynchronize() != hipSuccess) exit(3);
  double n3 = sqrt(square[3]), n4 = sqrt(square[4]), n6 = sqrt(square[6]);
  double want_f[] = {n3, n4, 1 / n3, n6, 1 / n6, 1.5}, want_d[] = {n3, n4, 1 / n4, n6, 1 / n6, 0};
  want_d[5] = hypot(d[0] * 1e300, d[1] * 1e300);
  for (int i = 0; i < 6; ++i)
    if (fabs(rf[i] / want_f[i] - 1) > 4 * FLT_EPSILON || fabs(rd[i] / want_d[i] - 1) > 4 * DBL_EPSILON)
      return printf("norm %d: %g %g\n", i, rf[i], rd[i]), false;
  return true;
}

int main() {
  if (!run<float>() || !run<double>() || !check_fast() || !check_norms()) return 1;
  printf("done\n");
}
