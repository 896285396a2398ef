// Special functions, against series and the host's libm in a wider type.
#include "ulp.h"

// Halley's iteration, from zero, until it stands.
long double inverse_erf(long double y) {
  long double x = 0;
  for (int i = 0; i < 200; ++i) {
    long double slope = 2 / std::sqrt(M_PIl) * std::exp(-x * x);
    long double error = y < 0.5L ? std::erf(x) - y : (1 - y) - std::erfc(x);
    long double step = error / slope;
    step /= 1 + x * step;
    x -= step;
  }
  return x;
}
// x with erfc(x) = z, for small z: bisection never diverges.
long double inverse_erfc(long double z) {
  long double low = -30, high = 120;
  for (int i = 0; i < 200; ++i) {
    long double middle = (low + high) / 2;
    (std::erfc(middle) > z ? low : high) = middle;
  }
  return low;
}
template <typename T>
T erfinv_reference(T y) {
  long double size = std::fabs((long double)y);
  if (!(size < 1)) return size == 1 ? std::copysign(T(INFINITY), y) : T(NAN);
  return std::copysign(T(inverse_erf(size)), y);
}
template <typename T>
T erfcinv_reference(T z) {
  if (z == 0) return INFINITY;
  if (z == 2) return -INFINITY;
  if (!(z > 0 && z < 2)) return NAN;
  return T(z < 0.5 ? inverse_erfc(z) : z > 1 ? -inverse_erf(z - 1.0L) : inverse_erf(1.0L - z));
}
template <typename T>
T erfcx_reference(T x) {
  long double v = x;
  long double q = 1 / (2 * v * v);
  if (v > 100) return T(1 / (std::sqrt(M_PIl) * v) * (1 - q * (1 - 3 * q * (1 - 5 * q))));
  return T(std::exp(v * v) * std::erfc(v));
}
template <typename T>
T normcdf_reference(T x) {
  return T(0.5L * std::erfc(-(long double)x / std::sqrt(2.0L)));
}

// sin(pi x), exactly zero where it is zero.
template <typename T>
T sinpi_reference(T x) {
  long double r = std::remainder((long double)x, 2), size = std::fabs(r);
  long double value = std::sin(M_PIl * (size > 0.5L ? 1 - size : size));
  return value == 0 ? std::copysign(T(0), x) : T(std::copysign(value, r));
}
template <typename T>
T cospi_reference(T x) {
  long double r = std::fabs(std::remainder((long double)x, 2));
  return r == 0.5L ? T(0) : T(r > 0.25L && r < 0.75L ? std::sin(M_PIl * (0.5L - r)) : std::cos(M_PIl * r));
}

// The power series of the modified Bessel functions: every term is positive.
template <typename T>
T bessel_i(int order, T x) {
  if (std::isnan(x)) return x;
  long double v = std::fabs((long double)x), term = order ? v / 2 : 1, sum = term;
  if (std::isinf(v)) sum = v;
  for (int k = 1; k < 4000 && term > sum * 1e-25L && !std::isinf(sum); ++k) {
    term *= v * v / 4 / k / (k + order);
    sum += term;
  }
  return order ? std::copysign(T(sum), x) : T(sum);
}

// exp(x*x) and the tail of the series are exact enough up to here.
struct Small {
  template <typename T>
  bool operator()(T x) const {
    return std::fabs(x) < 20 && !(std::fabs(x) > 0 && std::fabs(x) < 1e-30);
  }
};
struct InRange {
  template <typename T>
  bool operator()(T x) const {
    return std::fabs(x) < 700;
  }
};
struct Cdf {
  template <typename T>
  bool operator()(T x) const {
    return x > (sizeof(T) == 4 ? -13 : -37);
  }
};

// Bessel functions of the first and second kind oscillate: the error is in units of the precision, at least.
template <typename T, typename F, typename R>
void oscillating(const char* name, F f, R reference, bool positive) {
  std::vector<T> x;
  for (T v : grid<T>())
    if (std::fabs(v) < 1e4 && (!positive || v > T(1e-5))) x.push_back(v);
  int n = x.size();
  T *dx = device(x), *dr = device(x);
  apply1<T, F><<<(n + 63) / 64, 64>>>(f, dx, dr, n);
  std::vector<T> r = host(dr, n);
  double worst = 0, at = 0;
  for (int i = 0; i < n; ++i) {
    long double want = reference((long double)x[i]);
    long double unit = std::numeric_limits<T>::epsilon() * std::fmax(1.0L, std::fabs(want));
    double error = std::isnan(r[i]) ? 1e9 : double(std::fabs(r[i] - want) / unit);
    if (error > worst) worst = error, at = x[i];
  }
  printf("%s %.3f at %.17g\n", name, worst, at);
}
#define OSCILLATING(name, positive)                                                   \
  oscillating<float>(#name "f", DEVICE(name##f(x)), HOST(::name##l(x)), positive);    \
  oscillating<double>(#name, DEVICE(name(x)), HOST(::name##l(x)), positive);
#define ORDER(name, n, positive)                                                            \
  oscillating<float>(#name "f(" #n ")", DEVICE(name##f(n, x)), HOST(::name##l(n, x)), positive); \
  oscillating<double>(#name "(" #n ")", DEVICE(name(n, x)), HOST(::name##l(n, x)), positive);

int main() {
  EXTRA_KEEP(rsqrt, 1 / std::sqrt(x), Normal)
  EXTRA_KEEP(rcbrt, 1 / std::cbrt(x), Normal)
  EXTRA_KEEP(sinpi, sinpi_reference(x), Small)
  EXTRA_KEEP(cospi, cospi_reference(x), Small)
  EXTRA(exp10, std::pow(decltype(x)(10), x))
  EXTRA(erfinv, erfinv_reference(x))
  EXTRA(erfcinv, erfcinv_reference(x))
  EXTRA_KEEP(erfcx, erfcx_reference(x), InRange)
  EXTRA_KEEP(normcdf, normcdf_reference(x), Cdf)
  EXTRA(normcdfinv, decltype(x)(-std::sqrt(2.0L)) * erfcinv_reference(2 * x))
  EXTRA_KEEP(cyl_bessel_i0, bessel_i(0, x), InRange)
  EXTRA_KEEP(cyl_bessel_i1, bessel_i(1, x), InRange)
  OSCILLATING(j0, false) OSCILLATING(j1, false) OSCILLATING(y0, true) OSCILLATING(y1, true)
  ORDER(jn, 2, false) ORDER(jn, 7, false) ORDER(jn, -3, false) ORDER(yn, 2, true) ORDER(yn, 5, true)
  binary<float>("rhypotf", DEVICE2(rhypotf(x, y)), HOST2(1 / std::hypot(x, y)));
  binary<double>("rhypot", DEVICE2(rhypot(x, y)), HOST2(1 / std::hypot(x, y)));
  printf("done\n");
}
