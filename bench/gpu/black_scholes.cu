// The prices of European options by Black and Scholes's formula.
#include "bench.h"

constexpr int kThreads = 256;
constexpr float kRate = 0.02f, kVolatility = 0.3f;

__host__ __device__ inline float normal_cdf(float x) { return 0.5f * erfcf(-x * 0.70710678f); }

__host__ __device__ inline float2 prices(float stock, float strike, float years) {
  const float deviation = kVolatility * sqrtf(years);
  const float d1 = (logf(stock / strike) + (kRate + 0.5f * kVolatility * kVolatility) * years) / deviation;
  const float d2 = d1 - deviation;
  const float discounted = strike * expf(-kRate * years);
  return make_float2(stock * normal_cdf(d1) - discounted * normal_cdf(d2),
                     discounted * normal_cdf(-d2) - stock * normal_cdf(-d1));
}

__global__ void __launch_bounds__(kThreads)
    black_scholes(const float* __restrict__ stock, const float* __restrict__ strike, const float* __restrict__ years,
                  float* __restrict__ call, float* __restrict__ put, int count) {
  const int i = blockIdx.x * kThreads + threadIdx.x;
  if (i >= count) return;
  const float2 found = prices(stock[i], strike[i], years[i]);
  call[i] = found.x;
  put[i] = found.y;
}

int main(int argc, char** argv) {
  const bench::Arguments given = bench::arguments(argc, argv, 1 << 25);
  const int count = given.size, runs = given.runs;
  std::vector<float> stock(count), strike(count), years(count);
  bench::Random random(8);
  for (int i = 0; i < count; ++i) {
    stock[i] = random.uniform(5, 30);
    strike[i] = random.uniform(5, 30);
    years[i] = random.uniform(0.25f, 10);
  }
  bench::Buffer<float> dstock(stock), dstrike(strike), dyears(years), dcall(count), dput(count);
  const std::vector<float> times = bench::times_ms(runs, [&] {
    black_scholes<<<bench::blocks(count, kThreads), kThreads>>>(dstock.get(), dstrike.get(), dyears.get(), dcall.get(),
                                                                dput.get(), count);
  });
  const std::vector<float> call = dcall.host(), put = dput.host();
  bool correct = true;
  for (int i = 0; i < count; i += 31) {
    const float2 expected = prices(stock[i], strike[i], years[i]);
    correct &= bench::close(call[i], expected.x, 1e-5) && bench::close(put[i], expected.y, 1e-5);
  }
  return bench::report("black_scholes", correct, times, {20.0 * count, 0});
}
