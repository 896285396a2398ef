static void spmv(int rows, const int* __restrict__ starts, const int* __restrict__ columns,
                 const float* __restrict__ values, const float* __restrict__ x, float* __restrict__ y) {
#pragma omp parallel for
  for (int row = 0; row < rows; ++row) {
    float sum = 0;
#pragma omp simd reduction(+ : sum)
    for (int i = starts[row]; i < starts[row + 1]; ++i) sum += values[i] * x[columns[i]];
    y[row] = sum;
  }
}
