// Gaussian elimination with partial pivoting, one block: the solution is known beforehand.
#include <cmath>

#include "support.h"

constexpr int kN = 48, kWidth = kN + 1;

__global__ void solve(double* m, double* x) {
  __shared__ double factor[kN];
  __shared__ int pivot;
  const int row = threadIdx.x;
  for (int k = 0; k < kN; ++k) {
    if (row == 0) {
      pivot = k;
      for (int r = k + 1; r < kN; ++r)
        if (fabs(m[r * kWidth + k]) > fabs(m[pivot * kWidth + k])) pivot = r;
    }
    __syncthreads();
    for (int c = row; c < kWidth; c += blockDim.x) {
      const double t = m[k * kWidth + c];
      m[k * kWidth + c] = m[pivot * kWidth + c];
      if (pivot != k) m[pivot * kWidth + c] = t;
    }
    __syncthreads();
    if (row != k) factor[row] = m[row * kWidth + k] / m[k * kWidth + k];
    __syncthreads();
    if (row != k)
      for (int c = k; c < kWidth; ++c) m[row * kWidth + c] -= factor[row] * m[k * kWidth + c];
    __syncthreads();
  }
  x[row] = m[row * kWidth + kN] / m[row * kWidth + row];
}

int main() {
  Random random(15);
  std::vector<double> m(kN * kWidth), solution(kN);
  for (int i = 0; i < kN; ++i) solution[i] = i % 2 ? i : -0.5 * i;
  for (int r = 0; r < kN; ++r) {
    double right = 0;
    for (int c = 0; c < kN; ++c) {
      m[r * kWidth + c] = r == c && r % 3 == 0 ? 0 : double(random.unit()) - 0.5;
      right += m[r * kWidth + c] * solution[c];
    }
    m[r * kWidth + kN] = right;
  }
  DeviceArray<double> dm(m), dx(kN);
  solve<<<1, kN>>>(dm, dx);
  const auto x = dx.host();
  long wrong = 0;
  for (int i = 0; i < kN; ++i) wrong += !(std::fabs(x[i] - solution[i]) < 1e-8);
  return verdict(kN, wrong);
}
