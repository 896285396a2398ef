// The C math functions by their C names. Device code calls sinf and sin as the system's <math.h> declares them. Each
// is OpenCL's precise built-in of the same name (never native_ or half_), if Intel's CPU device keeps HIP's
// documented error bounds with it. The others are in trigonometry.cl and special.cl.
//
// OpenCL's built-ins are overloads called sin, pow ...: the C names are given as assembler labels.
//
// LLVM's intrinsics are the same built-ins, and the optimiser knows more of them: their values for constants, and that
// pow(x, 2) is x * x. Vortex's libraries of 32 and 64 bits define the built-ins themselves.

#include "exponents.h"
#include "polynomials.h"

#define LABEL(name) __asm__(#name)
#define EXPORTED(name) name // the runtime's host_math.cpp has others
#if defined(HIPSPV_VORTEX_BITS) || defined(HIPSPV_FLOAT_MATH)
#define INTRINSIC(name) name
#else
#define INTRINSIC(name) __builtin_elementwise_##name
#endif

#define UNARY(name, builtin)                                                       \
  float f_##name(float x) LABEL(name##f);                                          \
  float f_##name(float x) { return builtin(x); }                                   \
  double d_##name(double x) LABEL(name);                                           \
  double d_##name(double x) { return builtin(x); }
#define BINARY(name, builtin)                                                      \
  float f_##name(float x, float y) LABEL(name##f);                                 \
  float f_##name(float x, float y) { return builtin(x, y); }                       \
  double d_##name(double x, double y) LABEL(name);                                 \
  double d_##name(double x, double y) { return builtin(x, y); }

UNARY(acos, acos)
UNARY(atan, atan)
UNARY(cbrt, cbrt)
UNARY(ceil, ceil)
UNARY(erfc, erfc)
UNARY(exp, INTRINSIC(exp))
UNARY(exp10, exp10)
UNARY(exp2, INTRINSIC(exp2))
UNARY(expm1, expm1)
UNARY(fabs, fabs)
UNARY(floor, floor)
UNARY(lgamma, lgamma)
UNARY(log, INTRINSIC(log))
UNARY(log10, INTRINSIC(log10))
UNARY(log1p, log1p)
UNARY(log2, INTRINSIC(log2))
UNARY(logb, logb)
UNARY(nearbyint, rint)
UNARY(rint, rint)
UNARY(round, round)
UNARY(roundeven, rint)
UNARY(rsqrt, rsqrt)
UNARY(sqrt, INTRINSIC(sqrt))
UNARY(tgamma, tgamma)
UNARY(trunc, trunc)

BINARY(copysign, copysign)
BINARY(fdim, fdim)
BINARY(fmax, fmax)
BINARY(fmin, fmin)
BINARY(fmod, fmod)
BINARY(hypot, hypot)
BINARY(nextafter, nextafter)
BINARY(pow, INTRINSIC(pow))
BINARY(remainder, remainder)

float f_fma(float x, float y, float z) LABEL(fmaf);
float f_fma(float x, float y, float z) { return fma(x, y, z); }
double d_fma(double x, double y, double z) LABEL(fma);
double d_fma(double x, double y, double z) { return fma(x, y, z); }

// The functions with an int, and those with a second result.
#define MIXED(T, prefix, suffix)                                                   \
  T prefix##_ldexp(T x, int n) LABEL(ldexp##suffix);                               \
  T prefix##_ldexp(T x, int n) { return scaled(x, n); }                            \
  T prefix##_scalbn(T x, int n) LABEL(scalbn##suffix);                             \
  T prefix##_scalbn(T x, int n) { return scaled(x, n); }                           \
  T prefix##_scalbln(T x, long n) LABEL(scalbln##suffix);                          \
  T prefix##_scalbln(T x, long n) { return scaled(x, (int)clamp(n, -9999l, 9999l)); } \
  int prefix##_ilogb(T x) LABEL(ilogb##suffix);                                    \
  int prefix##_ilogb(T x) { return exponent_of(x); }                               \
  T prefix##_frexp(T x, int *exponent) LABEL(frexp##suffix);                       \
  T prefix##_frexp(T x, int *exponent) {                                           \
    int n;                                                                         \
    T fraction = frexp(x, &n);                                                     \
    *exponent = n;                                                                 \
    return fraction;                                                               \
  }                                                                                \
  T prefix##_modf(T x, T *whole) LABEL(modf##suffix);                              \
  T prefix##_modf(T x, T *whole) {                                                 \
    T part = trunc(x);                                                             \
    *whole = part;                                                                 \
    return isinf(x) ? copysign((T)0, x) : copysign(x - part, x);                   \
  }                                                                                \
  T prefix##_remquo(T x, T y, int *quotient) LABEL(remquo##suffix);                \
  T prefix##_remquo(T x, T y, int *quotient) {                                     \
    int n;                                                                         \
    T rest = remquo(x, y, &n);                                                     \
    *quotient = n;                                                                 \
    return rest;                                                                   \
  }                                                                                \
  long prefix##_lrint(T x) LABEL(lrint##suffix);                                   \
  long prefix##_lrint(T x) { return __##T##2ll_rn(x); }                            \
  long prefix##_llrint(T x) LABEL(llrint##suffix);                                 \
  long prefix##_llrint(T x) { return __##T##2ll_rn(x); }                           \
  long prefix##_lround(T x) LABEL(lround##suffix);                                 \
  long prefix##_lround(T x) { return __##T##2ll_rz(round(x)); }                    \
  long prefix##_llround(T x) LABEL(llround##suffix);                               \
  long prefix##_llround(T x) { return __##T##2ll_rz(round(x)); }                   \
  T prefix##_nan(const char *payload) LABEL(nan##suffix);                          \
  T prefix##_nan(const char *payload) { return payload ? nan((prefix##_bits)0) : 0; }

typedef uint f_bits;
typedef ulong d_bits;
MIXED(float, f, f)
MIXED(double, d, )

// CUDA's fast versions: __sinf and the like. glibc's <math.h> happens to declare these names. They aren't OpenCL's
// native_ functions, whose error has no bound: CUDA promises 2^-21, and Intel's CPU device has errors of 2^-12 in
// native_exp.
#define FAST(name, builtin)                        \
  float f_fast_##name(float x) LABEL(__##name##f); \
  float f_fast_##name(float x) { return builtin(x); }

FAST(cos, INTRINSIC(cos))
FAST(exp, INTRINSIC(exp))
FAST(exp10, exp10)
FAST(log, INTRINSIC(log))
FAST(log10, INTRINSIC(log10))
FAST(log2, INTRINSIC(log2))
FAST(sin, INTRINSIC(sin))

float f_fast_pow(float x, float y) LABEL(__powf);
float f_fast_pow(float x, float y) { return INTRINSIC(pow)(x, y); }
void f_fast_sincos(float x, float *s, float *c) LABEL(__sincosf);
void f_fast_sincos(float x, float *s, float *c) {
  *s = INTRINSIC(sin)(x);
  *c = INTRINSIC(cos)(x);
}
float f_fast_divide(float x, float y) LABEL(__fdividef);
float f_fast_divide(float x, float y) { return x / y; }

int i_abs(int x) LABEL(abs);
int i_abs(int x) { return x < 0 ? -x : x; }
long l_abs(long x) LABEL(labs);
long l_abs(long x) { return x < 0 ? -x : x; }
long ll_abs(long x) LABEL(llabs);
long ll_abs(long x) { return x < 0 ? -x : x; }

// The names by which glibc's <math.h> and older programs call the classification macros.
#define CLASSIFY(name, T, suffix, label, builtin)                        \
  int suffix##_##name(T x) LABEL(label);                                 \
  int suffix##_##name(T x) { return builtin(x); }
CLASSIFY(finite, float, f, finitef, isfinite)
CLASSIFY(finite, double, d, finite, isfinite)
CLASSIFY(infinite, float, f, isinff, isinf)
CLASSIFY(nan_kind, float, f, isnanf, isnan)
CLASSIFY(glibc_finite, float, f, __finitef, isfinite)
CLASSIFY(glibc_finite, double, d, __finite, isfinite)
CLASSIFY(glibc_infinite, float, f, __isinff, isinf)
CLASSIFY(glibc_infinite, double, d, __isinf, isinf)
CLASSIFY(glibc_nan, float, f, __isnanf, isnan)
CLASSIFY(glibc_nan, double, d, __isnan, isnan)
CLASSIFY(glibc_sign, float, f, __signbitf, signbit)
CLASSIFY(glibc_sign, double, d, __signbit, signbit)
