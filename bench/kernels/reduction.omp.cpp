static void reduction(const float* values, int count, float* sums) {
  float sum = 0;
#pragma omp parallel for simd reduction(+ : sum)
  for (int i = 0; i < count; ++i) sum += values[i];
  sums[0] = sum;
}
