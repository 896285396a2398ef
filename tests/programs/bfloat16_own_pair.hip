// HIP lacks CUDA's __float2bfloat162_rn and __floats2bfloat162_rn: a program may define functions of these names.
#include <hip/hip_bf16.h>

#include "support.h"

static inline __device__ __hip_bfloat162 __floats2bfloat162_rn(float x, float y) {
  return __halves2bfloat162(__float2bfloat16(x), __float2bfloat16(y));
}
static inline __device__ __hip_bfloat162 __float2bfloat162_rn(float x) { return __floats2bfloat162_rn(x, x); }

__global__ void convert(float2* x) {
  const int i = threadIdx.x;
  x[i] = __bfloat1622float2(__hadd2(__floats2bfloat162_rn(x[i].x, x[i].y), __float2bfloat162_rn(1.0f)));
}

int main() {
  float2* x;
  HIP_CHECK(hipMallocManaged(&x, 32 * sizeof *x));
  for (int i = 0; i < 32; ++i) x[i] = make_float2(i, -i);
  convert<<<1, 32>>>(x);
  HIP_CHECK(hipDeviceSynchronize());
  long wrong = 0;
  for (int i = 0; i < 32; ++i) wrong += x[i].x != i + 1 || x[i].y != 1 - i;
  return verdict(32, wrong);
}
