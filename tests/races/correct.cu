// Ways to order the lanes of a warp in CUDA; like correct.hip.
#include "support.h"

#include <cooperative_groups.h>

namespace cg = cooperative_groups;

__global__ void reduction(const int *in, int *out) {
  __shared__ int sums[128];
  const int t = threadIdx.x, lane = t % 32;
  sums[t] = in[t];
  for (int d = 16; d > 0; d /= 2) {
    __syncwarp();
    const int other = lane < d ? sums[t + d] : 0;
    __syncwarp();
    sums[t] += other;
  }
  __syncthreads();
  if (t == 0) out[0] = sums[0] + sums[32] + sums[64] + sums[96];
}

__global__ void by_shuffles(const int *in, int *out) {
  __shared__ int tile[64];
  const int t = threadIdx.x;
  tile[t] = in[t];
  const int sum = __shfl_xor_sync(~0u, in[t], 1);
  const int value = tile[t ^ 31];
  if (__ballot_sync(~0u, value > sum)) tile[t] = sum;
  out[t] = tile[t];
}

__global__ void half_warps(const int *in, int *out) {
  __shared__ int tile[32];
  const int t = threadIdx.x;
  tile[t] = in[t];
  if (t < 16) {
    __syncwarp(0xffff);
    out[t] = tile[15 - t];
  } else {
    __syncwarp(0xffff0000);
    out[t] = tile[47 - t];
  }
}

__global__ void tiles(const int *in, int *out) {
  __shared__ int tile[64];
  const auto warp = cg::tiled_partition<32>(cg::this_thread_block());
  const int t = threadIdx.x;
  tile[t] = in[t];
  warp.sync();
  const int value = tile[t ^ 5];
  if (t % 3 == 0) {
    const auto some = cg::coalesced_threads();
    some.sync();
    out[t] = value + some.size();
  }
}

__global__ void old_reduction(const int *in, int *out) {
  extern __shared__ int words[];
  const int t = threadIdx.x;
  volatile int *sums = words;
  sums[t] = in[t] + in[t + 32];
  for (int d = 16; d > 0; d /= 2)
    if (t < d) sums[t] += sums[t + d];
  if (t == 0) out[0] = sums[0];
}

__global__ void once_per_warp(const int *in, int *out) {
  __shared__ int total, tickets[4];
  const int t = threadIdx.x, warp = t / 32;
  if (t == 0) total = 0;
  __syncthreads();
  if (t % 32 == 0) tickets[warp] = atomicAdd(&total, in[t]);
  __syncwarp();
  out[t] = tickets[warp];
}

int main() {
  Memory memory;
  RUN(reduction, 2, 128);
  RUN(by_shuffles, 2, 64);
  RUN(half_warps, 2, 32);
  RUN(tiles, 2, 64);
  RUN(old_reduction, 2, 32, 128);
  RUN(once_per_warp, 2, 128);
  std::puts("done");
}
