/*
 * Math in device code. <math.h> and <cmath> are the system's own, callable on both sides (see hip_std/README.md). This
 * header adds HIP's functions beyond C: rsqrt, sinpi, normcdf ..., and min and max.
 */
#ifndef HIP_INCLUDE_HIP_MATH_FUNCTIONS_H
#define HIP_INCLUDE_HIP_MATH_FUNCTIONS_H

#include <hip/host_defines.h>

#if defined(__clang__) && defined(__HIP__)

#include <hip/hip_vector_types.h>
#include <hip/spirv_detail/cuda_names.h>
#include <hip/spirv_detail/math.h>
#include <type_traits>

/*
 * Functions of the device library: namef for float and name for double, with an overload for float. CUDA also has
 * them in host code: those are the runtime's, whose symbols can't clash with a program's. HIP lacks them there, and
 * its programs may define their own.
 */
#if defined(__HIPSPV_CUDA__)
#define HIPSPV_SIDES __host__ __device__
#else
#define HIPSPV_SIDES __device__
#endif
#if defined(__HIP_DEVICE_COMPILE__)
#define HIPSPV_LABEL(name) __asm__(#name)
#else
#define HIPSPV_LABEL(name) __asm__("__hipspv_" #name)
#endif
/* Overloads are other names for C's functions: OpenCL's exp10(float) has the symbol of a definition here. */
#define HIPSPV_C_LABEL(name) __asm__(#name)
#define HIPSPV_MATH HIPSPV_SIDES __attribute__((const, nothrow))
#define HIPSPV_UNARY(name)                                \
  extern "C" {                                            \
  HIPSPV_MATH float name##f(float) HIPSPV_LABEL(name##f); \
  HIPSPV_MATH double name(double) HIPSPV_LABEL(name);     \
  }                                                       \
  HIPSPV_MATH float name(float) HIPSPV_LABEL(name##f);

HIPSPV_UNARY(sinpi)
HIPSPV_UNARY(cospi)
HIPSPV_UNARY(rsqrt)
HIPSPV_UNARY(rcbrt)
HIPSPV_UNARY(erfinv)
HIPSPV_UNARY(erfcinv)
HIPSPV_UNARY(erfcx)
HIPSPV_UNARY(normcdf)
HIPSPV_UNARY(normcdfinv)
HIPSPV_UNARY(cyl_bessel_i0)
HIPSPV_UNARY(cyl_bessel_i1)
#undef HIPSPV_UNARY

extern "C" {
HIPSPV_MATH float rhypotf(float, float) HIPSPV_LABEL(rhypotf);
HIPSPV_MATH double rhypot(double, double) HIPSPV_LABEL(rhypot);
HIPSPV_MATH float norm3df(float, float, float) HIPSPV_LABEL(norm3df);
HIPSPV_MATH double norm3d(double, double, double) HIPSPV_LABEL(norm3d);
HIPSPV_MATH float norm4df(float, float, float, float) HIPSPV_LABEL(norm4df);
HIPSPV_MATH double norm4d(double, double, double, double) HIPSPV_LABEL(norm4d);
HIPSPV_MATH float rnorm3df(float, float, float) HIPSPV_LABEL(rnorm3df);
HIPSPV_MATH double rnorm3d(double, double, double) HIPSPV_LABEL(rnorm3d);
HIPSPV_MATH float rnorm4df(float, float, float, float) HIPSPV_LABEL(rnorm4df);
HIPSPV_MATH double rnorm4d(double, double, double, double) HIPSPV_LABEL(rnorm4d);
HIPSPV_SIDES float normf(int, const float*) HIPSPV_LABEL(normf);
HIPSPV_SIDES double norm(int, const double*) HIPSPV_LABEL(norm);
HIPSPV_SIDES float rnormf(int, const float*) HIPSPV_LABEL(rnormf);
HIPSPV_SIDES double rnorm(int, const double*) HIPSPV_LABEL(rnorm);
HIPSPV_SIDES void sincospif(float, float*, float*) HIPSPV_LABEL(sincospif);
HIPSPV_SIDES void sincospi(double, double*, double*) HIPSPV_LABEL(sincospi);
/* Fast, less exact versions. glibc's <math.h> also declares some of these names, on both sides. */
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
__attribute__((device, const, nothrow)) float __fdividef(float, float);
}
HIPSPV_SIDES inline float fdividef(float x, float y) { return x / y; }

HIPSPV_MATH float rhypot(float, float) HIPSPV_LABEL(rhypotf);
HIPSPV_SIDES void sincospi(float, float*, float*) HIPSPV_LABEL(sincospif);
HIPSPV_SIDES void sincos(float, float*, float*) HIPSPV_C_LABEL(sincosf);
HIPSPV_MATH float exp10(float) HIPSPV_C_LABEL(exp10f);
HIPSPV_MATH float j0(float) HIPSPV_C_LABEL(j0f);
HIPSPV_MATH float j1(float) HIPSPV_C_LABEL(j1f);
HIPSPV_MATH float jn(int, float) HIPSPV_C_LABEL(jnf);
HIPSPV_MATH float y0(float) HIPSPV_C_LABEL(y0f);
HIPSPV_MATH float y1(float) HIPSPV_C_LABEL(y1f);
HIPSPV_MATH float yn(int, float) HIPSPV_C_LABEL(ynf);
/* Powers of sizes: pow of a negative base is many times as slow on Intel's CPU device. */
HIPSPV_SIDES inline float powif(float base, int n) {
  const float power = ::powf(__builtin_fabsf(base), static_cast<float>(n));
  return n & 1 ? __builtin_copysignf(power, base) : power;
}
HIPSPV_SIDES inline double powi(double base, int n) {
  const double power = ::pow(__builtin_fabs(base), static_cast<double>(n));
  return n & 1 ? __builtin_copysign(power, base) : power;
}
#undef HIPSPV_C_LABEL
#undef HIPSPV_LABEL
#undef HIPSPV_MATH
#undef HIPSPV_SIDES

/* As in clang's headers for HIP; operands of other mixed types are converted to double. */
__host__ __device__ inline _Float16 fma(_Float16 x, _Float16 y, _Float16 z) {
  return __builtin_elementwise_fma(x, y, z);
}
__host__ __device__ inline _Float16 fabs(_Float16 x) { return __builtin_fabsf16(x); }
__device__ inline _Float16 pow(_Float16 base, int n) {
  return static_cast<_Float16>(::powf(base, static_cast<float>(n)));
}

/* Clamped to [0, 1]; NaN becomes 0. */
__device__ inline float __saturatef(float x) { return x > 0.0f ? __builtin_fminf(x, 1.0f) : 0.0f; }

/* For floating point these are fmin and fmax: with one NaN operand the result is the other one. */
#define HIPSPV_MINMAX(__T, least, greatest)                             \
  __host__ __device__ constexpr __T min(__T a, __T b) { return least; } \
  __host__ __device__ constexpr __T max(__T a, __T b) { return greatest; }

HIPSPV_MINMAX(int, b < a ? b : a, a < b ? b : a)
HIPSPV_MINMAX(unsigned int, b < a ? b : a, a < b ? b : a)
HIPSPV_MINMAX(long, b < a ? b : a, a < b ? b : a)
HIPSPV_MINMAX(unsigned long, b < a ? b : a, a < b ? b : a)
HIPSPV_MINMAX(long long, b < a ? b : a, a < b ? b : a)
HIPSPV_MINMAX(unsigned long long, b < a ? b : a, a < b ? b : a)
HIPSPV_MINMAX(_Float16, static_cast<_Float16>(__builtin_fminf(a, b)), static_cast<_Float16>(__builtin_fmaxf(a, b)))
HIPSPV_MINMAX(float, __builtin_fminf(a, b), __builtin_fmaxf(a, b))
HIPSPV_MINMAX(double, __builtin_fmin(a, b), __builtin_fmax(a, b))
#undef HIPSPV_MINMAX

/* Mixed operands are converted to the type of their sum. */
template <typename __A, typename __B>
using __hipspv_sum = typename std::enable_if<std::is_arithmetic<__A>::value && std::is_arithmetic<__B>::value,
                                             decltype(__A() + __B())>::type;
template <typename __A, typename __B>
__host__ __device__ constexpr __hipspv_sum<__A, __B> min(__A a, __B b) {
  return min(static_cast<__hipspv_sum<__A, __B>>(a), static_cast<__hipspv_sum<__A, __B>>(b));
}
template <typename __A, typename __B>
__host__ __device__ constexpr __hipspv_sum<__A, __B> max(__A a, __B b) {
  return max(static_cast<__hipspv_sum<__A, __B>>(a), static_cast<__hipspv_sum<__A, __B>>(b));
}

#define HIPSPV_MINMAX(__T, least, greatest)                                                       \
  HIPSPV_YIELDING __host__ __device__ constexpr __T least(__T a, __T b) { return b < a ? b : a; } \
  HIPSPV_YIELDING __host__ __device__ constexpr __T greatest(__T a, __T b) { return a < b ? b : a; }
HIPSPV_MINMAX(unsigned int, umin, umax)
HIPSPV_MINMAX(long long, llmin, llmax)
HIPSPV_MINMAX(unsigned long long, ullmin, ullmax)
#undef HIPSPV_MINMAX

#endif

#endif
