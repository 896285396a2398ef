static void triad(float* a, const float* b, const float* c, float scale, int count) {
#pragma omp parallel for simd
  for (int i = 0; i < count; ++i) a[i] = b[i] + scale * c[i];
}
