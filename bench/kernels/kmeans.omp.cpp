constexpr int kDimensions = 4;

static void kmeans(const float* points, const float* centres, int* nearest, int count, int clusters) {
#pragma omp parallel for simd
  for (int i = 0; i < count; ++i) {
    float least = 3.4e38f;
    int found = 0;
    for (int cluster = 0; cluster < clusters; ++cluster) {
      float distance = 0;
      for (int d = 0; d < kDimensions; ++d) {
        const float difference = points[d * count + i] - centres[cluster * kDimensions + d];
        distance += difference * difference;
      }
      if (distance < least) {
        least = distance;
        found = cluster;
      }
    }
    nearest[i] = found;
  }
}
