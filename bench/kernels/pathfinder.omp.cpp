#include <algorithm>
#include <vector>

constexpr int kHeight = 16;

static void pathfinder(const int* costs, const int* from, int* to, int cols, int rows, int row) {
  std::vector<int> buffer(from, from + cols);
  for (int next = std::max(row, 1); next < std::min(row + kHeight, rows); ++next) {
    const int* last = buffer.data();
#pragma omp parallel for simd
    for (int col = 0; col < cols; ++col) {
      const int least = std::min(last[std::max(col - 1, 0)], last[std::min(col + 1, cols - 1)]);
      to[col] = std::min(least, last[col]) + costs[next * cols + col];
    }
    std::copy(to, to + cols, buffer.begin());
  }
}
