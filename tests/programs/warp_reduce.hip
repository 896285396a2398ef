// Warp sums with shuffles of int, float, double and 64-bit values; parts of a warp; block sums.
#include "support.h"

template <class T>
__device__ T warp_sum(T value) {
  for (int mask = 16; mask > 0; mask >>= 1) value += __shfl_xor(value, mask);
  return value;
}

template <class T>
__global__ void warp_sums(const T* in, T* out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = warp_sum(in[i]);
}

template <class T>
__global__ void block_sums(const T* in, T* out) {
  __shared__ T partial[32];
  const int lane = threadIdx.x % warpSize, warp = threadIdx.x / warpSize;
  T sum = warp_sum(in[blockIdx.x * blockDim.x + threadIdx.x]);
  if (lane == 0) partial[warp] = sum;
  __syncthreads();
  if (warp == 0) {
    sum = warp_sum(lane < static_cast<int>(blockDim.x) / warpSize ? partial[lane] : T(0));
    if (lane == 0) out[blockIdx.x] = sum;
  }
}

// Groups of 8 lanes: width is the third argument.
__global__ void parts(const int* in, int* down, int* up, int* direct) {
  const int i = threadIdx.x;
  down[i] = __shfl_down(in[i], 3, 8);
  up[i] = __shfl_up(in[i], 2, 8);
  direct[i] = __shfl(in[i], 5, 8);
}

template <class T>
static long check() {
  const int blocks = 4, threads = 256, n = blocks * threads;
  std::vector<T> in(n);
  for (int i = 0; i < n; ++i) in[i] = static_cast<T>((i * 13) % 97) * static_cast<T>(3);
  DeviceArray<T> din(in), dwarp(n), dblock(blocks);
  warp_sums<T><<<blocks, threads>>>(din, dwarp);
  block_sums<T><<<blocks, threads>>>(din, dblock);
  const auto warp = dwarp.host(), block = dblock.host();
  long wrong = 0;
  for (int b = 0; b < blocks; ++b) {
    long total = 0;
    for (int w = 0; w < threads / 32; ++w) {
      long sum = 0;
      for (int lane = 0; lane < 32; ++lane) sum += (b * threads + w * 32 + lane) * 13 % 97 * 3;
      for (int lane = 0; lane < 32; ++lane) wrong += warp[b * threads + w * 32 + lane] != static_cast<T>(sum);
      total += sum;
    }
    wrong += block[b] != static_cast<T>(total);
  }
  return wrong;
}

static long check_parts() {
  std::vector<int> in(64);
  for (int i = 0; i < 64; ++i) in[i] = 1000 + i;
  DeviceArray<int> din(in), ddown(64), dup(64), ddirect(64);
  parts<<<1, 64>>>(din, ddown, dup, ddirect);
  const auto down = ddown.host(), up = dup.host(), direct = ddirect.host();
  long wrong = 0;
  for (int i = 0; i < 64; ++i) {
    wrong += down[i] != 1000 + (i % 8 + 3 < 8 ? i + 3 : i);
    wrong += up[i] != 1000 + (i % 8 >= 2 ? i - 2 : i);
    wrong += direct[i] != 1000 + i / 8 * 8 + 5;
  }
  return wrong;
}

int main() {
  const long wrong = check<int>() + check<unsigned>() + check<float>() + check<double>() + check<long long>() +
                     check<unsigned long long>() + check_parts();
  return verdict(6 * 1028 + 192, wrong);
}
