#include "buffer.h"
#include "device_math.h"
#include "kernels.h"

__global__ void evaluate(long* out, int count) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) out[i] = polynomial(i);
}

long polynomialSum(int count) {
  Buffer<long> out(count);
  evaluate<<<(count + 63) / 64, 64>>>(out.data(), count);
  long sum = 0;
  for (long value : out.read()) sum += value;
  return sum;
}
