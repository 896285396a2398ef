// Conway's Game of Life on a torus: 2-D blocks, ping-pong buffers, a glider that must come back.
#include <cstdint>
#include <utility>
#include <vector>

#include "common/check.h"

constexpr int kSize = 64;

__global__ void generation(const std::uint8_t* in, std::uint8_t* out) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  int neighbours = 0;
  for (int dy = -1; dy <= 1; ++dy)
    for (int dx = -1; dx <= 1; ++dx)
      if (dx != 0 || dy != 0)
        neighbours += in[(y + dy + kSize) % kSize * kSize + (x + dx + kSize) % kSize];
  const bool alive = in[y * kSize + x] != 0;
  out[y * kSize + x] = neighbours == 3 || (alive && neighbours == 2);
}

static std::vector<std::uint8_t> run(std::vector<std::uint8_t> cells, int generations) {
  std::uint8_t *now, *next;
  HIP_CHECK(hipMalloc(&now, cells.size()));
  HIP_CHECK(hipMalloc(&next, cells.size()));
  HIP_CHECK(hipMemcpy(now, cells.data(), cells.size(), hipMemcpyHostToDevice));
  for (int i = 0; i < generations; ++i) {
    generation<<<dim3(kSize / 16, kSize / 8), dim3(16, 8)>>>(now, next);
    std::swap(now, next);
  }
  HIP_CHECK(hipGetLastError());
  HIP_CHECK(hipMemcpy(cells.data(), now, cells.size(), hipMemcpyDeviceToHost));
  HIP_CHECK(hipFree(now));
  HIP_CHECK(hipFree(next));
  return cells;
}

// Scatters to the neighbours, where the kernel gathers from them.
static std::vector<std::uint8_t> reference(std::vector<std::uint8_t> cells, int generations) {
  for (int i = 0; i < generations; ++i) {
    std::vector<int> count(cells.size());
    for (int y = 0; y < kSize; ++y)
      for (int x = 0; x < kSize; ++x)
        if (cells[y * kSize + x])
          for (int k = 0; k < 9; ++k)
            if (k != 4)
              ++count[(y + k / 3 + kSize - 1) % kSize * kSize + (x + k % 3 + kSize - 1) % kSize];
    for (size_t c = 0; c < cells.size(); ++c)
      cells[c] = count[c] == 3 || (cells[c] && count[c] == 2);
  }
  return cells;
}

int main() {
  std::vector<std::uint8_t> glider(kSize * kSize), soup(kSize * kSize);
  for (int cell : {1, kSize + 2, 2 * kSize, 2 * kSize + 1, 2 * kSize + 2}) glider[cell] = 1;
  unsigned state = 3;
  for (std::uint8_t& cell : soup) {
    state = state * 1664525u + 1013904223u;
    cell = state >> 31;
  }
  // A glider moves one cell down and right in four generations, so 4 * kSize bring it home.
  const bool home = run(glider, 4 * kSize) == glider;
  const bool same = run(soup, 100) == reference(soup, 100);
  std::printf("glider %s after %d generations, soup %s\n", home ? "home" : "lost", 4 * kSize,
              same ? "right" : "wrong");
  return home && same ? 0 : 1;
}
