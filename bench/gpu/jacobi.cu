// Jacobi's iteration for Laplace's equation in a square, all sweeps in one cooperative launch.
#include <cooperative_groups.h>

#include "bench.h"

constexpr int kX = 32, kY = 8, kSweeps = 100, kWaves = 32;

__global__ void __launch_bounds__(kX* kY) jacobi(float* from, float* to, int n, int sweeps) {
  const cooperative_groups::grid_group grid = cooperative_groups::this_grid();
  const int across = (n + kX - 1) / kX, tiles = across * ((n + kY - 1) / kY);
  for (int sweep = 0; sweep < sweeps; ++sweep) {
    for (int tile = blockIdx.x; tile < tiles; tile += gridDim.x) {
      const int x = tile % across * kX + threadIdx.x, y = tile / across * kY + threadIdx.y;
      if (x < 1 || x >= n - 1 || y < 1 || y >= n - 1) continue;
      const int i = y * n + x;
      to[i] = 0.25f * (from[i - 1] + from[i + 1] + from[i - n] + from[i + n]);
    }
    grid.sync();
    float* const last = from;
    from = to;
    to = last;
  }
}

int main(int argc, char** argv) {
  const bench::Arguments given = bench::arguments(argc, argv, 2048);
  const int n = given.size, runs = given.runs;
  // An eigenvector of the sweep, zero at the border: each sweep multiplies it by its eigenvalue.
  const int waves = n > 8 * kWaves ? kWaves : 1;
  const double step = std::acos(-1.0) * waves / (n - 1);
  std::vector<float> begin(n * n);
  for (int y = 0; y < n; ++y)
    for (int x = 0; x < n; ++x) begin[y * n + x] = static_cast<float>(std::sin(step * x) * std::sin(step * y));
  bench::Buffer<float> dbegin(begin), dfrom(n * n), dto(begin);
  int processors = 0, per_processor = 0;
  CHECK(cudaDeviceGetAttribute(&processors, cudaDevAttrMultiProcessorCount, 0));
  CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&per_processor, jacobi, kX * kY, 0));
  float *from = dfrom.get(), *to = dto.get();
  int size = n, sweeps = kSweeps;
  void* parameters[] = {&from, &to, &size, &sweeps};
  const std::vector<float> times = bench::times_ms(
      runs, [&] { dfrom.copy(dbegin); },
      [&] {
        CHECK(cudaLaunchCooperativeKernel(reinterpret_cast<const void*>(jacobi), dim3(processors * per_processor),
                                          dim3(kX, kY), parameters, 0, nullptr));
      });
  const std::vector<float> result = kSweeps % 2 ? dto.host() : dfrom.host();
  const double factor = std::pow(std::cos(step), kSweeps);
  bool correct = true;
  for (int i = 0; i < n * n; ++i) correct &= bench::close(result[i], factor * begin[i], 1e-4);
  const double cells = static_cast<double>(n) * n * kSweeps;
  return bench::report("jacobi", correct, times, {8 * cells, 4 * cells});
}
