// A sparse matrix (compressed rows) times a vector, one warp per row.
#include "bench.h"

constexpr int kThreads = 256, kBand = 1 << 14;

__global__ void __launch_bounds__(kThreads)
    spmv(int rows, const int* __restrict__ starts, const int* __restrict__ columns, const float* __restrict__ values,
         const float* __restrict__ x, float* __restrict__ y) {
  const int row = (blockIdx.x * kThreads + threadIdx.x) / 32, lane = threadIdx.x % 32;
  if (row >= rows) return;
  float sum = 0;
  for (int i = starts[row] + lane, end = starts[row + 1]; i < end; i += 32) sum += values[i] * x[columns[i]];
#pragma unroll
  for (int distance = 16; distance > 0; distance /= 2) sum += __shfl_down_sync(0xffffffff, sum, distance);
  if (lane == 0) y[row] = sum;
}

int main(int argc, char** argv) {
  const bench::Arguments given = bench::arguments(argc, argv, 1 << 19);
  const int rows = given.size, runs = given.runs;
  std::vector<int> starts(rows + 1), columns;
  std::vector<float> values, x(rows);
  bench::Random random(9);
  for (float& value : x) value = random.uniform(-1, 1);
  for (int row = 0; row < rows; ++row) {
    const int first = row > kBand ? row - kBand : 0;
    for (int left = 16 + random.below(100); left > 0; --left) {
      columns.push_back((first + random.below(2 * kBand)) % rows);
      values.push_back(random.uniform(-1, 1));
    }
    starts[row + 1] = static_cast<int>(columns.size());
  }
  bench::Buffer<int> dstarts(starts), dcolumns(columns);
  bench::Buffer<float> dvalues(values), dx(x), dy(rows);
  const std::vector<float> times = bench::times_ms(runs, [&] {
    spmv<<<bench::blocks(32L * rows, kThreads), kThreads>>>(rows, dstarts.get(), dcolumns.get(), dvalues.get(),
                                                            dx.get(), dy.get());
  });
  const std::vector<float> y = dy.host();
  bool correct = true;
  for (int row = 0; row < rows; row += 7) {
    double expected = 0;
    for (int i = starts[row]; i < starts[row + 1]; ++i) expected += static_cast<double>(values[i]) * x[columns[i]];
    correct &= bench::close(y[row], expected, 1e-5);
  }
  const double elements = static_cast<double>(values.size());
  return bench::report("spmv", correct, times, {8 * elements + 12.0 * rows, 2 * elements});
}
