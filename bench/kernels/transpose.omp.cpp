constexpr int kTile = 32;

static void transpose(const float* values, float* result, int n) {
#pragma omp parallel for collapse(2)
  for (int row = 0; row < n; row += kTile)
    for (int col = 0; col < n; col += kTile)
      for (int y = row; y < row + kTile; ++y)
        for (int x = col; x < col + kTile; ++x) result[y * n + x] = values[x * n + y];
}
