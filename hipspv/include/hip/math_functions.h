/*
 * Math in device code. <math.h> and <cmath> are the system's own, callable on both sides (see
 * hip_std/README.md); here is what HIP has beyond C: rsqrt, sinpi, normcdf ..., and min and max.
 */
#ifndef HIP_INCLUDE_HIP_MATH_FUNCTIONS_H
#define HIP_INCLUDE_HIP_MATH_FUNCTIONS_H

#include <hip/host_defines.h>

#if defined(__clang__) && defined(__HIP__)

#include <hip/hip_vector_types.h>
#include <math.h>
#include <type_traits>

/* Functions of the device library: namef for float and name for double, which is overloaded for float. */
#define HIPSPV_MATH __attribute__((device, const, nothrow))
#define HIPSPV_LIBRARY_1(name)                                                 \
  extern "C" {                                                                 \
  HIPSPV_MATH float name##f(float);                                            \
  HIPSPV_MATH double name(double);                                             \
  }                                                                            \
  __device__ inline float name(float x) { return name##f(x); }

HIPSPV_LIBRARY_1(sinpi)
HIPSPV_LIBRARY_1(cospi)
HIPSPV_LIBRARY_1(rsqrt)
HIPSPV_LIBRARY_1(rcbrt)
HIPSPV_LIBRARY_1(erfinv)
HIPSPV_LIBRARY_1(erfcinv)
HIPSPV_LIBRARY_1(erfcx)
HIPSPV_LIBRARY_1(normcdf)
HIPSPV_LIBRARY_1(normcdfinv)
HIPSPV_LIBRARY_1(cyl_bessel_i0)
HIPSPV_LIBRARY_1(cyl_bessel_i1)
#undef HIPSPV_LIBRARY_1

extern "C" {
HIPSPV_MATH float rhypotf(float, float);
HIPSPV_MATH double rhypot(double, double);
HIPSPV_MATH float norm3df(float, float, float);
HIPSPV_MATH double norm3d(double, double, double);
HIPSPV_MATH float norm4df(float, float, float, float);
HIPSPV_MATH double norm4d(double, double, double, double);
HIPSPV_MATH float rnorm3df(float, float, float);
HIPSPV_MATH double rnorm3d(double, double, double);
HIPSPV_MATH float rnorm4df(float, float, float, float);
HIPSPV_MATH double rnorm4d(double, double, double, double);
__device__ float normf(int, const float*);
__device__ double norm(int, const double*);
__device__ float rnormf(int, const float*);
__device__ double rnorm(int, const double*);
__device__ void sincospif(float, float*, float*);
__device__ void sincospi(double, double*, double*);
/* Fast, less exact versions. glibc's <math.h> happens to declare some of these names, on both sides. */
__host__ __device__ float __cosf(float) noexcept;
__host__ __device__ float __exp10f(float) noexcept;
__host__ __device__ float __expf(float) noexcept;
__host__ __device__ float __log10f(float) noexcept;
__host__ __device__ float __log2f(float) noexcept;
__host__ __device__ float __logf(float) noexcept;
__host__ __device__ float __powf(float, float) noexcept;
__host__ __device__ void __sincosf(float, float*, float*) noexcept;
__host__ __device__ float __sinf(float) noexcept;
__host__ __device__ float __tanf(float) noexcept;
__host__ __device__ float __tanhf(float) noexcept;
HIPSPV_MATH float __fdividef(float, float);
HIPSPV_MATH float fdividef(float, float) __asm__("__fdividef");
}
#undef HIPSPV_MATH

__device__ inline float exp10(float x) { return ::exp10f(x); }
__device__ inline float rhypot(float x, float y) { return rhypotf(x, y); }
__device__ inline void sincos(float x, float* s, float* c) { ::sincosf(x, s, c); }
__device__ inline void sincospi(float x, float* s, float* c) { sincospif(x, s, c); }
__device__ inline float j0(float x) { return ::j0f(x); }
__device__ inline float j1(float x) { return ::j1f(x); }
__device__ inline float jn(int n, float x) { return ::jnf(n, x); }
__device__ inline float y0(float x) { return ::y0f(x); }
__device__ inline float y1(float x) { return ::y1f(x); }
__device__ inline float yn(int n, float x) { return ::ynf(n, x); }
__device__ inline float powif(float base, int n) { return ::powf(base, static_cast<float>(n)); }
__device__ inline double powi(double base, int n) { return ::pow(base, static_cast<double>(n)); }

/* Clamped to [0, 1]; NaN gives 0. */
__device__ inline float __saturatef(float x) {
  return __builtin_fminf(__builtin_fmaxf(x, 0.0f), 1.0f);
}

/* For floating point these are fmin and fmax: a NaN operand yields the other one. */
#define HIPSPV_MINMAX(__T, least, greatest)                          \
  __host__ __device__ constexpr __T min(__T a, __T b) { return least; }  \
  __host__ __device__ constexpr __T max(__T a, __T b) { return greatest; }

HIPSPV_MINMAX(int, b < a ? b : a, a < b ? b : a)
HIPSPV_MINMAX(unsigned int, b < a ? b : a, a < b ? b : a)
HIPSPV_MINMAX(long, b < a ? b : a, a < b ? b : a)
HIPSPV_MINMAX(unsigned long, b < a ? b : a, a < b ? b : a)
HIPSPV_MINMAX(long long, b < a ? b : a, a < b ? b : a)
HIPSPV_MINMAX(unsigned long long, b < a ? b : a, a < b ? b : a)
HIPSPV_MINMAX(float, __builtin_fminf(a, b), __builtin_fmaxf(a, b))
HIPSPV_MINMAX(double, __builtin_fmin(a, b), __builtin_fmax(a, b))
#undef HIPSPV_MINMAX

/* Mixed operands meet in the type of their sum. */
template <typename __A, typename __B>
using __hipspv_sum = typename std::enable_if<
    std::is_arithmetic<__A>::value && std::is_arithmetic<__B>::value, decltype(__A() + __B())>::type;
template <typename __A, typename __B>
__host__ __device__ constexpr __hipspv_sum<__A, __B> min(__A a, __B b) {
  return min(static_cast<__hipspv_sum<__A, __B>>(a), static_cast<__hipspv_sum<__A, __B>>(b));
}
template <typename __A, typename __B>
__host__ __device__ constexpr __hipspv_sum<__A, __B> max(__A a, __B b) {
  return max(static_cast<__hipspv_sum<__A, __B>>(a), static_cast<__hipspv_sum<__A, __B>>(b));
}

#define HIPSPV_MINMAX(__T, least, greatest)                                                   \
  __host__ __device__ constexpr __T least(__T a, __T b) { return b < a ? b : a; }             \
  __host__ __device__ constexpr __T greatest(__T a, __T b) { return a < b ? b : a; }
HIPSPV_MINMAX(unsigned int, umin, umax)
HIPSPV_MINMAX(long long, llmin, llmax)
HIPSPV_MINMAX(unsigned long long, ullmin, ullmax)
#undef HIPSPV_MINMAX

#endif

#endif
