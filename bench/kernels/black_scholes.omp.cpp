#include <cmath>

static inline float normal(float d) {
  const float k = 1 / (1 + 0.2316419f * std::fabs(d));
  const float tail =
      0.39894228f * std::exp(-0.5f * d * d) *
      (k * (0.31938153f + k * (-0.356563782f + k * (1.781477937f + k * (-1.821255978f + k * 1.330274429f)))));
  return d > 0 ? 1 - tail : tail;
}

static void black_scholes(float* __restrict__ call, float* __restrict__ put, const float* __restrict__ stock,
                          const float* __restrict__ strike, const float* __restrict__ years, float rate,
                          float volatility, int count) {
#pragma omp parallel for simd
  for (int i = 0; i < count; ++i) {
    const float s = stock[i], x = strike[i], t = years[i];
    const float deviation = volatility * std::sqrt(t);
    const float d1 = (std::log(s / x) + (rate + 0.5f * volatility * volatility) * t) / deviation;
    const float d2 = d1 - deviation;
    const float n1 = normal(d1), n2 = normal(d2);
    const float discounted = x * std::exp(-rate * t);
    call[i] = s * n1 - discounted * n2;
    put[i] = discounted * (1 - n2) - s * (1 - n1);
  }
}
