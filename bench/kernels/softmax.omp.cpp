#include <algorithm>
#include <cmath>

static void softmax(const float* values, float* result, int rows, int cols) {
#pragma omp parallel for
  for (int row = 0; row < rows; ++row) {
    const float* from = values + row * cols;
    float* to = result + row * cols;
    float largest = -INFINITY, sum = 0;
#pragma omp simd reduction(max : largest)
    for (int col = 0; col < cols; ++col) largest = std::max(largest, from[col]);
#pragma omp simd reduction(+ : sum)
    for (int col = 0; col < cols; ++col) sum += to[col] = std::exp(from[col] - largest);
    const float factor = 1 / sum;
#pragma omp simd
    for (int col = 0; col < cols; ++col) to[col] *= factor;
  }
}
