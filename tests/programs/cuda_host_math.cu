// CUDA's math functions beyond C's, on the host and on the device, in both precisions: the same values.
// Overloads for float, classification by glibc's names, and _Float16, too.
#include <cuda_runtime.h>

#include <cmath>
#include <cstdio>

template <typename T>
__host__ __device__ int evaluate(T x, T* r) {
  T s, c, v[] = {x, T(2), T(-3)};
  sincospi(x, &s, &c);
  const T values[] = {
      sinpi(x), cospi(x), s, c, rsqrt(x), rcbrt(x), erfinv(x), erfcinv(x), erfcx(x), normcdf(x), normcdfinv(x),
      cyl_bessel_i0(x), cyl_bessel_i1(x), rhypot(x, T(2)), exp10(x), j0(x), j1(x), jn(2, x), y0(x), y1(x),
      yn(2, x), sizeof(T) == 4 ? T(norm3df(v[0], v[1], v[2])) : T(norm3d(v[0], v[1], v[2])),
      sizeof(T) == 4 ? T(rnorm4df(v[0], v[1], v[2], 4)) : T(rnorm4d(v[0], v[1], v[2], 4)),
      sizeof(T) == 4 ? T(fdividef(x, 3)) : x / 3};
  int n = 0;
  for (T value : values) r[n++] = value;
  return n;
}

__global__ void on_device(float* f, double* d, int* kinds, _Float16* h) {
  evaluate(0.3f, f);
  evaluate(0.3, d);
  kinds[0] = __isnanf(f[0]) + __isinf(d[0]) + finite(d[0]) + isinff(INFINITY) + (__signbitf(-f[0]) != 0);
  h[1] = fma(h[0], h[0], (_Float16)3);
  h[2] = pow(h[0], 2);
  h[3] = fabs(h[0]);
}

static long wrong = 0, checked = 0;

static void expect(double got, double want, double tolerance) {
  ++checked;
  if (std::fabs(got - want) <= tolerance * std::fabs(want)) return;
  ++wrong;
  std::printf("%.17g, not %.17g\n", got, want);
}

int main() {
  float* f;
  double* d;
  int* kinds;
  _Float16* h;
  if (cudaMallocManaged(&f, 256) || cudaMallocManaged(&d, 512) || cudaMallocManaged(&kinds, 64) ||
      cudaMallocManaged(&h, 64))
    return 2;
  h[0] = (_Float16)-0.3333f;
  on_device<<<1, 1>>>(f, d, kinds, h);
  if (cudaDeviceSynchronize()) return 3;
  float host_f[64];
  double host_d[64];
  int count = evaluate(0.3f, host_f);
  evaluate(0.3, host_d);
  for (int i = 0; i < count; ++i) {
    expect(f[i], host_f[i], 1e-6);
    expect(d[i], host_d[i], 1e-14);
    expect(f[i], d[i], 2e-6);
  }
  expect(host_d[0], std::sin(0.3 * M_PI), 1e-15);
  expect(host_d[9], std::erfc(-0.3 / std::sqrt(2.0)) / 2, 1e-15);
  expect(std::erf(host_d[6]), 0.3, 1e-15);
  expect(kinds[0], 3, 0);
  float third = h[0];
  expect(h[1], (double)(_Float16)(third * third + 3), 0);
  expect(h[2], (double)(_Float16)(third * third), 0);
  expect(h[3], -third, 0);
  std::printf("%ld checked, %ld wrong\n", checked, wrong);
  return wrong != 0;
}
