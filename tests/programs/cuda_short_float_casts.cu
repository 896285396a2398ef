// Casts between __half and __nv_bfloat16, and pairs of the latter, on both sides. They round to nearest.
#include <cuda_bf16.h>

#include <cmath>

#include "cuda_support.h"

struct Cast {
  float x, as_half, as_bfloat16;
};

static const Cast EXPECTED[] = {
    {1.0f, 1.0f, 1.0f},
    {-3.296875f, -3.296875f, -3.296875f},
    {0x1p+16f, HUGE_VALF, HUGE_VALF},
    {0x1p-24f, 0x1p-24f, 0x1p-24f},
    {0x1.01p+0f, 0x1p+0f, 0x1p+0f},  // a tie in bfloat16, exact in half
    {0x1.03p+0f, 0x1.04p+0f, 0x1.04p+0f},
    {-0x1.81p-23f, -0x1.8p-23f, -0x1.8p-23f},  // a subnormal half
};
static const int COUNT = sizeof EXPECTED / sizeof *EXPECTED;

__host__ __device__ static Cast casts(float x) {
  const __nv_bfloat16 narrow = x;
  const __half wide(x);
  return {x, static_cast<__half>(narrow), __nv_bfloat16(wide)};
}

__global__ void convert(Cast* c) { c[threadIdx.x] = casts(c[threadIdx.x].x); }

int main() {
  Verdict check;
  Cast* c;
  CHECK(cudaMallocManaged(&c, sizeof EXPECTED));
  for (int i = 0; i < COUNT; ++i) c[i] = {EXPECTED[i].x, 0, 0};
  convert<<<1, COUNT>>>(c);
  CHECK(cudaDeviceSynchronize());
  for (int i = 0; i < COUNT; ++i)
    for (const Cast& actual : {c[i], casts(EXPECTED[i].x)}) {
      check(actual.as_half == EXPECTED[i].as_half, "bfloat16 to half");
      check(actual.as_bfloat16 == EXPECTED[i].as_bfloat16, "half to bfloat16");
    }
  const float2 pair = __bfloat1622float2(__hadd2(__floats2bfloat162_rn(1.0f, 2.0f), __float2bfloat162_rn(3.0f)));
  check(pair.x == 4 && pair.y == 5, "pairs");
  return check.print();
}
