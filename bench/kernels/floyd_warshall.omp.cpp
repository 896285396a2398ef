#include <algorithm>

static void floyd_warshall(int* lengths, int n, int via) {
#pragma omp parallel for
  for (int row = 0; row < n; ++row) {
    const int begin = lengths[row * n + via];
#pragma omp simd
    for (int col = 0; col < n; ++col)
      lengths[row * n + col] = std::min(lengths[row * n + col], begin + lengths[via * n + col]);
  }
}
