// hipCdiv over all magnitudes, even if a product overflows or is tiny. And C's float functions in std.
#include <hip/hip_complex.h>
#include <hip/hip_runtime.h>

#include <cmath>
#include <complex>
#include <vector>

#include "support.h"

__global__ void divide(const hipFloatComplex* p, const hipFloatComplex* q, hipFloatComplex* quotient, float* other,
                       int size) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= size) return;
  quotient[i] = hipCdivf(p[i], q[i]);
  other[i] = std::floorf(std::fmodf(p[i].x, 8.0f)) + std::copysignf(2.0f, q[i].y);
}

// A number of this exponent's size.
static float number(Random& random, int exponent) {
  return std::ldexp(0.5f + random.unit() / 2, exponent) * (random.below(2) ? 1.0f : -1.0f);
}

int main() {
  const int size = 4096;
  Random random(7);
  std::vector<hipFloatComplex> p, q;
  for (int i = 0; i < size; ++i) {
    // Quotients of normal size; both operands come near the least and the largest numbers.
    const int exponent = random.below(240) - 120;
    p.push_back(make_hipFloatComplex(number(random, exponent + 2), number(random, exponent)));
    q.push_back(make_hipFloatComplex(number(random, exponent), number(random, exponent + 3)));
  }
  DeviceArray<hipFloatComplex> p_device(p), q_device(q), quotient(size);
  DeviceArray<float> other(size);
  divide<<<size / 256, 256>>>(p_device, q_device, quotient, other, size);
  const auto got = quotient.host();
  const auto others = other.host();
  long wrong = 0;
  for (int i = 0; i < size; ++i) {
    const std::complex<double> exact = std::complex<double>(p[i].x, p[i].y) / std::complex<double>(q[i].x, q[i].y);
    const std::complex<double> error = exact - std::complex<double>(got[i].x, got[i].y);
    wrong += !(std::abs(error) <= 4e-7 * std::abs(exact));
    wrong += others[i] != floorf(fmodf(p[i].x, 8.0f)) + copysignf(2.0f, q[i].y);
  }
  return verdict(2 * size, wrong);
}
