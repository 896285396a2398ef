// A kernel that crashes PoCL 7.1's compiler: a barrier under a condition that is the same for all threads, with
// paths around it that meet its own path.
#include <hip/hip_cooperative_groups.h>
#include <hip/hip_runtime.h>

#include <cstdio>

__global__ void elsewhere(int* data, int* out, int rounds) {
  __shared__ int sum;
  const cooperative_groups::grid_group grid = cooperative_groups::this_grid();
  const int t = static_cast<int>(threadIdx.x), b = static_cast<int>(blockIdx.x);
  if (t == 0) sum = 0;
  __syncthreads();
  for (int round = 0; round < rounds; ++round) {
    if (b % 2 == 0) {
      if (t == 0) data[b] = sum + b + 1;
      grid.sync();
    } else {
      if (t == 0) data[b] = sum * 2 + round;
      grid.sync();
      if (t < 2) atomicAdd(&sum, data[0] % 7);
    }
    __syncthreads();
    grid.sync();
  }
  if (t == 0) out[b] = sum;
}

int main() {
  int *data, *out, rounds = 3;
  (void)hipMallocManaged(&data, 64);
  (void)hipMallocManaged(&out, 64);
  void* arguments[] = {&data, &out, &rounds};
  const hipError_t error = hipLaunchCooperativeKernel(elsewhere, dim3(4), dim3(32), arguments, 0, nullptr);
  (void)hipDeviceSynchronize();
  std::printf("%s %d %d\n", hipGetErrorName(error), out[1], out[3]);
}
