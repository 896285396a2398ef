// Prices of European options: expf, logf, sqrtf and erfcf on the device against double on the host.
#include <cmath>
#include <vector>

#include "common/check.h"

constexpr float kRate = 0.02f, kVolatility = 0.3f;

__device__ float normal_cdf(float x) { return 0.5f * erfcf(-x * 0.70710678f); }

__global__ void black_scholes(const float* spot, const float* strike, const float* years,
                              float* call, float* put, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const float deviation = kVolatility * sqrtf(years[i]);
  const float d1 =
      (logf(spot[i] / strike[i]) + (kRate + 0.5f * kVolatility * kVolatility) * years[i]) /
      deviation;
  const float d2 = d1 - deviation;
  const float discounted = strike[i] * expf(-kRate * years[i]);
  call[i] = spot[i] * normal_cdf(d1) - discounted * normal_cdf(d2);
  put[i] = discounted * normal_cdf(-d2) - spot[i] * normal_cdf(-d1);
}

static double reference_call(double spot, double strike, double years) {
  const double rate = double(kRate), vol = double(kVolatility);
  const double d1 =
      (std::log(spot / strike) + (rate + vol * vol / 2) * years) / (vol * std::sqrt(years));
  const double d2 = d1 - vol * std::sqrt(years);
  auto cdf = [](double x) { return 0.5 * (1 + std::erf(x / std::sqrt(2.0))); };
  return spot * cdf(d1) - strike * std::exp(-rate * years) * cdf(d2);
}

int main() {
  const int n = 100'000;
  std::vector<float> spot(n), strike(n), years(n), call(n), put(n);
  for (int i = 0; i < n; ++i) {
    spot[i] = 5.0f + static_cast<float>(i % 251) * 0.1f;
    strike[i] = 1.0f + static_cast<float>(i % 997) * 0.1f;
    years[i] = 0.25f + static_cast<float>(i % 101) * 0.09f;
  }
  float* device[5];
  const size_t bytes = n * sizeof(float);
  for (float*& p : device) HIP_CHECK(hipMalloc(&p, bytes));
  HIP_CHECK(hipMemcpy(device[0], spot.data(), bytes, hipMemcpyHostToDevice));
  HIP_CHECK(hipMemcpy(device[1], strike.data(), bytes, hipMemcpyHostToDevice));
  HIP_CHECK(hipMemcpy(device[2], years.data(), bytes, hipMemcpyHostToDevice));
  black_scholes<<<(n + 127) / 128, 128>>>(device[0], device[1], device[2], device[3], device[4], n);
  HIP_CHECK(hipGetLastError());
  HIP_CHECK(hipMemcpy(call.data(), device[3], bytes, hipMemcpyDeviceToHost));
  HIP_CHECK(hipMemcpy(put.data(), device[4], bytes, hipMemcpyDeviceToHost));
  for (float* p : device) HIP_CHECK(hipFree(p));

  double worst = 0;
  for (int i = 0; i < n; ++i) {
    const double expected = reference_call(spot[i], strike[i], years[i]);
    // Put-call parity gives the put from the call.
    const double expected_put =
        expected - spot[i] + strike[i] * std::exp(-double(kRate) * years[i]);
    worst = larger_error(worst, std::fabs(call[i] - expected));
    worst = larger_error(worst, std::fabs(put[i] - expected_put));
  }
  std::printf("%d options, largest error %.1e\n", n, worst);
  return worst < 5e-4 ? 0 : 1;
}
