// Matrix multiplication with 16 x 16 tiles in static shared memory.
#include <cmath>
#include <vector>

#include "common/check.h"

constexpr int kTile = 16;

__global__ void matmul(const float* a, const float* b, float* c, int m, int n, int k) {
  __shared__ float tile_a[kTile][kTile];
  __shared__ float tile_b[kTile][kTile];
  const int row = blockIdx.y * kTile + threadIdx.y;
  const int col = blockIdx.x * kTile + threadIdx.x;
  float sum = 0;
  for (int t = 0; t < k; t += kTile) {
    const int ka = t + threadIdx.x, kb = t + threadIdx.y;
    tile_a[threadIdx.y][threadIdx.x] = row < m && ka < k ? a[row * k + ka] : 0;
    tile_b[threadIdx.y][threadIdx.x] = kb < k && col < n ? b[kb * n + col] : 0;
    __syncthreads();
    for (int i = 0; i < kTile; ++i) sum += tile_a[threadIdx.y][i] * tile_b[i][threadIdx.x];
    __syncthreads();
  }
  if (row < m && col < n) c[row * n + col] = sum;
}

int main() {
  const int m = 150, n = 203, k = 111;
  std::vector<float> a(m * k), b(k * n), c(m * n);
  for (int i = 0; i < m * k; ++i) a[i] = static_cast<float>(i * 7 % 13) - 6;
  for (int i = 0; i < k * n; ++i) b[i] = static_cast<float>(i * 5 % 11) - 5;

  float *da, *db, *dc;
  HIP_CHECK(hipMalloc(&da, a.size() * sizeof(float)));
  HIP_CHECK(hipMalloc(&db, b.size() * sizeof(float)));
  HIP_CHECK(hipMalloc(&dc, c.size() * sizeof(float)));
  HIP_CHECK(hipMemcpy(da, a.data(), a.size() * sizeof(float), hipMemcpyHostToDevice));
  HIP_CHECK(hipMemcpy(db, b.data(), b.size() * sizeof(float), hipMemcpyHostToDevice));
  const dim3 block(kTile, kTile), grid((n + kTile - 1) / kTile, (m + kTile - 1) / kTile);
  matmul<<<grid, block>>>(da, db, dc, m, n, k);
  HIP_CHECK(hipGetLastError());
  HIP_CHECK(hipMemcpy(c.data(), dc, c.size() * sizeof(float), hipMemcpyDeviceToHost));
  for (float* p : {da, db, dc}) HIP_CHECK(hipFree(p));

  // Small integers: every sum is exact, in whatever order.
  int wrong = 0;
  for (int row = 0; row < m; ++row)
    for (int col = 0; col < n; ++col) {
      long sum = 0;
      for (int i = 0; i < k; ++i)
        sum += static_cast<long>(a[row * k + i]) * static_cast<long>(b[i * n + col]);
      wrong += c[row * n + col] != static_cast<float>(sum);
    }
  std::printf("%d x %d x %d, %d wrong elements\n", m, n, k, wrong);
  return wrong == 0 ? 0 : 1;
}
