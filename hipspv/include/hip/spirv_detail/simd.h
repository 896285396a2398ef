/*
 * CUDA's SIMD intrinsics: two 16-bit (__vadd2) or four 8-bit numbers (__vadd4) in an unsigned int; and its DPX
 * functions, which choose the least or greatest. A shared function type declares them all at once, since every
 * compilation parses them.
 */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_SIMD_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_SIMD_H

#include <hip/host_defines.h>

typedef unsigned int __hipspv_simd_1(unsigned int);
typedef unsigned int __hipspv_simd_2(unsigned int, unsigned int);
typedef unsigned int __hipspv_simd_3(unsigned int, unsigned int, unsigned int);
typedef int __hipspv_dpx_2(int, int);
typedef int __hipspv_dpx_3(int, int, int);

#define HIPSPV_SIMD extern "C" __attribute__((device, const, nothrow))
#define HIPSPV_BOTH(name) name##2, name##4
#define HIPSPV_COMPARED(name)                                                                         \
  HIPSPV_BOTH(name##eq), HIPSPV_BOTH(name##ne), HIPSPV_BOTH(name##ges), HIPSPV_BOTH(name##geu),       \
      HIPSPV_BOTH(name##gts), HIPSPV_BOTH(name##gtu), HIPSPV_BOTH(name##les), HIPSPV_BOTH(name##leu), \
      HIPSPV_BOTH(name##lts), HIPSPV_BOTH(name##ltu)

HIPSPV_SIMD __hipspv_simd_1 HIPSPV_BOTH(__vabs), HIPSPV_BOTH(__vabsss), HIPSPV_BOTH(__vneg), HIPSPV_BOTH(__vnegss);
HIPSPV_SIMD __hipspv_simd_2 HIPSPV_BOTH(__vadd), HIPSPV_BOTH(__vaddss), HIPSPV_BOTH(__vaddus), HIPSPV_BOTH(__vsub),
    HIPSPV_BOTH(__vsubss), HIPSPV_BOTH(__vsubus), HIPSPV_BOTH(__vabsdiffs), HIPSPV_BOTH(__vabsdiffu),
    HIPSPV_BOTH(__vavgs), HIPSPV_BOTH(__vavgu), HIPSPV_BOTH(__vhaddu), HIPSPV_BOTH(__vmaxs), HIPSPV_BOTH(__vmaxu),
    HIPSPV_BOTH(__vmins), HIPSPV_BOTH(__vminu), HIPSPV_BOTH(__vsads), HIPSPV_BOTH(__vsadu), HIPSPV_COMPARED(__vcmp),
    HIPSPV_COMPARED(__vset);

#define HIPSPV_FOUR(suffix) __viaddmax_##suffix, __viaddmin_##suffix, __vimax3_##suffix, __vimin3_##suffix
HIPSPV_SIMD __hipspv_simd_3 HIPSPV_FOUR(u32), HIPSPV_FOUR(u16x2), HIPSPV_FOUR(s16x2), HIPSPV_FOUR(s16x2_relu);
HIPSPV_SIMD __hipspv_dpx_3 HIPSPV_FOUR(s32), HIPSPV_FOUR(s32_relu);
HIPSPV_SIMD __hipspv_dpx_2 __vimax_s32_relu, __vimin_s32_relu;
HIPSPV_SIMD __hipspv_simd_2 __vimax_s16x2_relu, __vimin_s16x2_relu;
extern "C" {
__device__ int __vibmax_s32(int, int, bool*), __vibmin_s32(int, int, bool*);
__device__ unsigned int __vibmax_u32(unsigned int, unsigned int, bool*),
    __vibmin_u32(unsigned int, unsigned int, bool*), __vibmax_s16x2(unsigned int, unsigned int, bool*, bool*),
    __vibmin_s16x2(unsigned int, unsigned int, bool*, bool*), __vibmax_u16x2(unsigned int, unsigned int, bool*, bool*),
    __vibmin_u16x2(unsigned int, unsigned int, bool*, bool*);
}

#undef HIPSPV_FOUR
#undef HIPSPV_COMPARED
#undef HIPSPV_BOTH
#undef HIPSPV_SIMD

#endif
