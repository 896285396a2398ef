// Barriers of the grid in divergent blocks: some threads have returned, blocks wait at
// different places; barriers of the block and warp operations around them.
#include <hip/hip_cooperative_groups.h>
#include <hip/hip_runtime.h>

#include "support.h"

namespace cg = cooperative_groups;

constexpr int kBlock = 96;

// One thread in three leaves before the first barrier, some more after it.
__global__ void leave(int* data, int* out, int n) {
  const cg::grid_group grid = cg::this_grid();
  const int me = static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
  if (me % 3 == 0) {
    out[me] = -1;
    return;
  }
  data[me] = me;
  grid.sync();
  const int next = data[(me + 3) % n];
  if (me % 5 == 0) {
    out[me] = next;
    return;
  }
  grid.sync();
  data[me] += next;
  const int count = __syncthreads_count(me % 2);
  grid.sync();
  out[me] = data[(me + 30) % n] * 100 + count;
}

// Each block of even number waits at another barrier than its neighbours.
__global__ void elsewhere(int* data, int* out, int rounds) {
  __shared__ int sum;
  const cg::grid_group grid = cg::this_grid();
  const int t = static_cast<int>(threadIdx.x), b = static_cast<int>(blockIdx.x);
  const int blocks = static_cast<int>(gridDim.x);
  if (t == 0) sum = 0;
  __syncthreads();
  for (int round = 0; round < rounds; ++round) {
    if (b % 2 == 0) {
      if (t == 0) data[b] = sum + b;
      grid.sync();
      if (t < 4) atomicAdd(&sum, data[(b + 1) % blocks] % 10);
    } else {
      if (t == 0) data[b] = sum * 2 + round;
      grid.sync();
      if (t < 2) atomicAdd(&sum, data[(b + 1) % blocks] % 7);
    }
    __syncthreads();
    grid.sync();
  }
  if (t < 3) out[b * 3 + t] = sum + t;
}

// A warp's lanes add up before each barrier, and its lane 0 tells the others after it.
__global__ void warps(int* data, int* out, int rounds) {
  const cg::grid_group grid = cg::this_grid();
  const int lane = static_cast<int>(threadIdx.x % warpSize);
  const int warp = static_cast<int>((blockIdx.x * blockDim.x + threadIdx.x) / warpSize);
  const int all = static_cast<int>(gridDim.x * blockDim.x / warpSize);
  int value = warp * 3 + lane;
  for (int round = 0; round < rounds; ++round) {
    int sum = value;
    for (int distance = warpSize / 2; distance > 0; distance /= 2)
      sum += __shfl_down(sum, static_cast<unsigned>(distance));
    if (lane == 0) data[warp] = sum;
    grid.sync();
    int other = lane == 0 ? data[(warp + 1) % all] : 0;
    other = __shfl(other, 0);
    grid.sync();
    value = (value + other) % 1009;
  }
  out[warp * warpSize + lane] = value;
}

int main() {
  long checked = 0, wrong = 0;
  const auto compare = [&](const std::vector<int>& got, const std::vector<int>& want) {
    for (std::size_t i = 0; i < want.size(); ++i) {
      ++checked;
      wrong += got[i] != want[i];
    }
  };
  {
    const int blocks = 10, n = blocks * kBlock;
    DeviceArray<int> data(n), out(n);
    int *data_at = data, *out_at = out, count = n;
    void* arguments[] = {&data_at, &out_at, &count};
    HIP_CHECK(hipLaunchCooperativeKernel(leave, dim3(blocks), dim3(kBlock), arguments, 0, nullptr));
    std::vector<int> first(n), second(n), want(n);
    for (int i = 0; i < n; ++i) first[i] = i % 3 == 0 ? 0 : i;
    std::vector<int> counts(blocks);
    for (int i = 0; i < n; ++i) {
      const bool stays = i % 3 != 0 && i % 5 != 0;
      second[i] = stays ? first[i] + first[(i + 3) % n] : first[i];
      counts[i / kBlock] += stays && i % 2;
    }
    for (int i = 0; i < n; ++i) {
      want[i] = i % 3 == 0 ? -1 : i % 5 == 0 ? first[(i + 3) % n] : second[(i + 30) % n] * 100 + counts[i / kBlock];
    }
    compare(out.host(), want);
  }
  {
    const int blocks = 8;
    int rounds = 6;
    DeviceArray<int> data(blocks), out(blocks * 3);
    int *data_at = data, *out_at = out;
    void* arguments[] = {&data_at, &out_at, &rounds};
    HIP_CHECK(hipLaunchCooperativeKernel(elsewhere, dim3(blocks), dim3(64), arguments, 0, nullptr));
    std::vector<int> sum(blocks), seen(blocks), want(blocks * 3);
    for (int round = 0; round < rounds; ++round) {
      for (int b = 0; b < blocks; ++b) seen[b] = b % 2 == 0 ? sum[b] + b : sum[b] * 2 + round;
      for (int b = 0; b < blocks; ++b) {
        const int next = seen[(b + 1) % blocks];
        sum[b] += b % 2 == 0 ? 4 * (next % 10) : 2 * (next % 7);
      }
    }
    for (int i = 0; i < blocks * 3; ++i) want[i] = sum[i / 3] + i % 3;
    compare(out.host(), want);
  }
  {
    int size = 0, rounds = 5;
    HIP_CHECK(hipDeviceGetAttribute(&size, hipDeviceAttributeWarpSize, 0));
    const int blocks = 6, threads = blocks * 128, all = threads / size;
    DeviceArray<int> data(all), out(threads);
    int *data_at = data, *out_at = out;
    void* arguments[] = {&data_at, &out_at, &rounds};
    HIP_CHECK(hipLaunchCooperativeKernel(warps, dim3(blocks), dim3(128), arguments, 0, nullptr));
    std::vector<int> value(threads), sums(all);
    for (int i = 0; i < threads; ++i) value[i] = i / size * 3 + i % size;
    for (int round = 0; round < rounds; ++round) {
      for (int w = 0; w < all; ++w) sums[w] = 0;
      for (int i = 0; i < threads; ++i) sums[i / size] += value[i];
      for (int i = 0; i < threads; ++i) value[i] = (value[i] + sums[(i / size + 1) % all]) % 1009;
    }
    compare(out.host(), value);
  }
  return verdict(checked, wrong);
}
