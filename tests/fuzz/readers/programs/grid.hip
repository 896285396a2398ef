// A barrier of the grid, and warps.
#include <hip/hip_cooperative_groups.h>
#include <hip/hip_runtime.h>

__global__ void step(int* data) {
  data[threadIdx.x] += __shfl_down(data[0], 1);
  cooperative_groups::this_grid().sync();
  data[0] += data[1];
}

int main() {}
