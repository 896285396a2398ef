// Kernels with one race each, between the lines that name the kernel.
#include "support.h"

__global__ void stencil(const int *in, int *out) {
  __shared__ int tile[128];
  const int t = threadIdx.x;
  tile[t] = in[t];                        // stencil
  out[t] = tile[(t + 1) % 128] + in[t];   // stencil
}

__global__ void next_round(const int *in, int *out) {
  __shared__ int tile[128];
  const int t = threadIdx.x;
  int sum = 0;
  for (int i = 0; i < 3; ++i) {
    tile[t] = in[t + i];                  // next_round
    __syncthreads();
    sum += tile[127 - t];                 // next_round
  }
  out[t] = sum;
}

__global__ void all_write(const int *in, int *out) {
  __shared__ int last;
  last = in[threadIdx.x];                 // all_write
  __syncthreads();
  out[threadIdx.x] = last;
}

__global__ void lanes_write(const int *in, int *out) {
  __shared__ int last;
  last = in[threadIdx.x];                 // lanes_write
  __syncthreads();
  out[threadIdx.x] = last;
}

__global__ void not_cleared(const int *in, int *out) {
  __shared__ unsigned int count[128];
  const int t = threadIdx.x;
  count[t] = 0;                           // not_cleared
  atomicAdd(&count[in[t] % 128], 1u);     // not_cleared
  __syncthreads();
  out[t] = count[t];
}

__global__ void not_counted(const int *in, int *out) {
  __shared__ unsigned int count[128];
  const int t = threadIdx.x;
  count[t] = 0;
  __syncthreads();
  atomicAdd(&count[in[t] % 128], 1u);     // not_counted
  out[t] = count[t];                      // not_counted
}

__device__ __attribute__((noinline)) void put(int *to, int i, int value) {
  to[i] = value;                          // by_functions dynamic
}
__device__ __attribute__((noinline)) int get(const int *from, int i) {
  return from[i];                         // by_functions dynamic
}
__global__ void by_functions(const int *in, int *out) {
  __shared__ int tile[128];
  const int t = threadIdx.x;
  put(tile, t, get(in, t));
  put(out, t, get(tile, t ^ 64));
}
__global__ void dynamic(const int *in, int *out) {
  extern __shared__ int words[];
  const int t = threadIdx.x;
  put(words + 64, t, get(in, t));
  put(out, t, get(words, 64 + (t ^ 64)));
}

struct Particle {
  float x, y, z;
  char kind;
};
__global__ void aggregates(const int *in, int *out) {
  __shared__ Particle particles[128];
  const int t = threadIdx.x;
  Particle own = {float(in[t]), 1, 2, 'a'};
  particles[t] = own;                     // aggregates
  const Particle other = particles[127 - t];  // aggregates
  out[t] = int(other.x) + other.kind;
}

__global__ void plane(const int *in, int *out) {
  __shared__ int tile[16][17];
  const int x = threadIdx.x, y = threadIdx.y;
  tile[y][x] = in[16 * y + x];            // plane
  out[16 * y + x] = tile[x][y];           // plane
}

__global__ void volume(const int *in, int *out) {
  __shared__ int tile[4][4][8];
  const int x = threadIdx.x, y = threadIdx.y, z = threadIdx.z, i = (z * 4 + y) * 8 + x;
  tile[z][y][x] = in[i];                  // volume
  out[i] = tile[3 - z][y][x];             // volume
}

__global__ void bytes(const int *in, int *out) {
  __shared__ unsigned char tile[128];
  const int t = threadIdx.x;
  tile[t] = in[t];                        // bytes
  out[t] = tile[(t + 1) % 128];           // bytes
}

__global__ void flag(const int *in, int *out) {
  __shared__ int found;
  const int t = threadIdx.x;
  if (t == 0) found = 0;
  __syncthreads();
  if (in[t] == 7 * 70 % 1024) found = 1;  // flag
  if (found) out[t] = 1;                  // flag
}

__global__ void warps(const int *in, int *out) {
  __shared__ int partial[4];
  const int t = threadIdx.x;
  int sum = in[t];
  for (int d = 16; d > 0; d /= 2) sum += __shfl_down(sum, d);
  if (t % 32 == 0) partial[t / 32] = sum; // warps
  if (t < 4) sum = partial[t];            // warps
  for (int d = 2; d > 0; d /= 2) sum += __shfl_down(sum, d);
  if (t == 0) out[0] = sum;
}

template <class T>
__global__ void tree(const int *in, int *out) {
  __shared__ T sums[256];
  const int t = threadIdx.x;
  sums[t] = in[t];
  __syncthreads();
  for (int d = 128; d > 0; d /= 2)
    if (t < d) sums[t] += sums[t + d];    // tree
  __syncthreads();
  if (t == 0) out[0] = int(sums[0]);
}

__global__ void left_early(const int *in, int *out) {
  __shared__ int tile[128];
  const int t = threadIdx.x;
  if (t >= 100) return;
  tile[t] = in[t];
  __syncthreads();
  const int value = tile[99 - t];         // left_early
  tile[t] = value + 1;                    // left_early
  __syncthreads();
  out[t] = tile[t];
}

__global__ void either(const int *in, int *out) {
  __shared__ int tile[128];
  const int t = threadIdx.x;
  int *target = in[5] == 35 ? tile : out;
  target[t] = in[t];                      // either
  out[t] = tile[t ^ 64];                  // either
}

__global__ void initialised(const int *in, int *out) {
  __shared__ int count;
  const int t = threadIdx.x;
  if (t == 64) count = in[3];             // initialised
  atomicAdd(&count, 1);                   // initialised
  __syncthreads();
  if (t == 0) out[0] = count;
}

int main() {
  Memory memory;
  RUN(stencil, 4, 128);
  RUN(next_round, 2, 128);
  RUN(all_write, 1, 128);
  RUN(lanes_write, 1, 32);
  RUN(not_cleared, 1, 128);
  RUN(not_counted, 1, 128);
  RUN(by_functions, 2, 128);
  RUN(dynamic, 2, 128, 1024);
  RUN(aggregates, 1, 128);
  RUN(plane, 1, dim3(16, 16));
  RUN(volume, 1, dim3(8, 4, 4));
  RUN(bytes, 1, 128);
  RUN(flag, 1, 128);
  RUN(warps, 1, 128);
  RUN(tree<double>, 1, 256);
  RUN(left_early, 1, 128);
  RUN(either, 1, 128);
  RUN(initialised, 1, 128);
}
