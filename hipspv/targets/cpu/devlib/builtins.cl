// OpenCL's built-in functions that the other libraries, the headers and the passes call by their mangled names. The host's
// math library has most of those of floats: a function whose name begins with __hipspv_host_ is the host's of the rest of
// that name (hipspv/targets/cpu/passes/host_functions.py), since device code has functions of the same names.

#define LABEL(name) __asm__(#name)

#include "opencl_integers.inc"

// ---- Floats, by LLVM's intrinsics: instructions, or the host's functions

#define OF_FLOATS_1(name, length, expression)                    \
  OF_1(float, _Z##length##name##f, float, expression)            \
  OF_1(double, _Z##length##name##d, double, expression)
#define OF_FLOATS_2(name, length, expression)                    \
  OF_2(float, _Z##length##name##ff, float, expression)           \
  OF_2(double, _Z##length##name##dd, double, expression)
#define TEST(name, length, expression)                           \
  OF_1(int, _Z##length##name##f, float, expression)              \
  OF_1(int, _Z##length##name##d, double, expression)

OF_FLOATS_1(rint, 4, __builtin_elementwise_rint(x))
OF_FLOATS_1(trunc, 5, __builtin_elementwise_trunc(x))
OF_FLOATS_1(ceil, 4, __builtin_elementwise_ceil(x))
OF_FLOATS_1(floor, 5, __builtin_elementwise_floor(x))
OF_FLOATS_1(round, 5, __builtin_elementwise_round(x))
OF_FLOATS_1(fabs, 4, __builtin_elementwise_abs(x))
OF_FLOATS_1(sqrt, 4, __builtin_elementwise_sqrt(x))
OF_FLOATS_1(rsqrt, 5, 1 / __builtin_elementwise_sqrt(x))
OF_1(double, _Z4acosd, double, __builtin_elementwise_acos(x))
OF_1(double, _Z4atand, double, __builtin_elementwise_atan(x))
OF_1(double, _Z4coshd, double, __builtin_elementwise_cosh(x))
OF_1(double, _Z4sinhd, double, __builtin_elementwise_sinh(x))
OF_1(double, _Z3expd, double, __builtin_elementwise_exp(x))
OF_1(double, _Z4exp2d, double, __builtin_elementwise_exp2(x))
OF_1(double, _Z5log10d, double, __builtin_elementwise_log10(x))
OF_2(double, _Z3powdd, double, __builtin_elementwise_pow(x, y))
OF_1(double, _Z3logd, double, __builtin_elementwise_log(x))
OF_1(double, _Z4log2d, double, __builtin_elementwise_log2(x))
OF_FLOATS_1(sin, 3, __builtin_elementwise_sin(x))
OF_FLOATS_1(cos, 3, __builtin_elementwise_cos(x))
OF_FLOATS_2(copysign, 8, __builtin_elementwise_copysign(x, y))
OF_FLOATS_2(fmax, 4, isnan(x) ? y : isnan(y) ? x : x < y ? y : x)
OF_FLOATS_2(fmin, 4, isnan(x) ? y : isnan(y) ? x : y < x ? y : x)
OF_FLOATS_2(fdim, 4, isnan(x) || isnan(y) ? x + y : x > y ? x - y : 0)
OF_2(double, _Z4powrdd, double, __builtin_elementwise_pow(x, y))
OF_3(float, _Z3fmafff, float, __builtin_elementwise_fma(x, y, z))
OF_3(double, _Z3fmaddd, double, __builtin_elementwise_fma(x, y, z))

TEST(isnan, 5, x != x)
TEST(isinf, 5, __builtin_elementwise_abs(x) == INFINITY)
TEST(isfinite, 8, __builtin_elementwise_abs(x) < INFINITY)
OF_1(int, _Z7signbitf, float, as_int(x) < 0)
OF_1(int, _Z7signbitd, double, as_long(x) < 0)
OF_1(float, _Z3nanj, uint, as_float(0x7fc00000u | (x & 0x3fffff)))
OF_1(double, _Z3nanm, ulong, as_double(0x7ff8000000000000ul | (x & 0x7fffffffffffful)))

// ---- Floats, by the host's functions

#define HOST_DOUBLE(name, length)                                                \
  double host_##name##_d(double) LABEL(__hipspv_host_##name);                   \
  OF_1(double, _Z##length##name##d, double, host_##name##_d(x))
#define HOST_DOUBLE_2(name, length)                                              \
  double host_##name##_d(double, double) LABEL(__hipspv_host_##name);           \
  OF_2(double, _Z##length##name##dd, double, host_##name##_d(x, y))
#define HOST_1(name, length)                                                     \
  float host_##name##_f(float) LABEL(__hipspv_host_##name##f);                  \
  OF_1(float, _Z##length##name##f, float, host_##name##_f(x))                   \
  HOST_DOUBLE(name, length)
#define HOST_2(name, length)                                                     \
  float host_##name##_f(float, float) LABEL(__hipspv_host_##name##f);           \
  OF_2(float, _Z##length##name##ff, float, host_##name##_f(x, y))               \
  HOST_DOUBLE_2(name, length)

HOST_1(erf, 3)
HOST_1(logb, 4)
HOST_1(tgamma, 6)
HOST_2(fmod, 4)
HOST_2(nextafter, 9)
HOST_2(remainder, 9)
// float_math.cl has those of floats, whose code LLVM makes vectors of.
HOST_DOUBLE(erfc, 4)
HOST_DOUBLE(expm1, 5)
HOST_DOUBLE(log1p, 5)
HOST_DOUBLE_2(hypot, 5)
#undef HOST_2
#undef HOST_1
#undef HOST_DOUBLE_2
#undef HOST_DOUBLE

// glibc's cbrt of double has errors of 3 units in the last place, after one step of Newton's method less than 1.
double host_cbrt_d(double) LABEL(__hipspv_host_cbrt);
double cbrt_d(double x) LABEL(_Z4cbrtd);
double cbrt_d(double x) {
  const bool small = __builtin_elementwise_abs(x) < 0x1p-700; // whose cube has an error below the smallest number
  const double scaled = small ? x * 0x1p300 : x;
  const double root = host_cbrt_d(scaled), square = root * root;
  if (root == 0 || !isfinite(root)) return root;
  const double rest = __builtin_elementwise_fma(root, root, -square) * root; // of root^3
  const double error = __builtin_elementwise_fma(-square, root, scaled) - rest;
  return (root + error / (3 * square)) * (small ? 0x1p-100 : 1);
}

// glibc's exp10 of double has errors of 2 units in the last place. The exponent for 2^x is a sum of two numbers.
double exp10_d(double x) LABEL(_Z5exp10d);
double exp10_d(double x) {
  const double ratio = 0x1.a934f0979a371p+1, rest_of_ratio = 0x1.7f2495fb7fa6dp-53; // log2(10)
  const double exponent = x * ratio;
  const double rest = __builtin_elementwise_fma(x, ratio, -exponent) + x * rest_of_ratio;
  const double power = __builtin_elementwise_exp2(exponent);
  return isfinite(power) && isfinite(rest) ? power + power * rest * 0x1.62e42fefa39efp-1 : power;
}

// The host's lgamma writes a variable of the process.
float host_lgamma_f(float, int *) LABEL(__hipspv_host_lgammaf_r);
double host_lgamma_d(double, int *) LABEL(__hipspv_host_lgamma_r);
float lgamma_f(float x) LABEL(_Z6lgammaf);
float lgamma_f(float x) {
  int sign;
  return host_lgamma_f(x, &sign);
}
double lgamma_d(double x) LABEL(_Z6lgammad);
double lgamma_d(double x) {
  int sign;
  return host_lgamma_d(x, &sign);
}

#define HOST_RESULT(T, code, suffix)                                                        \
  T host_frexp_##code(T, int *) LABEL(__hipspv_host_frexp##suffix);                         \
  T host_remquo_##code(T, T, int *) LABEL(__hipspv_host_remquo##suffix);                    \
  T frexp_##code(T x, int *exponent) LABEL(_Z5frexp##code##PU9CLgenerici);                  \
  T frexp_##code(T x, int *exponent) { return host_frexp_##code(x, exponent); }             \
  T remquo_##code(T x, T y, int *quotient) LABEL(_Z6remquo##code##code##PU9CLgenerici);     \
  T remquo_##code(T x, T y, int *quotient) {                                                \
    int bits = 0;                                                                           \
    const T rest = host_remquo_##code(x, y, &bits);                                         \
    *quotient = bits;                                                                       \
    return rest;                                                                            \
  }
HOST_RESULT(float, f, f)
HOST_RESULT(double, d, )
#undef HOST_RESULT

// ---- Conversions to float with a rounding mode

#include "opencl_conversions.inc"

// x as the float after or before the nearest one, if that is on the other side of x. up, down: the side that is wrong.
static float directed(double x, bool up, bool down) {
  const float near = (float)x;
  if ((up && near > x) || (down && near < x)) {
    if (near == 0) return up ? -0x1p-149f : 0x1p-149f;
    return as_float(as_uint(near) + ((near > x) == (near > 0) ? ~0u : 1u));
  }
  return near;
}
OF_1(float, _Z17convert_float_rted, double, (float)x)
OF_1(float, _Z17convert_float_rtzd, double, directed(x, x > 0, x < 0))
OF_1(float, _Z17convert_float_rtpd, double, directed(x, false, true))
OF_1(float, _Z17convert_float_rtnd, double, directed(x, true, false))

// ---- Vectors

OF_1(float4, _Z14convert_float4Dv4_i, int4, __builtin_convertvector(x, float4))
OF_1(float4, _Z14convert_float4Dv4_j, uint4, __builtin_convertvector(x, float4))
OF_2(float, _Z3dotDv3_fS_, float3, x.x * y.x + x.y * y.y + x.z * y.z)
OF_1(float, _Z6lengthDv3_f, float3, __builtin_elementwise_sqrt(x.x * x.x + x.y * x.y + x.z * x.z))

#include "vectors.inc"

#undef TEST
#undef OF_FLOATS_2
#undef OF_FLOATS_1
#undef OF_3
#undef OF_2
#undef OF_1

// ---- Clocks

// struct timespec, and CLOCK_MONOTONIC (POSIX.1-2024, time.h; the value is Linux's).
struct host_time {
  long seconds, nanoseconds;
};
int host_clock(int clock, struct host_time *now) LABEL(__hipspv_host_clock_gettime);
ulong __hipspv_clock(void) {
  struct host_time now;
  host_clock(1, &now);
  return (ulong)now.seconds * 1000000000ul + (ulong)now.nanoseconds;
}
