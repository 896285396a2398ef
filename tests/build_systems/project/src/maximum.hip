#include "buffer.h"
#include "kernels.h"

__global__ void maximum(int* out, int count) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) atomicMax(out, i);
}

int reducedMaximum(int count) {
  Buffer<int> out(1);
  maximum<<<(count + 63) / 64, 64>>>(out.data(), count);
  return out.read()[0];
}
