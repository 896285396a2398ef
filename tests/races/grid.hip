// Kernels with barriers of the grid: one uses shared memory, and its checks are missing.
#include <hip/hip_cooperative_groups.h>
#include <hip/hip_runtime.h>

#include <cstdio>

__global__ void waits(int *sum) {
  __shared__ int part;
  if (threadIdx.x == 0) part = blockIdx.x + 1;
  __syncthreads();
  atomicAdd(sum, part);
  cooperative_groups::this_grid().sync();
  if (threadIdx.x == 0) sum[1 + blockIdx.x] = sum[0];
}

__global__ void waits_without(int *sum) {
  cooperative_groups::this_grid().sync();
  if (threadIdx.x == 0) atomicAdd(sum, sum[1 + blockIdx.x]);
}

int main() {
  int *sum;
  if (hipMallocManaged(&sum, 8 * sizeof *sum) != hipSuccess) return 1;
  for (int i = 0; i < 8; ++i) sum[i] = 0;
  void *arguments[] = {&sum};
  if (hipLaunchCooperativeKernel(waits, 2, 64, arguments, 0, nullptr) != hipSuccess) return 2;
  if (hipLaunchCooperativeKernel(waits_without, 2, 64, arguments, 0, nullptr) != hipSuccess) return 2;
  if (hipDeviceSynchronize() != hipSuccess) return 3;
  std::printf("%d\n", sum[0]);
}
