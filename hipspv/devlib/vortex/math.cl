// OpenCL's approximated functions on floats, and the names of those that the shared sources define by C's names.

#include "device.h"
#include "../exponents.h"
#include "../polynomials.h"

// By the functions of doubles.cl.
ulong double_of_float(uint) LABEL(__hipspv_f64_from_f32);
uint float_of_double(ulong) LABEL(__hipspv_f64_to_f32);
#define BY_DOUBLE_1(name, label)                                                             \
  ulong wide_##name(ulong) LABEL(__hipspv_f64_##name);                                       \
  float float_##name(float x) LABEL(label);                                                  \
  float float_##name(float x) { return as_float(float_of_double(wide_##name(double_of_float(as_uint(x))))); }
#define BY_DOUBLE_2(name, label)                                                             \
  ulong wide_##name(ulong, ulong) LABEL(__hipspv_f64_##name);                                \
  float float_##name(float x, float y) LABEL(label);                                         \
  float float_##name(float x, float y) {                                                     \
    return as_float(float_of_double(wide_##name(double_of_float(as_uint(x)), double_of_float(as_uint(y))))); \
  }

BY_DOUBLE_1(acos, _Z4acosf)
BY_DOUBLE_1(atan, _Z4atanf)
BY_DOUBLE_1(cbrt, _Z4cbrtf)
BY_DOUBLE_1(cosh, _Z4coshf)
BY_DOUBLE_1(erfc, _Z4erfcf)
BY_DOUBLE_1(exp, _Z3expf)
BY_DOUBLE_1(exp10, _Z5exp10f)
BY_DOUBLE_1(exp2, _Z4exp2f)
BY_DOUBLE_1(expm1, _Z5expm1f)
BY_DOUBLE_1(lgamma, _Z6lgammaf)
BY_DOUBLE_1(log, _Z3logf)
BY_DOUBLE_1(log10, _Z5log10f)
BY_DOUBLE_1(log1p, _Z5log1pf)
BY_DOUBLE_1(log2, _Z4log2f)
BY_DOUBLE_1(sinh, _Z4sinhf)
BY_DOUBLE_1(tgamma, _Z6tgammaf)
BY_DOUBLE_2(hypot, _Z5hypotff)
BY_DOUBLE_2(pow, _Z3powff)
#undef BY_DOUBLE_2
#undef BY_DOUBLE_1

float float_powr(float x, float y) LABEL(_Z4powrff);
float float_powr(float x, float y) { return pow(x, y); }

// ---- The functions of trigonometry.cl and special.cl under OpenCL's names, which passes and sources call

#define SAME_1(T, name, code, function)                     \
  T of_c_##name##code(T x) LABEL(function);                 \
  T opencl_##name##code(T x) LABEL(_Z##name##code);         \
  T opencl_##name##code(T x) { return of_c_##name##code(x); }
#define SAME_2(T, name, code, function)                     \
  T of_c_##name##code(T x, T y) LABEL(function);            \
  T opencl_##name##code(T x, T y) LABEL(_Z##name##code##code); \
  T opencl_##name##code(T x, T y) { return of_c_##name##code(x, y); }
#define SAME(kind, name, function)         \
  kind(float, name, f, function##f)        \
  kind(double, name, d, function)
SAME(SAME_1, 3sin, sin)
SAME(SAME_1, 3cos, cos)
SAME(SAME_1, 3tan, tan)
SAME(SAME_1, 4asin, asin)
SAME(SAME_1, 4tanh, tanh)
SAME(SAME_1, 5sinpi, sinpi)
SAME(SAME_1, 5cospi, cospi)
SAME(SAME_2, 5atan2, atan2)
#undef SAME
#undef SAME_2
#undef SAME_1
