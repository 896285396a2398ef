// The warp operation is in another source: only the link can tell that the kernel has one.
#include "../support.h"

extern __device__ int sum_of_warp(int value);
extern __device__ int* shared_counter;

__global__ void sums(int* out) {
  const int t = threadIdx.y * blockDim.x + threadIdx.x;
  out[t] = sum_of_warp(t);
  if (t == 0) ++*shared_counter;
}
__global__ void plain(int* out) { out[threadIdx.y * blockDim.x + threadIdx.x] = threadIdx.y; }

int counted();

int main() {
  const int n = 128;
  DeviceArray<int> out(n);
  sums<<<1, dim3(8, 16)>>>(out);
  auto got = out.host();
  long wrong = 0;
  for (int t = 0; t < n; ++t) {
    const int first = t / warpSize * warpSize;
    wrong += got[t] != warpSize * first + warpSize * (warpSize - 1) / 2;
  }
  plain<<<1, dim3(8, 16)>>>(out);
  got = out.host();
  for (int t = 0; t < n; ++t) wrong += got[t] != t / 8;
  wrong += counted() != 11;
  return verdict(2 * n + 1, wrong);
}
