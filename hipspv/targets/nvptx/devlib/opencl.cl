// OpenCL's built-in functions that the headers, and sources that all targets share, call by their mangled names.

#include "libdevice.h"

#define OF_1(T, label, A, expression)   \
  T builtin_##label(A x) LABEL(label);  \
  T builtin_##label(A x) { return expression; }
#define OF_2(T, label, A, expression)        \
  T builtin_##label(A x, A y) LABEL(label);  \
  T builtin_##label(A x, A y) { return expression; }
#define OF_3(T, label, A, expression)             \
  T builtin_##label(A x, A y, A z) LABEL(label);  \
  T builtin_##label(A x, A y, A z) { return expression; }

// ---- Integers

OF_1(uint, _Z3absi, int, x < 0 ? -(uint)x : x)
OF_1(ulong, _Z3clzm, ulong, x ? __builtin_clzl(x) : 64)
OF_2(int, _Z3minii, int, y < x ? y : x)
OF_2(uint, _Z3minjj, uint, y < x ? y : x)
OF_2(ulong, _Z3minmm, ulong, y < x ? y : x)
OF_2(int, _Z3maxii, int, x < y ? y : x)
OF_2(uint, _Z3maxjj, uint, x < y ? y : x)
OF_2(ulong, _Z3maxmm, ulong, x < y ? y : x)
OF_3(int, _Z5clampiii, int, min(max(x, y), z))
OF_3(long, _Z5clamplll, long, x < y ? y : z < x ? z : x)
OF_3(int3, _Z5clampDv3_iS_S_, int3, x < y ? y : z < x ? z : x)
OF_2(int, _Z6mul_hiii, int, ((long)x * y) >> 32)
OF_2(uint, _Z6mul_hijj, uint, ((ulong)x * y) >> 32)
CALL_2(_Z6mul_hill, __nv_mul64hi, long, long, long)
CALL_2(_Z6mul_himm, __nv_umul64hi, ulong, ulong, ulong)
CALL_2(_Z5mul24ii, __nv_mul24, int, int, int)
CALL_2(_Z5mul24jj, __nv_umul24, uint, uint, uint)
CALL_2(_Z4haddii, __nv_hadd, int, int, int)
CALL_2(_Z4haddjj, __nv_uhadd, uint, uint, uint)
CALL_2(_Z5rhaddii, __nv_rhadd, int, int, int)
CALL_2(_Z5rhaddjj, __nv_urhadd, uint, uint, uint)
OF_2(uint, _Z8abs_diffii, int, x < y ? (uint)y - (uint)x : (uint)x - (uint)y)
OF_2(uint, _Z8abs_diffjj, uint, x < y ? y - x : x - y)

// ---- Floating point

OF_1(int, _Z5isnanf, float, __builtin_isnan(x))
OF_1(int, _Z5isnand, double, __builtin_isnan(x))
OF_1(int, _Z5isinff, float, __builtin_isinf(x))
OF_1(int, _Z5isinfd, double, __builtin_isinf(x))
OF_1(int, _Z8isfinitef, float, __builtin_isfinite(x))
OF_1(int, _Z8isfinited, double, __builtin_isfinite(x))
OF_1(int, _Z7signbitf, float, as_uint(x) >> 31)
OF_1(int, _Z7signbitd, double, as_ulong(x) >> 63)
CALL_1(_Z4fabsf, __nv_fabsf, float, float)
CALL_1(_Z4fabsd, __nv_fabs, double, double)
CALL_1(_Z4log2f, __nv_log2f, float, float)
CALL_1(_Z5floorf, __nv_floorf, float, float)
CALL_1(_Z4rintf, __nv_rintf, float, float)
CALL_1(_Z4sqrtf, __nv_fsqrt_rn, float, float)
CALL_1(_Z4sqrtd, __nv_dsqrt_rn, double, double)
CALL_2(_Z8copysignff, __nv_copysignf, float, float, float)
CALL_2(_Z8copysigndd, __nv_copysign, double, double, double)
CALL_2(_Z4fmaxff, __nv_fmaxf, float, float, float)
CALL_2(_Z4fmaxdd, __nv_fmax, double, double, double)
CALL_2(_Z4fminff, __nv_fminf, float, float, float)
CALL_2(_Z4powrff, __nv_powf, float, float, float)
CALL_3(_Z3fmafff, __nv_fmaf_rn, float, float, float, float)
CALL_3(_Z3fmaddd, __nv_fma_rn, double, double, double, double)
OF_2(float, _Z3dotDv3_fS_, float3, x.x * y.x + x.y * y.y + x.z * y.z)
OF_1(float, _Z6lengthDv3_f, float3, __nv_norm3df(x.x, x.y, x.z))
OF_1(float4, _Z14convert_float4Dv4_i, int4, __builtin_convertvector(x, float4))
OF_1(float4, _Z14convert_float4Dv4_j, uint4, __builtin_convertvector(x, float4))

#include "vectors.inc"

#undef OF_3
#undef OF_2
#undef OF_1
