// Quantisation: each row of a matrix is scaled to the range of an 8-bit format, stored as such, four numbers to
// a word, and read back. The host does the same by search among all 256 numbers.
#include <hip/hip_fp8.h>

#include <cmath>

#include "support.h"

constexpr int kRows = 12, kColumns = 256;

template <class Four>
__global__ void quantise(const float* in, Four* codes, float* scales, float greatest) {
  __shared__ float magnitudes[kColumns];
  const int row = blockIdx.x, column = threadIdx.x;
  magnitudes[column] = fabsf(in[row * kColumns + column]);
  for (int step = kColumns / 2; step > 0; step /= 2) {
    __syncthreads();
    if (column < step) magnitudes[column] = fmaxf(magnitudes[column], magnitudes[column + step]);
  }
  __syncthreads();
  const float scale = exp2f(ceilf(log2f(magnitudes[0] / greatest)));
  if (column == 0) scales[row] = scale;
  if (column % 4 == 0) {
    const float* x = in + row * kColumns + column;
    codes[(row * kColumns + column) / 4] = Four(make_float4(x[0] / scale, x[1] / scale, x[2] / scale, x[3] / scale));
  }
}

template <class One>
__global__ void restore(const One* codes, const float* scales, __half* out) {
  const int i = blockIdx.x * kColumns + threadIdx.x;
  const __half x = codes[i];
  out[i] = __hmul(x, __float2half(scales[blockIdx.x]));
}

// The nearest number of One; of two equally near, the one with an even code.
template <class One>
static float nearest(float x) {
  float best = INFINITY;
  int best_code = 0;
  for (int code = 0; code < 256; ++code) {
    One number;
    number.__x = static_cast<__hip_fp8_storage_t>(code);
    const float y = number, distance = std::fabs(y - x), least = std::fabs(best - x);
    if (!std::isfinite(y) || distance > least) continue;
    if (distance < least || (code % 2 == 0 && best_code % 2 == 1)) best = y, best_code = code;
  }
  return best;
}

template <class One, class Four>
static long wrong_in(const std::vector<float>& in, float greatest) {
  DeviceArray<float> din(in), dscales(kRows);
  DeviceArray<Four> dcodes(in.size() / 4);
  DeviceArray<__half> dout(in.size());
  quantise<Four><<<kRows, kColumns>>>(din, dcodes, dscales, greatest);
  restore<<<kRows, kColumns>>>(reinterpret_cast<const One*>(static_cast<Four*>(dcodes)), dscales, dout);
  const auto scales = dscales.host();
  const auto out = dout.host();
  long wrong = 0;
  for (int i = 0; i < kRows * kColumns; ++i) {
    const float scale = scales[i / kColumns];
    int exponent;
    wrong += std::frexp(scale, &exponent) != 0.5f;
    wrong += __half2float(out[i]) != nearest<One>(in[i] / scale) * scale;
  }
  return wrong;
}

int main() {
  std::vector<float> in(kRows * kColumns);
  Random random(11);
  for (int i = 0; i < kRows * kColumns; ++i) in[i] = (random.unit() - 0.5f) * std::ldexp(1.0f, i / kColumns - 6);
  long wrong = wrong_in<__hip_fp8_e4m3, __hip_fp8x4_e4m3>(in, 448);
  wrong += wrong_in<__hip_fp8_e5m2, __hip_fp8x4_e5m2>(in, 57344);
  wrong += wrong_in<__hip_fp8_e4m3_fnuz, __hip_fp8x4_e4m3_fnuz>(in, 240);
  wrong += wrong_in<__hip_fp8_e5m2_fnuz, __hip_fp8x4_e5m2_fnuz>(in, 57344);
  return verdict(4 * kRows * kColumns, wrong);
}
