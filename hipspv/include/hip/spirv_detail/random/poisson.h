/*
 * Poisson and discrete values. The methods and their limits are cuRAND's (curand_poisson.h of cuRAND 10.3), so that a
 * state takes the same elements.
 */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_RANDOM_POISSON_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_RANDOM_POISSON_H

#include <hip/spirv_detail/random/distributions.h>

namespace __hipspv_random {

/* Products of uniform values: D. Knuth, "The Art of Computer Programming", volume 2, section 3.4.1. */
template <class Engine>
HIPSPV_RANDOM unsigned int poisson_by_products(Engine& state, float lambda) {
  unsigned int count = 0;
  HIPSPV_RANDOM_LOOP
  for (float product = expf(lambda) * uniform(state); product > 1.0f; product *= uniform(state)) ++count;
  return count;
}

/* A logistic approximation of the incomplete gamma function, and its inverse. The constants are cuRAND's. */
struct Logistic {
  float lambda, slope, shift;
  HIPSPV_RANDOM explicit Logistic(float of)
      : lambda(of), slope(1.43248035075540910f / sqrtf(of - 0.12400979329415655f) + 0.00025361074907033f),
        shift(0.21096734870196546f / sqrtf(of - 1.97381164089999420f) + 0.94201734077887530f) {}
  HIPSPV_RANDOM float at(float x) const {
    const float root = 1.0f + expf(slope * (lambda - x) - shift);
    return 1.0f / (root * root);
  }
  HIPSPV_RANDOM float inverse(float y) const { return lambda - (shift + logf(1.0f / sqrtf(y) - 1.0f)) / slope; }
};

/* Rejection of values that the approximation makes. */
template <class Engine>
HIPSPV_RANDOM unsigned int poisson_by_rejection(Engine& state, float lambda) {
  const Logistic logistic(lambda);
  const float logarithm = logf(lambda);
  for (;;) {
    const float x = floorf(logistic.inverse(uniform(state)));
    const float bound = (logistic.at(x + 1.0f) - logistic.at(x)) * 1.3f;
    const float y = uniform(state) * bound;
    if (!(bound >= 1e-20f)) continue;  // so are all negative x
    if (y < expf(-lambda + x * logarithm - static_cast<float>(lgamma(1.0 + x)))) return static_cast<unsigned int>(x);
  }
}

HIPSPV_RANDOM unsigned int rounded_normal(double normal, double mean, double deviation) {
  const double value = deviation * normal + mean + 0.5;
  return value > 0.0 ? static_cast<unsigned int>(value) : 0u;
}

HIPSPV_RANDOM double open_unit(unsigned int x) { return x * kOver2Pow32 + kOver2Pow32 / 2; }
HIPSPV_RANDOM double open_unit(unsigned long long x) {
  return static_cast<double>(x >> 11) * kOver2Pow53 + kOver2Pow53 / 4;
}

/* Inversion by sums of probabilities, which are scaled by exp(lambda - part) so that none underflows. */
HIPSPV_RANDOM unsigned int poisson_by_sums(double u, double lambda) {
  const double most = 500.0;
  double term = 1.0, sum = 1.0;
  unsigned int count = 0;
  for (double part = 0.0; part == 0.0 || part < lambda; part += most) {
    const double scale = lambda > part + most ? exp(-most) : exp(part - lambda);
    term *= scale;
    sum *= scale;
    while (u > sum) {
      term *= lambda / ++count;
      if (sum + term == sum && count > lambda) return count;  // the sum stays below u by rounding
      sum += term;
    }
  }
  return count;
}

template <class Engine>
HIPSPV_RANDOM unsigned int poisson(Engine& state, double lambda) {
  if (lambda < 64.0) return poisson_by_products(state, static_cast<float>(lambda));
  if (lambda <= 4000.0) return poisson_by_rejection(state, static_cast<float>(lambda));
  return rounded_normal(normal<double>(state), lambda, sqrt(lambda));
}
template <class Word>
HIPSPV_RANDOM unsigned int poisson(Sobol<Word>& state, double lambda) {
  const Word x = next(state);
  if (lambda < 1000.0) return poisson_by_sums(open_unit(x), lambda);
  return rounded_normal(inverse_normal(x, 0.0), lambda, sqrt(lambda));
}

HIPSPV_RANDOM uint4 poisson4(Philox& state, double lambda) {
  if (lambda <= 4000.0) {
    unsigned int counts[4];
    HIPSPV_RANDOM_LOOP
    for (int i = 0; i < 4; ++i) counts[i] = poisson(state, lambda);
    return make_uint4(counts[0], counts[1], counts[2], counts[3]);
  }
  const double4 normal = four(state, 0.0);
  const double deviation = sqrt(lambda);
  return make_uint4(rounded_normal(normal.x, lambda, deviation), rounded_normal(normal.y, lambda, deviation),
                    rounded_normal(normal.z, lambda, deviation), rounded_normal(normal.w, lambda, deviation));
}

}  // namespace __hipspv_random

#endif
