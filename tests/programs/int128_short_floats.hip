// 128-bit integers to halves and bfloat16: rounded once, on both sides.
#include <hip/hip_bf16.h>
#include <hip/hip_fp16.h>

#include <cmath>

#include "support.h"

using u128 = unsigned __int128;

__host__ __device__ inline void convert(u128 x, float* out) {
  out[0] = __half(x);
  out[1] = __hip_bfloat16(x);
  out[2] = __half(static_cast<__int128>(x));
  out[3] = __hip_bfloat16(static_cast<__int128>(x));
}

__global__ void conversions(const u128* in, float* out) {
  const int i = threadIdx.x;
  convert(in[i], out + 4 * i);
}

// The nearest number of so many bits, ties to even.
static double rounded(u128 x, int bits) {
  int shift = 0;
  while (x >> shift >> bits != 0) ++shift;
  const u128 unit = u128{1} << shift, rest = x % unit, half = unit / 2;
  u128 whole = x / unit;
  if (shift != 0 && (rest > half || (rest == half && (whole & 1) != 0))) ++whole;
  return std::ldexp(static_cast<double>(whole), shift);
}
static float expected(u128 x, bool is_signed, bool is_half) {
  const bool negative = is_signed && x >> 127 != 0;
  const double size = rounded(negative ? 0 - x : x, is_half ? 11 : 8);
  const float value = size >= (is_half ? 0x1p16 : 0x1p128) ? INFINITY : static_cast<float>(size);
  return negative ? -value : value;
}

int main() {
  std::vector<u128> in;
  // Powers of two, ties, and their neighbours.
  for (int bit = 0; bit < 127; bit += 3)
    for (int tie : {8, 11})
      for (int by : {-1, 0, 1}) {
        const u128 x = (u128{1} << bit) + (bit < tie ? 0 : u128{1} << (bit - tie)) + static_cast<u128>(by);
        in.push_back(x);
        in.push_back(0 - x);
      }
  const int n = static_cast<int>(in.size());
  DeviceArray<u128> device(in);
  DeviceArray<float> out(4 * n);
  conversions<<<1, n>>>(device, out);
  const auto got = out.host();
  long wrong = 0;
  for (int i = 0; i < n; ++i) {
    float host[4];
    convert(in[i], host);
    for (int k = 0; k < 4; ++k) {
      const float right = expected(in[i], k >= 2, k % 2 == 0);
      wrong += (got[4 * i + k] != right) + (host[k] != right);
    }
  }
  return verdict(8l * n, wrong);
}
