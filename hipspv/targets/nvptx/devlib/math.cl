// C's and CUDA's math functions: those of libdevice.

#include "libdevice.h"

// For float and for double, whose names differ by an f.
#define REAL_1(name, device)                           \
  CALL_1(name##f, __nv_##device##f, float, float)      \
  CALL_1(name, __nv_##device, double, double)
#define REAL_2(name)                                        \
  CALL_2(name##f, __nv_##name##f, float, float, float)      \
  CALL_2(name, __nv_##name, double, double, double)
#define REAL_3(float_name, name)                                              \
  CALL_3(float_name, __nv_##float_name, float, float, float, float)           \
  CALL_3(name, __nv_##name, double, double, double, double)
#define REAL_4(float_name, name)                                              \
  CALL_4(float_name, __nv_##float_name, float, float, float, float, float)    \
  CALL_4(name, __nv_##name, double, double, double, double, double)

REAL_1(acos, acos)
REAL_1(acosh, acosh)
REAL_1(asin, asin)
REAL_1(asinh, asinh)
REAL_1(atan, atan)
REAL_1(atanh, atanh)
REAL_1(cbrt, cbrt)
REAL_1(ceil, ceil)
REAL_1(cos, cos)
REAL_1(cosh, cosh)
REAL_1(cospi, cospi)
REAL_1(cyl_bessel_i0, cyl_bessel_i0)
REAL_1(cyl_bessel_i1, cyl_bessel_i1)
REAL_1(erf, erf)
REAL_1(erfc, erfc)
REAL_1(erfcinv, erfcinv)
REAL_1(erfcx, erfcx)
REAL_1(erfinv, erfinv)
REAL_1(exp, exp)
REAL_1(exp10, exp10)
REAL_1(exp2, exp2)
REAL_1(expm1, expm1)
REAL_1(fabs, fabs)
REAL_1(floor, floor)
REAL_1(j0, j0)
REAL_1(j1, j1)
REAL_1(lgamma, lgamma)
REAL_1(log, log)
REAL_1(log10, log10)
REAL_1(log1p, log1p)
REAL_1(log2, log2)
REAL_1(logb, logb)
REAL_1(nearbyint, nearbyint)
REAL_1(normcdf, normcdf)
REAL_1(normcdfinv, normcdfinv)
REAL_1(rcbrt, rcbrt)
REAL_1(rint, rint)
REAL_1(round, round)
REAL_1(roundeven, rint)
REAL_1(rsqrt, rsqrt)
REAL_1(sin, sin)
REAL_1(sinh, sinh)
REAL_1(sinpi, sinpi)
REAL_1(tan, tan)
REAL_1(tanh, tanh)
REAL_1(tgamma, tgamma)
REAL_1(trunc, trunc)
REAL_1(y0, y0)
REAL_1(y1, y1)

REAL_2(atan2)
REAL_2(copysign)
REAL_2(fdim)
REAL_2(fmax)
REAL_2(fmin)
REAL_2(fmod)
REAL_2(hypot)
REAL_2(nextafter)
REAL_2(pow)
REAL_2(remainder)
REAL_2(rhypot)

REAL_3(fmaf, fma)
REAL_3(norm3df, norm3d)
REAL_3(rnorm3df, rnorm3d)
REAL_4(norm4df, norm4d)
REAL_4(rnorm4df, rnorm4d)

#undef REAL_4
#undef REAL_3
#undef REAL_2
#undef REAL_1

// The functions of other types.
#define MIXED(T, f)                                              \
  CALL_2(frexp##f, __nv_frexp##f, T, T, int *)                   \
  CALL_1(ilogb##f, __nv_ilogb##f, int, T)                        \
  CALL_2(jn##f, __nv_jn##f, T, int, T)                           \
  CALL_2(ldexp##f, __nv_ldexp##f, T, T, int)                     \
  WHOLE_1(llrint##f, __nv_llrint##f, long, T)                    \
  WHOLE_1(llround##f, __nv_llround##f, long, T)                  \
  WHOLE_1(lrint##f, __nv_llrint##f, long, T)                     \
  WHOLE_1(lround##f, __nv_llround##f, long, T)                   \
  CALL_2(modf##f, __nv_modf##f, T, T, T *)                       \
  CALL_1(nan##f, __nv_nan##f, T, const char *)                   \
  CALL_2(norm##f, __nv_norm##f, T, int, const T *)               \
  CALL_3(remquo##f, __nv_remquo##f, T, T, T, int *)              \
  CALL_2(rnorm##f, __nv_rnorm##f, T, int, const T *)             \
  CALL_2(scalbn##f, __nv_scalbn##f, T, T, int)                   \
  CALL_3(sincos##f, __nv_sincos##f, void, T, T *, T *)           \
  CALL_3(sincospi##f, __nv_sincospi##f, void, T, T *, T *)       \
  CALL_2(yn##f, __nv_yn##f, T, int, T)                           \
  T scaled_##T(T x, long n) LABEL(scalbln##f);                   \
  T scaled_##T(T x, long n) {                                    \
    return __nv_scalbn##f(x, n < -9999 ? -9999 : n > 9999 ? 9999 : (int)n); \
  }
MIXED(float, f)
MIXED(double, )
#undef MIXED

// __nv_sqrtf is an approximation, unless LLVM's reflection says otherwise, which knows nothing of it.
CALL_1(sqrtf, __nv_fsqrt_rn, float, float)
CALL_1(sqrt, __nv_dsqrt_rn, double, double)
float __hipspv_approximate_sqrtf(float x) { return __nvvm_sqrt_approx_f(x); }

CALL_1(abs, __nv_abs, int, int)
CALL_1(labs, __nv_llabs, long, long)
CALL_1(llabs, __nv_llabs, long, long)

// The names by which glibc's <math.h> and older programs call the classification macros.
CALL_1(finitef, __nv_finitef, int, float)
CALL_1(finite, __nv_isfinited, int, double)
CALL_1(isinff, __nv_isinff, int, float)
CALL_1(isnanf, __nv_isnanf, int, float)
CALL_1(__finitef, __nv_finitef, int, float)
CALL_1(__finite, __nv_isfinited, int, double)
CALL_1(__isinff, __nv_isinff, int, float)
CALL_1(__isinf, __nv_isinfd, int, double)
CALL_1(__isnanf, __nv_isnanf, int, float)
CALL_1(__isnan, __nv_isnand, int, double)
CALL_1(__signbitf, __nv_signbitf, int, float)
CALL_1(__signbit, __nv_signbitd, int, double)

// CUDA's fast versions.
CALL_1(__cosf, __nv_fast_cosf, float, float)
CALL_1(__exp10f, __nv_fast_exp10f, float, float)
CALL_1(__expf, __nv_fast_expf, float, float)
CALL_1(__log10f, __nv_fast_log10f, float, float)
CALL_1(__log2f, __nv_fast_log2f, float, float)
CALL_1(__logf, __nv_fast_logf, float, float)
CALL_1(__sinf, __nv_fast_sinf, float, float)
CALL_1(__tanf, __nv_fast_tanf, float, float)
CALL_1(__tanhf, __nv_fast_tanhf, float, float)
CALL_2(__fdividef, __nv_fast_fdividef, float, float, float)
CALL_2(__powf, __nv_fast_powf, float, float, float)
CALL_3(__sincosf, __nv_fast_sincosf, void, float, float *, float *)

// ---- Arithmetic with a rounding mode

#define ARITHMETIC(mode)                                                         \
  CALL_2(__fadd_##mode, __nv_fadd_##mode, float, float, float)                   \
  CALL_2(__fsub_##mode, __nv_fsub_##mode, float, float, float)                   \
  CALL_2(__fmul_##mode, __nv_fmul_##mode, float, float, float)                   \
  CALL_1(__fsqrt_##mode, __nv_fsqrt_##mode, float, float)                        \
  CALL_3(__fmaf_##mode, __nv_fmaf_##mode, float, float, float, float)            \
  CALL_2(__dadd_##mode, __nv_dadd_##mode, double, double, double)                \
  CALL_2(__dsub_##mode, __nv_dsub_##mode, double, double, double)                \
  CALL_2(__dmul_##mode, __nv_dmul_##mode, double, double, double)                \
  CALL_1(__dsqrt_##mode, __nv_dsqrt_##mode, double, double)                      \
  CALL_3(__fma_##mode, __nv_fma_##mode, double, double, double, double)          \
  CALL_1(__ll2double_##mode, __nv_ll2double_##mode, double, long)                \
  CALL_1(__ull2double_##mode, __nv_ull2double_##mode, double, ulong)
#define DIVISION(mode)                                                           \
  CALL_2(__fdiv_##mode, __nv_fdiv_##mode, float, float, float)                   \
  CALL_1(__frcp_##mode, __nv_frcp_##mode, float, float)                          \
  CALL_2(__ddiv_##mode, __nv_ddiv_##mode, double, double, double)                \
  CALL_1(__drcp_##mode, __nv_drcp_##mode, double, double)
ARITHMETIC(rz)
ARITHMETIC(ru)
ARITHMETIC(rd)
DIVISION(rn)
DIVISION(rz)
DIVISION(ru)
DIVISION(rd)
CALL_1(__frsqrt_rn, __nv_frsqrt_rn, float, float)
#undef DIVISION
#undef ARITHMETIC

// ---- Conversions with a rounding mode. The headers call those to float by OpenCL's names.

#define TO_INTEGER(from, mode)                                                   \
  WHOLE_1(__##from##2int_##mode, __nv_##from##2int_##mode, int, from)            \
  WHOLE_1(__##from##2uint_##mode, __nv_##from##2uint_##mode, uint, from)         \
  WHOLE_1(__##from##2ll_##mode, __nv_##from##2ll_##mode, long, from)             \
  WHOLE_1(__##from##2ull_##mode, __nv_##from##2ull_##mode, ulong, from)
#define CONVERSIONS(mode, opencl)                                                           \
  TO_INTEGER(float, mode)                                                                \
  TO_INTEGER(double, mode)                                                               \
  CALL_1(_Z17convert_float_##opencl##d, __nv_double2float_##mode, float, double)         \
  CALL_1(_Z17convert_float_##opencl##i, __nv_int2float_##mode, float, int)               \
  CALL_1(_Z17convert_float_##opencl##j, __nv_uint2float_##mode, float, uint)             \
  CALL_1(_Z17convert_float_##opencl##l, __nv_ll2float_##mode, float, long)               \
  CALL_1(_Z17convert_float_##opencl##m, __nv_ull2float_##mode, float, ulong)
CONVERSIONS(rn, rte)
CONVERSIONS(rz, rtz)
CONVERSIONS(ru, rtp)
CONVERSIONS(rd, rtn)
#undef CONVERSIONS
#undef TO_INTEGER
