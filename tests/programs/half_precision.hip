// Half precision: conversions of every bit pattern, arithmetic, comparisons, pairs.
#include <hip/hip_fp16.h>

#include <cmath>
#include <cstdint>

#include "support.h"

__global__ void widen(const unsigned short* bits, float* out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = __half2float(__ushort_as_half(bits[i]));
}

__global__ void narrow(const float* in, unsigned short* bits) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  bits[i] = __half_as_ushort(__float2half(in[i]));
}

__global__ void axpy(__half a, const __half* x, __half* y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = __hadd(__hmul(a, x[i]), y[i]);
}

__global__ void pairs(const __half2* x, __half2* y, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = __hmul2(x[i], __float2half2_rn(2.0f));
}

__global__ void bound(const _Float16* x, _Float16 low, _Float16 high, _Float16* out) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  out[i] = max(low, min(x[i], high));  // a NaN yields to the other operand
}

static double reference(unsigned bits) {  // IEEE 754 binary16
  const int sign = bits >> 15 ? -1 : 1, exponent = bits >> 10 & 31, fraction = bits & 1023;
  if (exponent == 31) return fraction ? NAN : sign * INFINITY;
  if (exponent == 0) return sign * std::ldexp(fraction, -24);
  return sign * std::ldexp(1024 + fraction, exponent - 25);
}

int main() {
  const int all = 65536, n = 512;
  std::vector<unsigned short> bits(all);
  for (int i = 0; i < all; ++i) bits[i] = static_cast<unsigned short>(i);
  DeviceArray<unsigned short> dbits(bits), dback(all);
  DeviceArray<float> dwide(all);
  widen<<<all / 256, 256>>>(dbits, dwide);
  narrow<<<all / 256, 256>>>(dwide, dback);
  const auto wide = dwide.host();
  const auto back = dback.host();
  long wrong = 0;
  for (int i = 0; i < all; ++i) {
    const double expected = reference(i);
    if (std::isnan(expected)) {
      wrong += !std::isnan(wide[i]) || !std::isnan(reference(back[i]));
    } else {
      wrong += wide[i] != expected || back[i] != i;
    }
  }

  std::vector<__half> x(n), y(n);
  for (int i = 0; i < n; ++i) {
    x[i] = __float2half(static_cast<float>(i % 64) - 32);
    y[i] = __float2half(static_cast<float>(i % 50) * 0.5f);
  }
  DeviceArray<__half> dx(x), dy(y), dpairs(n);
  axpy<<<n / 64, 64>>>(__float2half(1.5f), dx, dy, n);
  pairs<<<n / 128, 64>>>(reinterpret_cast<__half2*>(static_cast<__half*>(dx)),
                         reinterpret_cast<__half2*>(static_cast<__half*>(dpairs)), n / 2);
  const auto sum = dy.host(), doubled = dpairs.host();
  for (int i = 0; i < n; ++i) {
    // Every value is exact in half precision.
    wrong += __half2float(sum[i]) != 1.5f * static_cast<float>(i % 64 - 32) + (i % 50) * 0.5f;
    wrong += __half2float(doubled[i]) != 2.0f * static_cast<float>(i % 64 - 32);
  }

  DeviceArray<_Float16> dbound(all);
  bound<<<all / 256, 256>>>(reinterpret_cast<_Float16*>(static_cast<unsigned short*>(dbits)),
                            static_cast<_Float16>(-2.0f), static_cast<_Float16>(3.5f), dbound);
  const auto bounded = dbound.host();
  for (int i = 0; i < all; ++i) {
    const float expected = std::fmax(-2.0f, std::fmin(static_cast<float>(reference(i)), 3.5f));
    wrong += static_cast<float>(bounded[i]) != expected;
  }
  return verdict(2 * all + 2 * n, wrong);
}
