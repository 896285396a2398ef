// Jacobi iterations in one kernel: tiles in shared memory, barriers of the block and of the grid, and
// a number of iterations that the data decide.
#include <hip/hip_cooperative_groups.h>
#include <hip/hip_runtime.h>

#include <cmath>

#include "support.h"

namespace cg = cooperative_groups;

constexpr int kTile = 8, kWidth = 48, kHeight = 40;

__global__ void jacobi(float* a, float* b, float* change, int most, float enough, int* iterations) {
  __shared__ float tile[kTile + 2][kTile + 2];
  const cg::grid_group grid = cg::this_grid();
  const int tx = static_cast<int>(threadIdx.x), ty = static_cast<int>(threadIdx.y);
  const int x = static_cast<int>(blockIdx.x) * kTile + tx;
  const int y = static_cast<int>(blockIdx.y) * kTile + ty;
  float *from = a, *to = b;
  int steps = 0;
  while (steps < most) {
    for (int row = ty; row < kTile + 2; row += kTile)
      for (int column = tx; column < kTile + 2; column += kTile) {
        const int gx = x - tx + column - 1, gy = y - ty + row - 1;
        const bool inside = gx >= 0 && gx < kWidth && gy >= 0 && gy < kHeight;
        tile[row][column] = inside ? from[gy * kWidth + gx] : 1.0f;
      }
    __syncthreads();
    const float old = tile[ty + 1][tx + 1];
    const float value = 0.25f * (tile[ty][tx + 1] + tile[ty + 2][tx + 1] + tile[ty + 1][tx] + tile[ty + 1][tx + 2]);
    to[y * kWidth + x] = value;
    change[y * kWidth + x] = std::fabs(value - old);
    ++steps;
    grid.sync();
    // All read the same value, so all stop together.
    float largest = 0;
    for (int i = 0; i < kWidth * kHeight; i += 97) largest = std::fmax(largest, change[i]);
    float* last = from;
    from = to;
    to = last;
    grid.sync();
    if (largest < enough) break;
  }
  a[y * kWidth + x] = from[y * kWidth + x];
  if (x == 0 && y == 0) *iterations = steps;
}

int model(std::vector<float>& a, int most, float enough) {
  std::vector<float> b(a.size()), change(a.size());
  const auto at = [&](int x, int y) {
    return x >= 0 && x < kWidth && y >= 0 && y < kHeight ? a[y * kWidth + x] : 1.0f;
  };
  int steps = 0;
  while (steps < most) {
    for (int y = 0; y < kHeight; ++y)
      for (int x = 0; x < kWidth; ++x) {
        b[y * kWidth + x] = 0.25f * (at(x, y - 1) + at(x, y + 1) + at(x - 1, y) + at(x + 1, y));
        change[y * kWidth + x] = std::fabs(b[y * kWidth + x] - at(x, y));
      }
    ++steps;
    a.swap(b);
    float largest = 0;
    for (int i = 0; i < kWidth * kHeight; i += 97) largest = std::fmax(largest, change[i]);
    if (largest < enough) break;
  }
  return steps;
}

int main() {
  long checked = 0, wrong = 0;
  for (const int most : {0, 1, 7, 500}) {
    Random random(3);
    std::vector<float> host(kWidth * kHeight);
    for (float& value : host) value = random.unit();
    DeviceArray<float> a(host), b(host.size()), change(host.size());
    DeviceArray<int> iterations(1);
    float *a_at = a, *b_at = b, *change_at = change, enough = 2e-2f;
    int limit = most, *iterations_at = iterations;
    void* arguments[] = {&a_at, &b_at, &change_at, &limit, &enough, &iterations_at};
    const dim3 blocks(kWidth / kTile, kHeight / kTile), block(kTile, kTile);
    HIP_CHECK(hipLaunchCooperativeKernel(jacobi, blocks, block, arguments, 0, nullptr));
    const int want = model(host, most, enough);
    const std::vector<float> got = a.host();
    ++checked;
    wrong += iterations.host()[0] != want;
    if (most == 500) wrong += want < 20 || want == 500;  // the data decided
    for (std::size_t i = 0; i < got.size(); ++i) {
      ++checked;
      wrong += got[i] != host[i];
    }
  }
  return verdict(checked, wrong);
}
