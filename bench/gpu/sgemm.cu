// C = A * B in single precision: 8 x 8 results per thread in registers, 128 x 128 per block.
#include "bench.h"

constexpr int kBlock = 128, kDepth = 8, kPer = 8, kThreads = 256, kSide = kBlock / kPer;

// n is a multiple of kBlock.
__global__ void __launch_bounds__(kThreads, 2)
    sgemm(int n, const float* __restrict__ a, const float* __restrict__ b, float* __restrict__ c) {
  __shared__ __align__(16) float tile_a[2][kDepth][kBlock], tile_b[2][kDepth][kBlock];
  const int thread = threadIdx.x;
  const int row = thread / kSide * kPer, col = thread % kSide * 4;
  // Each thread moves one vector of each tile: four of A's row, which it transposes; four of B's.
  const int row_a = thread / 2, col_a = thread % 2 * 4;
  const int row_b = thread / 32, col_b = thread % 32 * 4;
  a += (blockIdx.y * kBlock + row_a) * n + col_a;
  b += row_b * n + blockIdx.x * kBlock + col_b;

  const auto store = [&](int stage, float4 va, float4 vb) {
    tile_a[stage][col_a][row_a] = va.x;
    tile_a[stage][col_a + 1][row_a] = va.y;
    tile_a[stage][col_a + 2][row_a] = va.z;
    tile_a[stage][col_a + 3][row_a] = va.w;
    *reinterpret_cast<float4*>(&tile_b[stage][row_b][col_b]) = vb;
  };

  float sum[kPer][kPer] = {};
  store(0, *reinterpret_cast<const float4*>(a), *reinterpret_cast<const float4*>(b));
  __syncthreads();
  int stage = 0;
  for (int k = kDepth; k <= n; k += kDepth, stage ^= 1) {
    float4 next_a, next_b;
    if (k < n) {
      next_a = *reinterpret_cast<const float4*>(a + k);
      next_b = *reinterpret_cast<const float4*>(b + k * n);
    }
#pragma unroll
    for (int d = 0; d < kDepth; ++d) {
      float x[kPer], y[kPer];
#pragma unroll
      for (int i = 0; i < kPer; i += 4) {
        *reinterpret_cast<float4*>(x + i) = *reinterpret_cast<const float4*>(&tile_a[stage][d][row + i]);
        *reinterpret_cast<float4*>(y + i) =
            *reinterpret_cast<const float4*>(&tile_b[stage][d][col + i * (kBlock / kPer)]);
      }
#pragma unroll
      for (int i = 0; i < kPer; ++i)
#pragma unroll
        for (int j = 0; j < kPer; ++j) sum[i][j] += x[i] * y[j];
    }
    if (k < n) store(stage ^ 1, next_a, next_b);
    __syncthreads();
  }
#pragma unroll
  for (int i = 0; i < kPer; ++i)
#pragma unroll
    for (int j = 0; j < kPer; j += 4)
      *reinterpret_cast<float4*>(c + (blockIdx.y * kBlock + row + i) * n + blockIdx.x * kBlock + col +
                                 j * (kBlock / kPer)) =
          make_float4(sum[i][j], sum[i][j + 1], sum[i][j + 2], sum[i][j + 3]);
}

int main(int argc, char** argv) {
  const bench::Arguments given = bench::arguments(argc, argv, 2048);
  const int size = given.size, runs = given.runs;
  const int n = bench::blocks(size, kBlock) * kBlock;
  std::vector<float> a(n * n), b(n * n);
  bench::Random random(1);
  for (float& value : a) value = random.uniform(-1, 1);
  for (float& value : b) value = random.uniform(-1, 1);
  bench::Buffer<float> da(a), db(b), dc(n * n);
  const dim3 grid(n / kBlock, n / kBlock);
  const std::vector<float> times =
      bench::times_ms(runs, [&] { sgemm<<<grid, kThreads>>>(n, da.get(), db.get(), dc.get()); });
  const std::vector<float> c = dc.host();
  bool correct = true;
  for (int sample = 0; sample < 2048; ++sample) {
    const int row = random.below(n), col = random.below(n);
    double expected = 0;
    for (int k = 0; k < n; ++k) expected += static_cast<double>(a[row * n + k]) * b[k * n + col];
    correct &= bench::close(c[row * n + col], expected, 1e-4);
  }
  return bench::report("sgemm", correct, times, {0, 2.0 * n * n * n});
}
