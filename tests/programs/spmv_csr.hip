// Sparse matrix times vector in CSR: one thread per row, and one warp per row with a shuffle sum.
#include <cmath>

#include "support.h"

struct Csr {
  const int* start;
  const int* column;
  const float* value;
  int rows;
};

__global__ void spmv_scalar(Csr m, const float* x, float* y) {
  const int row = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= m.rows) return;
  float sum = 0;
  for (int i = m.start[row]; i < m.start[row + 1]; ++i) sum += m.value[i] * x[m.column[i]];
  y[row] = sum;
}

__global__ void spmv_warp(Csr m, const float* x, float* y) {
  const int row = (blockIdx.x * blockDim.x + threadIdx.x) / warpSize;
  const int lane = threadIdx.x % warpSize;
  if (row >= m.rows) return;
  float sum = 0;
  for (int i = m.start[row] + lane; i < m.start[row + 1]; i += warpSize) sum += m.value[i] * x[m.column[i]];
  for (int offset = warpSize / 2; offset > 0; offset /= 2) sum += __shfl_down(sum, offset);
  if (lane == 0) y[row] = sum;
}

int main() {
  const int rows = 1500, columns = 900;
  Random random(3);
  std::vector<float> dense_row(columns), x(columns), value;
  std::vector<int> start{0}, column;
  std::vector<double> expected;
  for (float& v : x) v = random.unit() - 0.5f;
  for (int row = 0; row < rows; ++row) {
    double sum = 0;
    const int skip = 1 + random.below(row % 7 == 0 ? 4 : 200);
    for (int c = random.below(skip); c < columns; c += skip) {
      column.push_back(c);
      value.push_back(random.unit());
      sum += double(value.back()) * double(x[c]);
    }
    start.push_back(static_cast<int>(column.size()));
    expected.push_back(sum);
  }
  DeviceArray<int> dstart(start), dcolumn(column);
  DeviceArray<float> dvalue(value), dx(x), scalar(rows), warp(rows);
  const Csr m{dstart, dcolumn, dvalue, rows};
  spmv_scalar<<<(rows + 127) / 128, 128>>>(m, dx, scalar);
  spmv_warp<<<(rows * 32 + 127) / 128, 128>>>(m, dx, warp);
  const std::vector<float> a = scalar.host(), b = warp.host();
  long wrong = 0;
  for (int row = 0; row < rows; ++row) {
    wrong += !(std::fabs(a[row] - expected[row]) <= 1e-4);
    wrong += !(std::fabs(b[row] - expected[row]) <= 1e-4);
  }
  return verdict(2 * rows, wrong);
}
