#include "buffer.h"
#include "kernels.h"

__global__ void scale(int* out, int count, int factor) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) out[i] = factor * i;
}

long scaledSum(int count, int factor) {
  Buffer<int> out(count);
  scale<<<(count + 63) / 64, 64>>>(out.data(), count, factor);
  long sum = 0;
  for (int value : out.read()) sum += value;
  return sum;
}
