/* Complex numbers as pairs: hipFloatComplex and hipDoubleComplex. */
#ifndef HIP_INCLUDE_HIP_HIP_COMPLEX_H
#define HIP_INCLUDE_HIP_HIP_COMPLEX_H
/* ROCm's name of amd_detail's header, which programs test. */
#define HIP_INCLUDE_HIP_AMD_DETAIL_HIP_COMPLEX_H

#include <hip/hip_vector_types.h>
#include <hip/spirv_detail/math.h>

typedef float2 hipFloatComplex;
typedef double2 hipDoubleComplex;
typedef hipFloatComplex hipComplex;

#define HIPSPV_COMPLEX __host__ __device__ static inline

/* Both precisions: C the complex type, R the real one, f the suffix of HIP's names, m the one of C's. */
#define HIPSPV_COMPLEX_FUNCTIONS(C, R, f, m)                                                                           \
  HIPSPV_COMPLEX R hipCreal##f(C z) { return z.x; }                                                                    \
  HIPSPV_COMPLEX R hipCimag##f(C z) { return z.y; }                                                                    \
  HIPSPV_COMPLEX C make_##C(R a, R b) {                                                                                \
    C z;                                                                                                               \
    z.x = a;                                                                                                           \
    z.y = b;                                                                                                           \
    return z;                                                                                                          \
  }                                                                                                                    \
  HIPSPV_COMPLEX C hipConj##f(C z) { return make_##C(z.x, -z.y); }                                                     \
  HIPSPV_COMPLEX R hipCsqabs##f(C z) { return z.x * z.x + z.y * z.y; }                                                 \
  HIPSPV_COMPLEX R hipCabs##f(C z) { return hypot##m(z.x, z.y); }                                                      \
  HIPSPV_COMPLEX C hipCadd##f(C p, C q) { return make_##C(p.x + q.x, p.y + q.y); }                                     \
  HIPSPV_COMPLEX C hipCsub##f(C p, C q) { return make_##C(p.x - q.x, p.y - q.y); }                                     \
  HIPSPV_COMPLEX C hipCmul##f(C p, C q) { return make_##C(p.x * q.x - p.y * q.y, p.y * q.x + p.x * q.y); }             \
  HIPSPV_COMPLEX C hipCfma##f(C p, C q, C r) {                                                                         \
    return make_##C(p.x * q.x - p.y * q.y + r.x, p.y * q.x + p.x * q.y + r.y);                                         \
  }                                                                                                                    \
  /* HIP's formula; if a product in it overflows or is tiny, scaled as in CUDA. */                                     \
  HIPSPV_COMPLEX C hipCdiv##f(C p, C q) {                                                                              \
    R size = q.x * q.x + q.y * q.y;                                                                                    \
    R x = p.x * q.x + p.y * q.y, y = p.y * q.x - p.x * q.y;                                                            \
    R least = (R)(sizeof(R) == 4 ? 1e-30 : 1e-290);                                                                    \
    R most = (R)(sizeof(R) == 4 ? 3.40282346638528859812e38 : 1.79769313486231570815e308);                             \
    /* Mesa assumes x - x = 0 for any x: finiteness is tested by comparison. */                                        \
    if (size > least && size <= most && fabs##m(x) <= most && fabs##m(y) <= most) return make_##C(x / size, y / size); \
    R scale = 1 / (fabs##m(q.x) + fabs##m(q.y));                                                                       \
    R px = p.x * scale, py = p.y * scale, qx = q.x * scale, qy = q.y * scale;                                          \
    size = 1 / (qx * qx + qy * qy);                                                                                    \
    return make_##C((px * qx + py * qy) * size, (py * qx - px * qy) * size);                                           \
  }

HIPSPV_COMPLEX_FUNCTIONS(hipFloatComplex, float, f, f)
HIPSPV_COMPLEX_FUNCTIONS(hipDoubleComplex, double, , )

HIPSPV_COMPLEX hipComplex make_hipComplex(float x, float y) { return make_hipFloatComplex(x, y); }
HIPSPV_COMPLEX hipFloatComplex hipComplexDoubleToFloat(hipDoubleComplex z) {
  return make_hipFloatComplex((float)z.x, (float)z.y);
}
HIPSPV_COMPLEX hipDoubleComplex hipComplexFloatToDouble(hipFloatComplex z) {
  return make_hipDoubleComplex((double)z.x, (double)z.y);
}

#undef HIPSPV_COMPLEX_FUNCTIONS
#undef HIPSPV_COMPLEX

#endif
