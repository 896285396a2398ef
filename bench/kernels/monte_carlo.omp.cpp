static inline unsigned next(unsigned& state) {
  state ^= state << 13;
  state ^= state >> 17;
  state ^= state << 5;
  return state;
}

static void monte_carlo(unsigned* hits, int points, int streams) {
#pragma omp parallel for simd
  for (int i = 0; i < streams; ++i) {
    unsigned state = (i + 1) * 2654435761u, found = 0;
    for (int point = 0; point < points; ++point) {
      const float x = next(state) * 0x1p-32f, y = next(state) * 0x1p-32f;
      if (x * x + y * y < 1.0f) ++found;
    }
    hits[i] = found;
  }
}
