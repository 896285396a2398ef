uint next(uint* state) {
  *state ^= *state << 13;
  *state ^= *state >> 17;
  *state ^= *state << 5;
  return *state;
}

kernel void monte_carlo(global uint* hits, int points, int streams) {
  const size_t i = get_global_id(0);
  if (i >= streams) return;
  uint state = (uint)(i + 1) * 2654435761u, found = 0;
  for (int point = 0; point < points; ++point) {
    const float x = next(&state) * 0x1p-32f, y = next(&state) * 0x1p-32f;
    if (x * x + y * y < 1.0f) ++found;
  }
  hits[i] = found;
}
