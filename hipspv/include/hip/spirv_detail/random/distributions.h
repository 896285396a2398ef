/*
 * Uniform, normal and log-normal values. They are made of the generators' elements as cuRAND makes them
 * (curand_uniform.h and curand_normal.h of cuRAND 10.3), and so equal: uniform values in all bits, others up to the
 * functions' rounding.
 */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_RANDOM_DISTRIBUTIONS_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_RANDOM_DISTRIBUTIONS_H

#include <hip/spirv_detail/random/mrg32k3a.h>
#include <hip/spirv_detail/random/philox.h>
#include <hip/spirv_detail/random/sobol.h>
#include <hip/spirv_detail/random/xorwow.h>
#include <math.h>
#if defined(__clang__) && defined(__HIP__)
#include <hip/math_functions.h>
#else
extern "C" float __hipspv_erfcinvf(float);
extern "C" double __hipspv_erfcinv(double);
#endif

namespace __hipspv_random {

/* Values in (0, 1]. */
constexpr float kOver2Pow32f = 1.0f / 4294967296.0f;
constexpr double kOver2Pow32 = 1.0 / 4294967296.0, kOver2Pow53 = kOver2Pow32 / 2097152.0;
HIPSPV_RANDOM float unit(unsigned int x) { return static_cast<float>(x) * kOver2Pow32f + kOver2Pow32f / 2; }
HIPSPV_RANDOM float unit(unsigned long long x) { return unit(static_cast<unsigned int>(x >> 32)); }
HIPSPV_RANDOM double unit_double(unsigned int x) { return x * kOver2Pow32 + kOver2Pow32; }
HIPSPV_RANDOM double unit_double(unsigned long long x) {
  return static_cast<double>(x >> 11) * kOver2Pow53 + kOver2Pow53 / 2;
}
HIPSPV_RANDOM unsigned long long bits53(unsigned int x, unsigned int y) {
  return x ^ static_cast<unsigned long long>(y) << 21;
}
HIPSPV_RANDOM double unit_double(unsigned int x, unsigned int y) {
  return static_cast<double>(bits53(x, y)) * kOver2Pow53 + kOver2Pow53 / 2;
}

template <class Engine>
HIPSPV_RANDOM float uniform(Engine& state) {
  return unit(next(state));
}
template <class Engine>
HIPSPV_RANDOM double uniform_double(Engine& state) {
  return unit_double(next(state));
}
HIPSPV_RANDOM double uniform_double(Xorwow& state) {
  const unsigned int x = next(state);
  return unit_double(x, next(state));
}
HIPSPV_RANDOM double uniform_double(Mrg32k3a& state) { return element(state) * 2.3283065498378288e-10; }
HIPSPV_RANDOM float uniform(Mrg32k3a& state) { return static_cast<float>(uniform_double(state)); }

HIPSPV_RANDOM float4 uniform4(Philox& state) {
  const uint4 x = next4(state);
  return make_float4(unit(x.x), unit(x.y), unit(x.z), unit(x.w));
}
HIPSPV_RANDOM double2 uniform2_double(Philox& state) {
  const uint4 x = next4(state);
  return make_double2(unit_double(x.x, x.y), unit_double(x.z, x.w));
}
HIPSPV_RANDOM double4 uniform4_double(Philox& state) {
  const double2 first = uniform2_double(state), last = uniform2_double(state);
  return make_double4(first.x, first.y, last.x, last.y);
}

/* The Box-Muller transform of u in (0, 1], and an angle in radians, or as a multiple of pi. */
HIPSPV_RANDOM float2 box_muller(float u, float angle) {
  const float radius = sqrtf(-2.0f * logf(u));
  float sine, cosine;
  sincosf(angle, &sine, &cosine);
  return make_float2(sine * radius, cosine * radius);
}
HIPSPV_RANDOM double2 box_muller(double u, double angle) {
  const double radius = sqrt(-2.0 * log(u));
  double sine, cosine;
#if defined(__HIP_DEVICE_COMPILE__)
  sincospi(angle, &sine, &cosine);
#else
  sincos(angle * 3.1415926535897932, &sine, &cosine);
#endif
  return make_double2(sine * radius, cosine * radius);
}

constexpr float k2Pi = 6.2831855f;
HIPSPV_RANDOM float2 normal2(unsigned int x, unsigned int y) {
  HIPSPV_RANDOM_UNFUSED
  const float circle = kOver2Pow32f * k2Pi;
  return box_muller(unit(x), static_cast<float>(y) * circle + circle / 2);
}
HIPSPV_RANDOM double2 normal2_double(unsigned int x0, unsigned int x1, unsigned int y0, unsigned int y1) {
  return box_muller(unit_double(x0, x1), static_cast<double>(bits53(y0, y1)) * (kOver2Pow53 * 2) + kOver2Pow53);
}

/* Pairs. The tag is the type of the values. */
HIPSPV_RANDOM float2 pair(Xorwow& state, float) {
  const unsigned int x = next(state);
  return normal2(x, next(state));
}
HIPSPV_RANDOM float2 pair(Philox& state, float) {
  const unsigned int x = next(state);
  return normal2(x, next(state));
}
HIPSPV_RANDOM float2 pair(Mrg32k3a& state, float) {
  const float u = uniform(state);
  return box_muller(u, uniform(state) * k2Pi);
}
HIPSPV_RANDOM double2 pair(Xorwow& state, double) {
  unsigned int x[4];
  for (int i = 0; i < 4; ++i) x[i] = next(state);
  return normal2_double(x[0], x[1], x[2], x[3]);
}
HIPSPV_RANDOM double2 pair(Philox& state, double) {
  const uint4 x = next4(state);
  return normal2_double(x.x, x.y, x.z, x.w);
}
HIPSPV_RANDOM double2 pair(Mrg32k3a& state, double) {
  const double u = uniform_double(state);
  return box_muller(u, uniform_double(state) * 2.0);
}
HIPSPV_RANDOM float4 four(Philox& state, float) {
  const uint4 x = next4(state);
  const float2 first = normal2(x.x, x.y), last = normal2(x.z, x.w);
  return make_float4(first.x, first.y, last.x, last.y);
}
HIPSPV_RANDOM double4 four(Philox& state, double) {
  const double2 first = pair(state, 0.0), last = pair(state, 0.0);
  return make_double4(first.x, first.y, last.x, last.y);
}

/* The inverse of the normal distribution, of a value symmetric about 1/2. */
template <unsigned int bits>
struct Halves {
  /* The lesser one of x and its complement in `bits` bits, and the sign of the result. */
  template <class __T, class Word>
  static HIPSPV_RANDOM __T folded(Word x, __T& sign) {
    const Word half = Word(1) << (bits - 1), all = (half - 1) * 2 + 1;
    sign = x > half ? __T(1) : __T(-1);
    return static_cast<__T>(x > half ? all - x : x);
  }
};
HIPSPV_RANDOM float inverse_normal(unsigned int x, float) {
  float sign;
  const float p = Halves<32>::folded(x, sign) * kOver2Pow32f + kOver2Pow32f / 2;
#if defined(__clang__) && defined(__HIP__)
  return sign * 1.4142135f * erfcinvf(2.0f * p);
#else
  return sign * 1.4142135f * __hipspv_erfcinvf(2.0f * p);
#endif
}
HIPSPV_RANDOM float inverse_normal(unsigned long long x, float tag) {
  return inverse_normal(static_cast<unsigned int>(x >> 32), tag);
}
HIPSPV_RANDOM double inverse_normal_of(double p, double sign) {
#if defined(__clang__) && defined(__HIP__)
  return sign * 1.4142135623730951 * erfcinv(2.0 * p);
#else
  return sign * 1.4142135623730951 * __hipspv_erfcinv(2.0 * p);
#endif
}
HIPSPV_RANDOM double inverse_normal(unsigned int x, double) {
  double sign;
  const double p = Halves<32>::folded(x, sign) * kOver2Pow32 + kOver2Pow32 / 2;
  return inverse_normal_of(p, sign);
}
HIPSPV_RANDOM double inverse_normal(unsigned long long x, double) {
  double sign;
  const double p = Halves<53>::folded(x >> 11, sign) * kOver2Pow53 + kOver2Pow53 / 2;
  return inverse_normal_of(p, sign);
}

/* The maps of normal values. */
struct Same {
  template <class __T>
  HIPSPV_RANDOM __T operator()(__T x) const {
    return x;
  }
};
template <class __T>
struct Exponential {
  __T mean, deviation;
  HIPSPV_RANDOM float operator()(float x) const { return expf(mean + deviation * x); }
  HIPSPV_RANDOM double operator()(double x) const { return exp(mean + deviation * x); }
};

/* One value of a pair; of a quasirandom generator's element for itself. */
template <class __T, class Engine, class Map>
HIPSPV_RANDOM __T one(Engine& state, Kind kind, Map map) {
  Second<__T>& kept = second(state.seconds, __T());
  if (kept.kind == kind) {
    kept.kind = kNone;
    return kept.value;
  }
  const auto both = pair(state, __T());
  kept.kind = kind;
  kept.value = map(both.y);
  return map(both.x);
}
template <class __T, class Word, class Map>
HIPSPV_RANDOM __T one(Sobol<Word>& state, Kind, Map map) {
  return map(inverse_normal(next(state), __T()));
}

template <class __T, class Engine>
HIPSPV_RANDOM __T normal(Engine& state) {
  return one<__T>(state, kNormal, Same());
}
template <class Engine, class __T>
HIPSPV_RANDOM __T log_normal(Engine& state, Exponential<__T> map) {
  return one<__T>(state, kLogNormal, map);
}
template <class Engine, class __T>
HIPSPV_RANDOM auto log_normal2(Engine& state, Exponential<__T> map) -> decltype(pair(state, __T())) {
  auto both = pair(state, __T());
  both.x = map(both.x);
  both.y = map(both.y);
  return both;
}
template <class __T>
HIPSPV_RANDOM auto log_normal4(Philox& state, Exponential<__T> map) -> decltype(four(state, __T())) {
  auto all = four(state, __T());
  all.x = map(all.x);
  all.y = map(all.y);
  all.z = map(all.z);
  all.w = map(all.w);
  return all;
}

}  // namespace __hipspv_random

#endif
