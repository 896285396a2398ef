// OpenCL's built-in functions on doubles, by those that the emulation library has for devices without double: they
// compute in integers, which a device of 32 bits would have to do anyway. A unit of its own, with that library's names.

#include "device.h"

double __hipspv_scaled(double x, int n) { return as_double(EXPORT(ldexp)(as_ulong(x), n)); }

#define CALL_1(name, label)                                                          \
  double double_##name(double x) LABEL(label);                                       \
  double double_##name(double x) { return as_double(EXPORT(name)(as_ulong(x))); }
#define CALL_2(name, label)                                                          \
  double double_##name(double x, double y) LABEL(label);                             \
  double double_##name(double x, double y) { return as_double(EXPORT(name)(as_ulong(x), as_ulong(y))); }
#define TEST(name, label)                                                            \
  int double_##name(double x) LABEL(label);                                          \
  int double_##name(double x) { return EXPORT(name)(as_ulong(x)); }

CALL_1(acos, _Z4acosd)
CALL_1(atan, _Z4atand)
CALL_1(cbrt, _Z4cbrtd)
CALL_1(ceil, _Z4ceild)
CALL_1(cosh, _Z4coshd)
CALL_1(erf, _Z3erfd)
CALL_1(erfc, _Z4erfcd)
CALL_1(exp, _Z3expd)
CALL_1(exp10, _Z5exp10d)
CALL_1(exp2, _Z4exp2d)
CALL_1(expm1, _Z5expm1d)
CALL_1(fabs, _Z4fabsd)
CALL_1(floor, _Z5floord)
CALL_1(lgamma, _Z6lgammad)
CALL_1(log, _Z3logd)
CALL_1(log10, _Z5log10d)
CALL_1(log1p, _Z5log1pd)
CALL_1(log2, _Z4log2d)
CALL_1(logb, _Z4logbd)
CALL_1(rint, _Z4rintd)
CALL_1(round, _Z5roundd)
CALL_1(sinh, _Z4sinhd)
CALL_1(tgamma, _Z6tgammad)
CALL_1(trunc, _Z5truncd)
CALL_2(copysign, _Z8copysigndd)
CALL_2(fdim, _Z4fdimdd)
CALL_2(fmax, _Z4fmaxdd)
CALL_2(fmin, _Z4fmindd)
CALL_2(fmod, _Z4fmoddd)
CALL_2(hypot, _Z5hypotdd)
CALL_2(nextafter, _Z9nextafterdd)
CALL_2(pow, _Z3powdd)
CALL_2(remainder, _Z9remainderdd)
TEST(isfinite, _Z8isfinited)
TEST(isinf, _Z5isinfd)
TEST(isnan, _Z5isnand)
TEST(signbit, _Z7signbitd)
#undef TEST
#undef CALL_2
#undef CALL_1

double double_nan(ulong payload) LABEL(_Z3nanm);
double double_nan(ulong payload) { return as_double(EXPORT(nan)(payload)); }
double double_ldexp(double x, int n) LABEL(_Z5ldexpdi);
double double_ldexp(double x, int n) { return as_double(EXPORT(ldexp)(as_ulong(x), n)); }
double double_sqrt(double x) LABEL(_Z4sqrtd);
double double_fma(double x, double y, double z) LABEL(_Z3fmaddd);
#if HIPSPV_VORTEX_BITS == 64
double double_sqrt(double x) { return __builtin_sqrt(x); }
double double_fma(double x, double y, double z) { return __builtin_fma(x, y, z); }
#else
double double_sqrt(double x) { return as_double(EXPORT(sqrt)(as_ulong(x))); }
double double_fma(double x, double y, double z) {
  return as_double(EXPORT(fma)(as_ulong(x), as_ulong(y), as_ulong(z)));
}
#endif

// Functions of two results. The pointers are generic ones.
double double_frexp(double x, int *exponent) LABEL(_Z5frexpdPU3AS4i);
double double_frexp(double x, int *exponent) {
  *exponent = EXPORT(frexp_exponent)(as_ulong(x));
  return as_double(EXPORT(frexp)(as_ulong(x)));
}
double double_remquo(double x, double y, int *quotient) LABEL(_Z6remquoddPU3AS4i);
double double_remquo(double x, double y, int *quotient) {
  *quotient = EXPORT(remquo_quotient)(as_ulong(x), as_ulong(y));
  return as_double(EXPORT(remainder)(as_ulong(x), as_ulong(y)));
}

#define TO_FLOAT(mode, suffix)                                                              \
  float float_of_double_##mode(double x) LABEL(_Z17convert_float_##mode##d);                \
  float float_of_double_##mode(double x) { return as_float(EXPORT(to_f32##suffix)(as_ulong(x))); }
TO_FLOAT(rte, )
TO_FLOAT(rtz, _rtz)
TO_FLOAT(rtp, _rtp)
TO_FLOAT(rtn, _rtn)
#undef TO_FLOAT
