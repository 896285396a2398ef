// OpenCL's approximated functions that float_math.cl lacks.

#include "device.h"

// By the functions of doubles.cl.
ulong double_of_float(uint) LABEL(__hipspv_f64_from_f32);
uint float_of_double(ulong) LABEL(__hipspv_f64_to_f32);
#define BY_DOUBLE(name, label)                              \
  ulong wide_##name(ulong) LABEL(__hipspv_f64_##name);      \
  float float_##name(float x) LABEL(label);                 \
  float float_##name(float x) { return as_float(float_of_double(wide_##name(double_of_float(as_uint(x))))); }

BY_DOUBLE(lgamma, _Z6lgammaf)
BY_DOUBLE(tgamma, _Z6tgammaf)
#undef BY_DOUBLE

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
