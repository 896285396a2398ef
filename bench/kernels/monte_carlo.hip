// The points in a quarter of a circle, by xorshift as the generator (Marsaglia 2003): a simulation of pi.
__device__ unsigned next(unsigned& state) {
  state ^= state << 13;
  state ^= state >> 17;
  state ^= state << 5;
  return state;
}

__global__ void monte_carlo(unsigned* hits, int points, int streams) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= streams) return;
  unsigned state = (i + 1) * 2654435761u, found = 0;
  for (int point = 0; point < points; ++point) {
    const float x = next(state) * 0x1p-32f, y = next(state) * 0x1p-32f;
    if (x * x + y * y < 1.0f) ++found;
  }
  hits[i] = found;
}
