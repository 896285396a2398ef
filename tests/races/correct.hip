// Kernels without a race, each in a way of its own.
#include "support.h"

#include <hip/hip_cooperative_groups.h>

#include <utility>

namespace cg = cooperative_groups;

__global__ void stencil(const int *in, int *out) {
  __shared__ int tile[256];
  const int t = threadIdx.x;
  for (int i = 0; i < 3; ++i) {
    tile[t] = in[t + i];
    __syncthreads();
    out[t] += tile[(t + 1) % 256];
    __syncthreads();
  }
}

// Two buffers need one barrier for each round.
__global__ void two_buffers(const int *in, int *out) {
  __shared__ int tile[2][256];
  const int t = threadIdx.x;
  tile[0][t] = in[t];
  for (int i = 0; i < 4; ++i) {
    __syncthreads();
    tile[1 - i % 2][t] = tile[i % 2][(t + 1) % 256] + 1;
  }
  out[t] = tile[0][t];
}

// The last warp runs in lockstep.
template <class T>
__device__ void join(T *sums, int t, int d) {
  if (t < d) sums[t] += sums[t + d];
}
template <class T>
__global__ void reduction(const int *in, int *out) {
  __shared__ T sums[256];
  const int t = threadIdx.x;
  sums[t] = in[t];
  for (int d = 128; d >= 32; d /= 2) {
    __syncthreads();
    join(sums, t, d);
  }
  if (t < 32)
    for (int d = 16; d > 0; d /= 2) join(sums, t, d);
  if (t == 0) out[0] = int(sums[0]);
}
__global__ void volatile_reduction(const int *in, int *out) {
  extern __shared__ int words[];
  const int t = threadIdx.x;
  words[t] = in[t] + in[t + 64];
  __syncthreads();
  if (t < 32) {
    volatile int *sums = words;
    sums[t] += sums[t + 32];
    sums[t] += sums[t + 16];
    sums[t] += sums[t + 8];
    sums[t] += sums[t + 4];
    sums[t] += sums[t + 2];
    sums[t] += sums[t + 1];
  }
  if (t == 0) out[0] = words[0];
}

// All write the same value, and each reads its own write.
__global__ void same_value(const int *in, int *out) {
  __shared__ int limit, found;
  const int t = threadIdx.x;
  limit = in[3];
  for (int i = 0; i < limit % 5; ++i) out[t] += i;
  found = 0;
  __syncthreads();
  if (in[t] > 500) found = 1;
  __syncthreads();
  if (found) out[t] = 1;
}

__global__ void histogram(const int *in, int *out) {
  __shared__ unsigned int count[64];
  const int t = threadIdx.x;
  if (t < 64) count[t] = 0;
  __syncthreads();
  for (int i = t; i < 1024; i += 256) atomicAdd(&count[in[i] % 64], 1u);
  __syncthreads();
  if (t < 64) out[t] = count[t];
}

// The last thread to arrive needs no barrier.
__global__ void last_comes(const int *in, int *out) {
  __shared__ int tile[128], arrived;
  const int t = threadIdx.x;
  if (t == 0) arrived = 0;
  __syncthreads();
  tile[t] = in[t];
  __threadfence_block();
  if (atomicAdd(&arrived, 1) == 127) {
    __threadfence_block();
    for (int i = 0; i < 128; ++i) out[0] += tile[i];
  }
}

__global__ void left_early(const int *in, int *out) {
  __shared__ int tile[128];
  const int t = threadIdx.x;
  tile[t] = in[t];
  if (t >= 100) return;
  __syncthreads();
  const int value = tile[127 - t];
  if (t >= 50) return;
  __syncthreads();
  tile[t] = value;
  __syncthreads();
  out[t] = tile[49 - t];
}

__global__ void votes(const int *in, int *out) {
  __shared__ int tile[128];
  const int t = threadIdx.x;
  int round = 0;
  tile[t] = in[t];
  while (__syncthreads_or(tile[t] > 3 && round < 4)) {
    const int other = tile[(t + 1) % 128];
    ++round;
    if (__syncthreads_count(other > 2) < 3) break;
    tile[t] = other / 2;
  }
  out[t] = tile[t];
}

struct Pair {
  short left;
  char name[2];
};
__global__ void neighbours(const int *in, int *out) {
  __shared__ Pair pairs[64];
  __shared__ unsigned char bytes[128];
  __shared__ bool flags[128];
  const int t = threadIdx.x;
  bytes[t] = in[t];
  flags[t] = bytes[t] > 3;
  if (t < 64) pairs[t].left = in[t];
  else pairs[t - 64].name[1] = 'x';
  pairs[t / 2].name[0] = 'y';
  __syncthreads();
  const Pair other = pairs[t / 2];
  out[t] = other.left + other.name[1] + flags[127 - t];
}

__global__ void groups(const int *in, int *out) {
  __shared__ int tile[128];
  const auto block = cg::this_thread_block();
  const int t = block.thread_rank();
  const auto warp = cg::tiled_partition<32>(block);
  const auto quarter = cg::tiled_partition<8>(warp);
  tile[t] = in[t];
  quarter.sync();
  int value = tile[t ^ 7];
  warp.sync();
  tile[t] = value;
  block.sync();
  value = tile[127 - t];
  cg::sync(block);
  tile[t] = value + quarter.shfl_down(value, 1);
  cg::thread_group any = block;
  any.sync();
  out[t] = tile[(t + 40) % 128];
}

__global__ void own_parts(const int *in, int *out) {
  __shared__ float columns[8][128];
  const int t = threadIdx.x;
  for (int i = 0; i < 8; ++i) columns[i][t] = in[t] * i;
  for (int i = 0; i < 8; ++i)
    for (int j = i + 1; j < 8; ++j)
      if (columns[j][t] > columns[i][t]) std::swap(columns[i][t], columns[j][t]);
  out[t] = int(columns[0][t]);
}

// Which thread writes changes from round to round.
__global__ void turns(const int *in, int *out) {
  __shared__ int value;
  const int t = threadIdx.x;
  int sum = 0;
  for (int i = 0; i < 128; i += 17) {
    if (t == i) value = in[i];
    __syncthreads();
    sum += value;
    __syncthreads();
  }
  out[t] = sum;
}

// The sides of a branch don't meet, and lanes of a warp run in lockstep.
__global__ void lanes(const int *in, int *out) {
  __shared__ int tile[32];
  const int t = threadIdx.x;
  for (int i = 0; i < 4; ++i) {
    if (t % 2) tile[0] = t + i;
    else tile[1] = tile[0] + 1 > 0;
    tile[t] = in[t + i];
    out[t] += tile[31 - t];
  }
}

__global__ void transpose(const int *in, int *out) {
  __shared__ int tile[16][17];
  const int x = threadIdx.x, y = threadIdx.y;
  tile[y][x] = in[16 * y + x];
  __syncthreads();
  out[16 * y + x] = tile[x][y];
}

__global__ void table_of_buffers(const int *in, int *out) {
  __shared__ int a[64], b[64];
  int *buffers[2] = {a, b};
  const int t = threadIdx.x;
  a[t] = in[t];
  __syncthreads();
  for (int round = 0; round < 3; ++round) {
    buffers[(round & 1) ^ 1][t] = buffers[round & 1][(t + 1) % 64];
    __syncthreads();
  }
  out[t] = b[t];
}

int main() {
  Memory memory;
  RUN(stencil, 4, 256);
  RUN(two_buffers, 2, 256);
  RUN(reduction<int>, 2, 256);
  RUN(reduction<double>, 2, 256);
  RUN(volatile_reduction, 2, 64, 256);
  RUN(same_value, 2, 256);
  RUN(histogram, 2, 256);
  RUN(last_comes, 2, 128);
  RUN(left_early, 2, 128);
  RUN(votes, 2, 128);
  RUN(neighbours, 2, 128);
  RUN(groups, 2, 128);
  RUN(own_parts, 2, 128);
  RUN(turns, 2, 128);
  RUN(transpose, 2, dim3(16, 16));
  RUN(table_of_buffers, 2, 64);
  std::puts("done");
}
