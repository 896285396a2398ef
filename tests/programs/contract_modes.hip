// Products and sums are fused only if the source allows it: in this file within an
// expression, and not at all in functions that forbid it.
#include <cmath>

#include "support.h"

#pragma clang fp contract(on)

// a * b - c where c is the rounded product: 0, or the product's rounding error if fused.
__global__ void forbidden(const float* a, const float* b, float* out, double* wide) {
#pragma clang fp contract(off)
  const int i = threadIdx.x;
  const float product = a[i] * b[i];
  out[i] = a[i] * b[i] - product;
  const double x = a[i], y = b[i] + 1e-12, whole = x * y;
  wide[i] = x * y - whole;
}

__global__ void standard(const float* a, const float* b, float* out) {
#pragma STDC FP_CONTRACT OFF
  const int i = threadIdx.x;
  const float product = a[i] * b[i];
  out[i] = a[i] * b[i] - product;
}

__global__ void allowed(const float* a, const float* b, const float* c, float* out) {
  const int i = threadIdx.x;
  out[i] = a[i] * b[i] + c[i];
}

__global__ void fused(const float* a, const float* b, float* out) {
  const int i = threadIdx.x;
  out[i] = fmaf(a[i], b[i], -(a[i] * b[i]));
}

__global__ void split(const float* a, const float* b, float* out) {
  const int i = threadIdx.x;
  out[i] = __fadd_rn(__fmul_rn(a[i], b[i]), -__fmul_rn(a[i], b[i]));
}

int main() {
  const int n = 256;
  std::vector<float> a(n), b(n), c(n);
  Random random(11);
  for (int i = 0; i < n; ++i) a[i] = 1 + random.unit(), b[i] = 1 + random.unit();
  for (int i = 0; i < n; ++i) c[i] = -(a[i] * b[i]);
  DeviceArray<float> da(a), db(b), dc(c), off(n), pragma(n), on(n), fma(n), apart(n);
  DeviceArray<double> wide(n);
  forbidden<<<1, n>>>(da, db, off, wide);
  standard<<<1, n>>>(da, db, pragma);
  allowed<<<1, n>>>(da, db, dc, on);
  fused<<<1, n>>>(da, db, fma);
  split<<<1, n>>>(da, db, apart);
  long wrong = 0, errors = 0;
  for (int i = 0; i < n; ++i) {
    const float error = std::fma(a[i], b[i], c[i]);
    errors += error != 0;
    wrong += off.host()[i] != 0 || wide.host()[i] != 0;
    wrong += pragma.host()[i] != 0;
    wrong += apart.host()[i] != 0;
    wrong += fma.host()[i] != error;
    wrong += on.host()[i] != 0 && on.host()[i] != error;
  }
  // Most products have a rounding error: otherwise nothing was checked.
  if (errors < n / 2) wrong += n;
  return verdict(5 * n, wrong);
}
