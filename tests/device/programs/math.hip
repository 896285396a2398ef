// The C math functions and their std:: overloads: the largest error of each, in ULP.
#include "ulp.h"

#define UNARY_KEEP(name, keep)                                                               \
  unary<float>(#name "f", DEVICE(name##f(x)), HOST(std::name(x)), keep());                   \
  unary<double>(#name, DEVICE(name(x)), HOST(std::name(x)), keep());                         \
  unary<float>("std::" #name "(float)", DEVICE(std::name(x)), HOST(std::name(x)), keep());
#define UNARY(name) UNARY_KEEP(name, Any)
#define BINARY(name)                                                                   \
  binary<float>(#name "f", DEVICE2(name##f(x, y)), HOST2(std::name(x, y)));            \
  binary<double>(#name, DEVICE2(name(x, y)), HOST2(std::name(x, y)));                  \
  binary<float>("std::" #name "(float)", DEVICE2(std::name(x, y)), HOST2(std::name(x, y)));

int main() {
  UNARY(acos) UNARY(acosh) UNARY(asin) UNARY(asinh) UNARY(atan) UNARY(atanh) UNARY(cbrt)
  UNARY(ceil) UNARY(cosh) UNARY(erf) UNARY(erfc) UNARY(exp) UNARY(exp2) UNARY(expm1) UNARY(fabs)
  UNARY(floor) UNARY(log) UNARY(log10) UNARY(log1p) UNARY(log2) UNARY(logb) UNARY(nearbyint)
  UNARY(rint) UNARY(round) UNARY(sinh) UNARY(sqrt) UNARY(tanh) UNARY(tgamma) UNARY(trunc)
  UNARY_KEEP(cos, Moderate) UNARY_KEEP(sin, Moderate) UNARY_KEEP(tan, Moderate)
  UNARY_KEEP(lgamma, NotNegative)
  BINARY(atan2) BINARY(copysign) BINARY(fdim) BINARY(fmax) BINARY(fmin) BINARY(fmod)
  BINARY(hypot) BINARY(pow) BINARY(remainder)
  printf("done\n");
}
