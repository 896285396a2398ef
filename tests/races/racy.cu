// Races among the lanes of a warp, which CUDA doesn't keep in lockstep; like racy.hip.
#include "support.h"

__global__ void neighbour(const int *in, int *out) {
  __shared__ int tile[32];
  const int t = threadIdx.x;
  tile[t] = in[t];                        // neighbour
  out[t] = tile[(t + 1) % 32];            // neighbour
}

__global__ void reduction(const int *in, int *out) {
  __shared__ int sums[32];
  const int t = threadIdx.x;
  sums[t] = in[t];
  __syncwarp();
  if (t < 16) sums[t] += sums[t + 16];    // reduction
  if (t < 8) {
    const int sum = sums[t + 8];          // reduction
    __syncwarp(0xff);
    if (t == 0) out[0] = sum;
  }
}

__global__ void overwritten(const int *in, int *out) {
  __shared__ int tile[32];
  const int t = threadIdx.x;
  tile[t] = in[t];
  __syncwarp();
  const int value = tile[31 - t];         // overwritten
  tile[t] = value;                        // overwritten
  out[t] = tile[t];
}

__global__ void last_lane(const int *in, int *out) {
  __shared__ int last;
  for (int i = 0; i < 3; ++i) last = in[threadIdx.x + i];  // last_lane
  __syncthreads();
  out[threadIdx.x] = last;
}

int main() {
  Memory memory;
  RUN(neighbour, 1, 32);
  RUN(reduction, 1, 32);
  RUN(overwritten, 1, 32);
  RUN(last_lane, 1, 32);
}
