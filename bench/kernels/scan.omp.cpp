constexpr int kCount = 1 << 20;

static void scan(const int* values, int* result, int segment) {
#pragma omp parallel for
  for (int first = 0; first < kCount; first += segment) {
    int sum = 0;
    for (int i = first; i < first + segment; ++i) result[i] = sum += values[i];
  }
}
