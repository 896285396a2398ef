constexpr int kBins = 256;

static void histogram(const int* values, int count, unsigned* bins) {
#pragma omp parallel for reduction(+ : bins[ : kBins])
  for (int i = 0; i < count; ++i) ++bins[values[i]];
}
