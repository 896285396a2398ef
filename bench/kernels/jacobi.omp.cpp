static void jacobi(const float* from, float* to, int n) {
#pragma omp parallel for
  for (int y = 1; y < n - 1; ++y)
#pragma omp simd
    for (int x = 1; x < n - 1; ++x) {
      const int i = y * n + x;
      to[i] = 0.25f * (from[i - 1] + from[i + 1] + from[i - n] + from[i + n]);
    }
}
