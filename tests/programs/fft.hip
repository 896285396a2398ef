// Radix-2 FFT in shared memory, one transform per block, against the sum of the definition.
#include <cmath>
#include <complex>

#include "support.h"

constexpr int kN = 128, kLog = 7;

__global__ void fft(const float2* in, float2* out) {
  __shared__ float2 data[kN];
  const int t = threadIdx.x;
  for (int i = t; i < kN; i += kN / 2) data[__brev(static_cast<unsigned>(i)) >> (32 - kLog)] = in[blockIdx.x * kN + i];
  for (int half = 1; half < kN; half *= 2) {
    __syncthreads();
    const int k = t & (half - 1), low = 2 * t - k, high = low + half;
    float sine, cosine;
    sincosf(-3.14159265f * k / half, &sine, &cosine);
    const float2 a = data[low], b = data[high];
    const float2 turned = make_float2(b.x * cosine - b.y * sine, b.x * sine + b.y * cosine);
    data[low] = make_float2(a.x + turned.x, a.y + turned.y);
    data[high] = make_float2(a.x - turned.x, a.y - turned.y);
  }
  __syncthreads();
  for (int i = t; i < kN; i += kN / 2) out[blockIdx.x * kN + i] = data[i];
}

int main() {
  const int blocks = 6;
  Random random(19);
  std::vector<float2> in(blocks * kN);
  for (float2& value : in) value = make_float2(random.unit() - 0.5f, random.unit() - 0.5f);
  DeviceArray<float2> din(in), dout(in.size());
  fft<<<blocks, kN / 2>>>(din, dout);
  const auto out = dout.host();
  const double turn = -2 * std::acos(-1.0) / kN;
  long wrong = 0;
  for (int b = 0; b < blocks; ++b)
    for (int f = 0; f < kN; ++f) {
      std::complex<double> sum;
      for (int i = 0; i < kN; ++i)
        sum += std::complex<double>(in[b * kN + i].x, in[b * kN + i].y) * std::polar(1.0, turn * ((f * i) % kN));
      wrong += !(std::abs(sum - std::complex<double>(out[b * kN + f].x, out[b * kN + f].y)) <= 2e-5);
    }
  return verdict(blocks * kN, wrong);
}
