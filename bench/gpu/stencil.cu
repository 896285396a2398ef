// A stencil of 7 points in 3 dimensions: each thread walks along z, with its column in registers.
#include "bench.h"

constexpr int kX = 32, kY = 8, kZ = 32;  // kZ: the planes of one thread

__global__ void __launch_bounds__(kX* kY)
    stencil(const float* __restrict__ from, float* __restrict__ to, int n, float centre, float side) {
  const int x = blockIdx.x * kX + threadIdx.x, y = blockIdx.y * kY + threadIdx.y;
  if (x < 1 || x >= n - 1 || y < 1 || y >= n - 1) return;
  const int first = max(1, static_cast<int>(blockIdx.z) * kZ);
  const int last = min(n - 1, static_cast<int>(blockIdx.z + 1) * kZ);
  const int plane = n * n;
  int i = (first * n + y) * n + x;
  float below = from[i - plane], here = from[i];
  for (int z = first; z < last; ++z, i += plane) {
    const float above = from[i + plane];
    const float around = from[i - 1] + from[i + 1] + from[i - n] + from[i + n];
    to[i] = centre * here + side * (below + above + around);
    below = here;
    here = above;
  }
}

int main(int argc, char** argv) {
  const bench::Arguments given = bench::arguments(argc, argv, 512);
  const int n = given.size, runs = given.runs;
  const size_t cells = static_cast<size_t>(n) * n * n;
  std::vector<float> from(cells);
  bench::Random random(3);
  for (float& value : from) value = random.uniform(0, 1);
  bench::Buffer<float> dfrom(from), dto(cells);
  dto.clear();
  const float centre = 0.4f, side = 0.1f;
  const dim3 grid(bench::blocks(n, kX), bench::blocks(n, kY), bench::blocks(n, kZ)), block(kX, kY);
  const std::vector<float> times =
      bench::times_ms(runs, [&] { stencil<<<grid, block>>>(dfrom.get(), dto.get(), n, centre, side); });
  const std::vector<float> to = dto.host();
  bool correct = true;
  for (int sample = 0; sample < 1 << 18; ++sample) {
    const size_t x = random.below(n), y = random.below(n), z = random.below(n);
    const size_t i = (z * n + y) * n + x, row = n, plane = row * row;
    const auto inside = [&](size_t at) { return at > 0 && at + 1 < row; };
    float expected = 0;
    if (inside(x) && inside(y) && inside(z))
      expected = centre * from[i] +
                 side * (from[i - 1] + from[i + 1] + from[i - row] + from[i + row] + from[i - plane] + from[i + plane]);
    correct &= bench::close(to[i], expected, 1e-5);
  }
  return bench::report("stencil", correct, times, {8.0 * cells, 8.0 * cells});
}
