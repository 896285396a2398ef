#include "../support.h"

__device__ int counter = 10;
__device__ int* shared_counter = &counter;

__device__ int sum_of_warp(int value) {
  for (int offset = warpSize / 2; offset > 0; offset /= 2) value += __shfl_xor(value, offset);
  return value;
}

int counted() {
  int value = 0;
  HIP_CHECK(hipMemcpyFromSymbol(&value, HIP_SYMBOL(counter), sizeof value));
  return value;
}
