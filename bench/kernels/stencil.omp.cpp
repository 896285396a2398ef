static void stencil(const float* __restrict__ from, float* __restrict__ to, int n, float centre, float side) {
  const int plane = n * n;
#pragma omp parallel for
  for (int z = 1; z < n - 1; ++z)
    for (int y = 1; y < n - 1; ++y)
#pragma omp simd
      for (int x = 1; x < n - 1; ++x) {
        const int i = (z * n + y) * n + x;
        to[i] = centre * from[i] +
                side * (from[i - 1] + from[i + 1] + from[i - n] + from[i + n] + from[i - plane] + from[i + plane]);
      }
}
