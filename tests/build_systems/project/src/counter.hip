#include "buffer.h"
#include "device_math.h"
#include "kernels.h"

__global__ void countBlocks() {
  if (threadIdx.x == 0) atomicAdd(&blocksSeen, 1);
}

int countedBlocks(int blocks) {
  countBlocks<<<blocks, 32>>>();
  int seen = 0;
  check(hipMemcpyFromSymbol(&seen, HIP_SYMBOL(blocksSeen), sizeof(seen)));
  return seen;
}
