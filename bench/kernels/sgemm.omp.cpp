#include <algorithm>

constexpr int kBlock = 64;  // of the inner dimension: its rows of b stay in the cache

static void sgemm(const float* a, const float* b, float* c, int n) {
#pragma omp parallel for
  for (int row = 0; row < n; ++row) {
    float* sums = c + row * n;
    std::fill(sums, sums + n, 0.0f);
    for (int first = 0; first < n; first += kBlock)
      for (int k = first; k < first + kBlock; ++k) {
        const float factor = a[row * n + k];
#pragma omp simd
        for (int col = 0; col < n; ++col) sums[col] += factor * b[k * n + col];
      }
  }
}
