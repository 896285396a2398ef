// 2^n x, and the exponent of x. OpenCL's ldexp and ilogb won't do: Intel's CPU runtime 2026.22 lacks both for 32
// lanes on a processor without AVX-512 ("Symbols not found: _Z5ldexpDv32_fDv32_iS_").
#pragma once

#ifdef __OPENCL_C_VERSION__ // the runtime's host_math.cpp has its own
#ifdef __NVPTX__ // libdevice has both
float __attribute__((overloadable)) scaled(float x, int n) __asm__("__nv_ldexpf");
double __attribute__((overloadable)) scaled(double x, int n) __asm__("__nv_ldexp");
int __attribute__((overloadable)) exponent_of(float x) __asm__("__nv_ilogbf");
int __attribute__((overloadable)) exponent_of(double x) __asm__("__nv_ilogb");
#else
#ifdef HIPSPV_VORTEX_BITS // vortex/opencl.cl and vortex/doubles.cl
float __attribute__((overloadable)) scaled(float x, int n) __asm__("__hipspv_scaledf");
double __attribute__((overloadable)) scaled(double x, int n) __asm__("__hipspv_scaled");
#else
float __attribute__((overloadable)) scaled(float x, int n) __asm__("llvm.ldexp.f32.i32");
double __attribute__((overloadable)) scaled(double x, int n) __asm__("llvm.ldexp.f64.i32");
#endif

static inline int __attribute__((overloadable)) exponent_of(float x) {
  return x == 0 || isnan(x) ? INT_MIN : isinf(x) ? INT_MAX : (int)logb(x);
}
static inline int __attribute__((overloadable)) exponent_of(double x) {
  return x == 0 || isnan(x) ? INT_MIN : isinf(x) ? INT_MAX : (int)logb(x);
}
#endif
#endif
