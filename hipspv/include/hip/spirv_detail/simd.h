/*
 * CUDA's SIMD intrinsics: two 16-bit (__vadd2) or four 8-bit numbers (__vadd4) in an unsigned int; and its DPX
 * functions, which choose the least or greatest.
 */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_SIMD_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_SIMD_H

#include <hip/spirv_detail/cuda_names.h>

#define HIPSPV_BOTH_1(name) \
  HIPSPV_LIBRARY_1(unsigned int, name##2, unsigned int) HIPSPV_LIBRARY_1(unsigned int, name##4, unsigned int)
#define HIPSPV_BOTH_2(name) \
  HIPSPV_LIBRARY_2(unsigned int, name##2, unsigned int) HIPSPV_LIBRARY_2(unsigned int, name##4, unsigned int)
/* clang-format off */
#define HIPSPV_COMPARED(name)                         \
  HIPSPV_BOTH_2(name##eq) HIPSPV_BOTH_2(name##ne)     \
  HIPSPV_BOTH_2(name##ges) HIPSPV_BOTH_2(name##geu)   \
  HIPSPV_BOTH_2(name##gts) HIPSPV_BOTH_2(name##gtu)   \
  HIPSPV_BOTH_2(name##les) HIPSPV_BOTH_2(name##leu)   \
  HIPSPV_BOTH_2(name##lts) HIPSPV_BOTH_2(name##ltu)
/* clang-format on */

HIPSPV_BOTH_1(__vabs)
HIPSPV_BOTH_1(__vabsss)
HIPSPV_BOTH_1(__vneg)
HIPSPV_BOTH_1(__vnegss)
HIPSPV_BOTH_2(__vadd)
HIPSPV_BOTH_2(__vaddss)
HIPSPV_BOTH_2(__vaddus)
HIPSPV_BOTH_2(__vsub)
HIPSPV_BOTH_2(__vsubss)
HIPSPV_BOTH_2(__vsubus)
HIPSPV_BOTH_2(__vabsdiffs)
HIPSPV_BOTH_2(__vabsdiffu)
HIPSPV_BOTH_2(__vavgs)
HIPSPV_BOTH_2(__vavgu)
HIPSPV_BOTH_2(__vhaddu)
HIPSPV_BOTH_2(__vmaxs)
HIPSPV_BOTH_2(__vmaxu)
HIPSPV_BOTH_2(__vmins)
HIPSPV_BOTH_2(__vminu)
HIPSPV_BOTH_2(__vsads)
HIPSPV_BOTH_2(__vsadu)
HIPSPV_COMPARED(__vcmp)
HIPSPV_COMPARED(__vset)

#define HIPSPV_FOUR(suffix, __T)                  \
  HIPSPV_LIBRARY_3(__T, __viaddmax_##suffix, __T) \
  HIPSPV_LIBRARY_3(__T, __viaddmin_##suffix, __T) \
  HIPSPV_LIBRARY_3(__T, __vimax3_##suffix, __T) HIPSPV_LIBRARY_3(__T, __vimin3_##suffix, __T)
HIPSPV_FOUR(u32, unsigned int)
HIPSPV_FOUR(u16x2, unsigned int)
HIPSPV_FOUR(s16x2, unsigned int)
HIPSPV_FOUR(s16x2_relu, unsigned int)
HIPSPV_FOUR(s32, int)
HIPSPV_FOUR(s32_relu, int)
HIPSPV_LIBRARY_2(int, __vimax_s32_relu, int)
HIPSPV_LIBRARY_2(int, __vimin_s32_relu, int)
HIPSPV_LIBRARY_2(unsigned int, __vimax_s16x2_relu, unsigned int)
HIPSPV_LIBRARY_2(unsigned int, __vimin_s16x2_relu, unsigned int)

/* With the choice of each number. */
#define HIPSPV_CHOICE(name, __T)                                                    \
  extern "C" __device__ __T __hipspv_library##name(__T, __T, bool*) __asm__(#name); \
  HIPSPV_YIELDING __device__ inline __T name(__T x, __T y, bool* first) { return __hipspv_library##name(x, y, first); }
#define HIPSPV_CHOICES(name)                                                                                          \
  extern "C" __device__ unsigned int __hipspv_library##name(unsigned int, unsigned int, bool*, bool*) __asm__(#name); \
  HIPSPV_YIELDING __device__ inline unsigned int name(unsigned int x, unsigned int y, bool* high, bool* low) {        \
    return __hipspv_library##name(x, y, high, low);                                                                   \
  }
HIPSPV_CHOICE(__vibmax_s32, int)
HIPSPV_CHOICE(__vibmin_s32, int)
HIPSPV_CHOICE(__vibmax_u32, unsigned int)
HIPSPV_CHOICE(__vibmin_u32, unsigned int)
HIPSPV_CHOICES(__vibmax_s16x2)
HIPSPV_CHOICES(__vibmin_s16x2)
HIPSPV_CHOICES(__vibmax_u16x2)
HIPSPV_CHOICES(__vibmin_u16x2)

#undef HIPSPV_CHOICES
#undef HIPSPV_CHOICE
#undef HIPSPV_FOUR
#undef HIPSPV_COMPARED
#undef HIPSPV_BOTH_2
#undef HIPSPV_BOTH_1

#endif
