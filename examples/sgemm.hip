// C = alpha * A * B + beta * C: 4 x 4 results per thread in registers, 64 x 64 per block.
#include <cmath>
#include <vector>

#include "common/check.h"

constexpr int kBlock = 64, kDepth = 8, kPer = 4, kSide = kBlock / kPer;

__global__ void __launch_bounds__(kSide* kSide)
    sgemm(int m, int n, int k, float alpha, const float* __restrict__ a,
          const float* __restrict__ b, float beta, float* __restrict__ c) {
  __shared__ float tile_a[kDepth][kBlock], tile_b[kDepth][kBlock];
  const int row0 = blockIdx.y * kBlock, col0 = blockIdx.x * kBlock;
  const int thread = threadIdx.y * kSide + threadIdx.x;
  float sum[kPer][kPer] = {};
  for (int k0 = 0; k0 < k; k0 += kDepth) {
    for (int i = thread; i < kBlock * kDepth; i += kSide * kSide) {
      const int ra = row0 + i / kDepth, ka = k0 + i % kDepth;
      tile_a[i % kDepth][i / kDepth] = ra < m && ka < k ? a[ra * k + ka] : 0;
      const int kb = k0 + i / kBlock, cb = col0 + i % kBlock;
      tile_b[i / kBlock][i % kBlock] = kb < k && cb < n ? b[kb * n + cb] : 0;
    }
    __syncthreads();
#pragma unroll
    for (int d = 0; d < kDepth; ++d)
      for (int r = 0; r < kPer; ++r)
        for (int s = 0; s < kPer; ++s)
          sum[r][s] += tile_a[d][threadIdx.y * kPer + r] * tile_b[d][threadIdx.x * kPer + s];
    __syncthreads();
  }
  for (int r = 0; r < kPer; ++r)
    for (int s = 0; s < kPer; ++s) {
      const int row = row0 + threadIdx.y * kPer + r, col = col0 + threadIdx.x * kPer + s;
      if (row < m && col < n) c[row * n + col] = alpha * sum[r][s] + beta * c[row * n + col];
    }
}

int main() {
  const int m = 200, n = 180, k = 170;
  const float alpha = 1.25f, beta = -0.5f;
  std::vector<float> a(m * k), b(k * n), c(m * n), result(m * n);
  unsigned state = 11;
  for (std::vector<float>* matrix : {&a, &b, &c})
    for (float& value : *matrix) {
      state = state * 1664525u + 1013904223u;
      value = static_cast<float>(state >> 8) / (1 << 24) - 0.5f;
    }

  float *da, *db, *dc;
  HIP_CHECK(hipMalloc(&da, a.size() * sizeof(float)));
  HIP_CHECK(hipMalloc(&db, b.size() * sizeof(float)));
  HIP_CHECK(hipMalloc(&dc, c.size() * sizeof(float)));
  HIP_CHECK(hipMemcpy(da, a.data(), a.size() * sizeof(float), hipMemcpyHostToDevice));
  HIP_CHECK(hipMemcpy(db, b.data(), b.size() * sizeof(float), hipMemcpyHostToDevice));
  HIP_CHECK(hipMemcpy(dc, c.data(), c.size() * sizeof(float), hipMemcpyHostToDevice));
  const dim3 grid((n + kBlock - 1) / kBlock, (m + kBlock - 1) / kBlock), block(kSide, kSide);
  sgemm<<<grid, block>>>(m, n, k, alpha, da, db, beta, dc);
  HIP_CHECK(hipGetLastError());
  HIP_CHECK(hipMemcpy(result.data(), dc, c.size() * sizeof(float), hipMemcpyDeviceToHost));
  for (float* p : {da, db, dc}) HIP_CHECK(hipFree(p));

  double worst = 0;
  for (int row = 0; row < m; ++row)
    for (int col = 0; col < n; ++col) {
      double sum = 0;
      for (int i = 0; i < k; ++i) sum += double(a[row * k + i]) * double(b[i * n + col]);
      const double expected = double(alpha) * sum + double(beta) * double(c[row * n + col]);
      worst = larger_error(worst, std::fabs(result[row * n + col] - expected));
    }
  std::printf("%d x %d x %d, largest error %.1e\n", m, n, k, worst);
  return worst < 1e-4 ? 0 : 1;
}
