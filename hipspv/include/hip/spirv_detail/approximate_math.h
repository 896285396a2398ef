/*
 * -fgpu-approx-transcendentals, which nvcc's -use_fast_math enables: in device code sinf is __sinf, and so on.
 * List: "Functions Affected by -use_fast_math" in NVIDIA's CUDA C++ Programming Guide. Must come after <math.h>'s
 * declarations, and before libstdc++'s overloads that call the builtins.
 */
#if defined(__CLANG_GPU_APPROX_TRANSCENDENTALS__) && defined(__HIP_DEVICE_COMPILE__) && \
    !defined(HIP_INCLUDE_HIP_SPIRV_DETAIL_APPROXIMATE_MATH_H)
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_APPROXIMATE_MATH_H
#define HIPSPV_SIDES extern "C" __attribute__((host, device))
HIPSPV_SIDES float cosf(float) noexcept __asm__("__cosf");
HIPSPV_SIDES float exp10f(float) noexcept __asm__("__exp10f");
HIPSPV_SIDES float expf(float) noexcept __asm__("__expf");
HIPSPV_SIDES float log10f(float) noexcept __asm__("__log10f");
HIPSPV_SIDES float log2f(float) noexcept __asm__("__log2f");
HIPSPV_SIDES float logf(float) noexcept __asm__("__logf");
HIPSPV_SIDES float powf(float, float) noexcept __asm__("__powf");
HIPSPV_SIDES void sincosf(float, float*, float*) noexcept __asm__("__sincosf");
HIPSPV_SIDES float sinf(float) noexcept __asm__("__sinf");
HIPSPV_SIDES float tanf(float) noexcept __asm__("__tanf");
HIPSPV_SIDES float tanhf(float) noexcept __asm__("__tanhf");
#undef HIPSPV_SIDES
#define __builtin_cosf ::cosf
#define __builtin_expf ::expf
#define __builtin_log10f ::log10f
#define __builtin_log2f ::log2f
#define __builtin_logf ::logf
#define __builtin_powf ::powf
#define __builtin_sinf ::sinf
#define __builtin_tanf ::tanf
#define __builtin_tanhf ::tanhf
#endif

/* nvcc's -prec-sqrt=false, which -use_fast_math implies, too. */
#if defined(__HIPSPV_NVPTX__) && !defined(HIPSPV_SQUARE_ROOTS) && \
    (defined(__CLANG_GPU_APPROX_TRANSCENDENTALS__) || defined(__HIPSPV_APPROXIMATE_SQRT__))
#define HIPSPV_SQUARE_ROOTS
extern "C" __attribute__((host, device)) float sqrtf(float) noexcept __asm__("__hipspv_approximate_sqrtf");
#define __builtin_sqrtf ::sqrtf
#endif
