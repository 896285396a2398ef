// Matrix product of bfloat16 through tiles in shared memory: once with sums in float, once all in bfloat16.
#include <hip/hip_bf16.h>

#include <cmath>
#include <cstring>

#include "support.h"

constexpr int kTile = 8, kSize = 40;

__global__ void multiply(const __hip_bfloat16* a, const __hip_bfloat16* b, __hip_bfloat16* wide,
                         __hip_bfloat16* narrow) {
  __shared__ __hip_bfloat16 left[kTile][kTile], right[kTile][kTile];
  const int row = blockIdx.y * kTile + threadIdx.y, column = blockIdx.x * kTile + threadIdx.x;
  float sum = 0;
  __hip_bfloat16 short_sum = HIPRT_ZERO_BF16;
  for (int tile = 0; tile < kSize / kTile; ++tile) {
    left[threadIdx.y][threadIdx.x] = a[row * kSize + tile * kTile + threadIdx.x];
    right[threadIdx.y][threadIdx.x] = b[(tile * kTile + threadIdx.y) * kSize + column];
    __syncthreads();
    for (int k = 0; k < kTile; ++k) {
      const __hip_bfloat16 x = left[threadIdx.y][k], y = right[k][threadIdx.x];
      sum = fmaf(__bfloat162float(x), __bfloat162float(y), sum);
      short_sum = __hadd(short_sum, __hmul(x, y));
    }
    __syncthreads();
  }
  wide[row * kSize + column] = __float2bfloat16(sum);
  narrow[row * kSize + column] = short_sum;
}

// To the nearest bfloat16, ties to even.
static float round_bfloat16(float x) {
  unsigned bits;
  memcpy(&bits, &x, 4);
  const unsigned rest = bits & 0xffff;
  bits -= rest;
  if (rest > 0x8000 || (rest == 0x8000 && bits & 0x10000)) bits += 0x10000;
  memcpy(&x, &bits, 4);
  return x;
}

int main() {
  std::vector<__hip_bfloat16> a(kSize * kSize), b(kSize * kSize);
  Random random(3);
  for (auto& x : a) x = __float2bfloat16(random.unit() * 4 - 2);
  for (auto& x : b) x = __float2bfloat16(random.unit() - 0.5f);
  DeviceArray<__hip_bfloat16> da(a), db(b), dwide(kSize * kSize), dnarrow(kSize * kSize);
  multiply<<<dim3(kSize / kTile, kSize / kTile), dim3(kTile, kTile)>>>(da, db, dwide, dnarrow);
  const auto wide = dwide.host(), narrow = dnarrow.host();
  long wrong = 0;
  for (int row = 0; row < kSize; ++row)
    for (int column = 0; column < kSize; ++column) {
      float sum = 0, short_sum = 0, fused = 0;
      for (int k = 0; k < kSize; ++k) {
        const float x = __bfloat162float(a[row * kSize + k]), y = __bfloat162float(b[k * kSize + column]);
        sum = fmaf(x, y, sum);
        short_sum = round_bfloat16(short_sum + round_bfloat16(x * y));
        fused = round_bfloat16(fmaf(x, y, fused));
      }
      const int i = row * kSize + column;
      wrong += __bfloat162float(wide[i]) != round_bfloat16(sum);
      // A device that has the instruction may fuse product and sum.
      const float got = __bfloat162float(narrow[i]);
      wrong += got != short_sum && got != fused;
    }
  return verdict(2 * kSize * kSize, wrong);
}
