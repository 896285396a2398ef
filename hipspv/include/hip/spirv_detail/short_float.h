/*
 * Common parts of the floating-point types of at most 16 bits: bits of float and double, and conversions that round
 * once.
 *
 * All is float arithmetic and integer arithmetic on bits, so that host and device, and compilers without _Float16,
 * agree in every bit.
 */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_SHORT_FLOAT_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_SHORT_FLOAT_H

#include <hip/host_defines.h>
#include <hip/spirv_detail/cuda_names.h>
#include <cstddef>
#include <type_traits>

#define HIPSPV_SHORT __host__ __device__ inline
#define HIPSPV_SHORT_CONSTANT __host__ __device__ constexpr

/* Not all types that g++ and clang call arithmetic in every standard: only clang has _Float16. */
template <typename __T>
struct __hipspv_is_number : std::is_arithmetic<__T> {};
#if defined(__clang__) && defined(__HIP__)
template <>
struct __hipspv_is_number<_Float16> : std::true_type {};
#endif
#define HIPSPV_SCALAR typename std::enable_if<__hipspv_is_number<__T>::value, int>::type = 0
#define HIPSPV_INTEGRAL \
  typename std::enable_if<std::is_integral<__T>::value && !std::is_same<__T, bool>::value, int>::type = 0

HIPSPV_SHORT_CONSTANT unsigned int __hipspv_float_bits(float x) { return __builtin_bit_cast(unsigned int, x); }
HIPSPV_SHORT_CONSTANT float __hipspv_bits_float(unsigned int x) { return __builtin_bit_cast(float, x); }

/*
 * Round to odd: an inexact number is truncated, and its last bit then set. A number with at least two bits more
 * than the target's rounds to the target as the exact value does (Boldo and Melquiond, "Emulation of a FMA and
 * correctly rounded sums", 2008).
 */
HIPSPV_SHORT_CONSTANT float __hipspv_odd_of(unsigned int bits, bool larger, bool exact) {
  return __hipspv_bits_float(exact ? bits : (bits - (larger ? 1u : 0u)) | 1u);
}
HIPSPV_SHORT_CONSTANT bool __hipspv_is_larger(double magnitude, double than) {
  return (magnitude < 0 ? -magnitude : magnitude) > (than < 0 ? -than : than);
}
HIPSPV_SHORT_CONSTANT float __hipspv_to_odd(double x) {
  return __hipspv_odd_of(__hipspv_float_bits(static_cast<float>(x)),
                         __hipspv_is_larger(static_cast<double>(static_cast<float>(x)), x),
                         x != x || static_cast<double>(static_cast<float>(x)) == x);
}
/* Integers: above 40 bits, the bits that a float can't represent become one, which is set if any of them is. */
HIPSPV_SHORT_CONSTANT float __hipspv_to_odd(unsigned long long x) {
  return __hipspv_to_odd(
      static_cast<double>(x >> 40 ? (x & ~0xffffffull) | ((x & 0xffffffull) != 0 ? 0x800000ull : 0) : x));
}
HIPSPV_SHORT_CONSTANT float __hipspv_to_odd(long long x) {
  return x < 0 ? -__hipspv_to_odd(0 - static_cast<unsigned long long>(x))
               : __hipspv_to_odd(static_cast<unsigned long long>(x));
}
#if defined(__SIZEOF_INT128__)
/* The lower bits are left out until 64 remain. The last of these is set if any of the others was. */
HIPSPV_SHORT_CONSTANT float __hipspv_to_odd(unsigned __int128 x) {
  return x >> 64 ? 0x1p32f * __hipspv_to_odd(x >> 32 | static_cast<unsigned __int128>((x & 0xffffffffu) != 0))
                 : __hipspv_to_odd(static_cast<unsigned long long>(x));
}
HIPSPV_SHORT_CONSTANT float __hipspv_to_odd(__int128 x) {
  return x < 0 ? -__hipspv_to_odd(0 - static_cast<unsigned __int128>(x))
               : __hipspv_to_odd(static_cast<unsigned __int128>(x));
}
#endif
HIPSPV_SHORT_CONSTANT float __hipspv_to_odd(float x) { return x; }
HIPSPV_SHORT_CONSTANT float __hipspv_to_odd(int x) { return __hipspv_to_odd(static_cast<double>(x)); }
HIPSPV_SHORT_CONSTANT float __hipspv_to_odd(unsigned int x) { return __hipspv_to_odd(static_cast<double>(x)); }
/* The first of the types above that holds every value of an arithmetic type. */
template <typename __T, std::size_t = std::is_integral<__T>::value ? sizeof(__T) : 0>
struct __hipspv_odd_operand {
  typedef typename std::conditional<
      std::is_floating_point<__T>::value, typename std::conditional<(sizeof(__T) > 4), double, float>::type,
      typename std::conditional<
          (sizeof(__T) < 3), float,
          typename std::conditional<
              std::is_signed<__T>::value, typename std::conditional<(sizeof(__T) > 4), long long, int>::type,
              typename std::conditional<(sizeof(__T) > 4), unsigned long long, unsigned int>::type>::type>::type>::type
      type;
};
template <typename __T>
struct __hipspv_odd_operand<__T, 16> {
  typedef __T type;
};
template <typename __T>
HIPSPV_SHORT_CONSTANT float __hipspv_odd(__T x) {
  return __hipspv_to_odd(static_cast<typename __hipspv_odd_operand<__T>::type>(x));
}
#if defined(__clang__) && defined(__HIP__)
HIPSPV_SHORT_CONSTANT float __hipspv_odd(_Float16 x) { return static_cast<float>(x); }
#endif

/* True if plain conversions to the integer saturate, with the result for NaN of HIPSPV_OF_NAN. */
#if defined(__HIP_DEVICE_COMPILE__)
#define HIPSPV_SATURATES(__T) (sizeof(__T) >= 4)
#else
#define HIPSPV_SATURATES(__T) false
#endif

/* Zero; in CUDA, an integer of 64 bits with the highest bit alone (cuda_fp16.h, __half2ll_rz). */
#if defined(__HIPSPV_CUDA__)
#define HIPSPV_OF_NAN(__T, __U) (sizeof(__T) == 8 ? static_cast<__T>(static_cast<__U>(-1) / 2 + 1) : __T(0))
#else
#define HIPSPV_OF_NAN(__T, __U) __T(0)
#endif

/* To an integer: values out of range are clamped. `x` is truncated if it isn't whole. */
template <typename __T>
HIPSPV_SHORT_CONSTANT __T __hipspv_clamped(float x) {
  typedef typename std::make_unsigned<__T>::type __U;
  return HIPSPV_SATURATES(__T) ? static_cast<__T>(x)
         : x != x              ? HIPSPV_OF_NAN(__T, __U)
         : x < (std::is_signed<__T>::value ? -static_cast<float>(static_cast<__U>(-1) / 2 + 1) : 0.0f)
             ? (std::is_signed<__T>::value ? static_cast<__T>(static_cast<__U>(-1) / 2 + 1) : __T(0))
         : x >= static_cast<float>(static_cast<__U>(-1) / 2 + 1) * (std::is_signed<__T>::value ? 1.0f : 2.0f)
             ? static_cast<__T>(std::is_signed<__T>::value ? static_cast<__U>(-1) / 2 : static_cast<__U>(-1))
             : static_cast<__T>(x);
}
#undef HIPSPV_OF_NAN

/*
 * The bits of a rounded sum that is halfway between two 16-bit numbers (`tie`), moved to the side of the exact sum,
 * which the error determines. Branchless, so that it can be vectorised. An error is infinite only after the
 * overflow of a difference, which occurs only for exact sums.
 */
HIPSPV_SHORT unsigned int __hipspv_off_tie(float sum, float error, bool tie) {
  unsigned int bits = __hipspv_float_bits(sum);
  bool inexact = tie & (error != 0) & (error - error == 0);
  unsigned int step = static_cast<unsigned int>(inexact);
  return bits + step - 2 * (step & static_cast<unsigned int>((error < 0) != (sum < 0)));
}

/*
 * For a float whose nearest 16-bit number has the bits `near` and the value `back`: its rounding toward zero (z),
 * up (u) or down (d). Bits of adjacent numbers differ by one, down to zero and up to infinity.
 */
HIPSPV_SHORT_CONSTANT unsigned short __hipspv_directed_z(unsigned short near, float back, float x) {
  return static_cast<unsigned short>(near - ((x < 0 ? -back : back) > (x < 0 ? -x : x) ? 1 : 0));
}
HIPSPV_SHORT_CONSTANT unsigned short __hipspv_directed_u(unsigned short near, float back, float x) {
  return static_cast<unsigned short>(near + (back < x ? (near >> 15 ? -1 : 1) : 0));
}
HIPSPV_SHORT_CONSTANT unsigned short __hipspv_directed_d(unsigned short near, float back, float x) {
  return static_cast<unsigned short>(near + (back > x ? (near >> 15 ? 1 : -1) : 0));
}

/* The bits of a bfloat16 from those of a float.
   A NaN stays a NaN, and becomes quiet. Both values are computed, and one chosen, so that this can be vectorised. */
HIPSPV_SHORT_CONSTANT unsigned short __hipspv_bfloat16_chosen(bool nan, unsigned int quiet, unsigned int number) {
  return static_cast<unsigned short>((nan ? quiet : number) >> 16);
}
HIPSPV_SHORT_CONSTANT unsigned short __hipspv_bfloat16_nearest(unsigned int x) {
#if defined(__HIPSPV_NVPTX__)
  return __builtin_bit_cast(unsigned short, static_cast<__bf16>(__hipspv_bits_float(x)));
#else
  return __hipspv_bfloat16_chosen((x & 0x7fffffffu) > 0x7f800000u, x | 0x400000u, x + 0x7fffu + (x >> 16 & 1u));
#endif
}
/* A product and a sum, rounded once. Float may be unable to hold the product. */
HIPSPV_SHORT unsigned short __hipspv_bfloat16_fused(float a, float b, float c) {
  float sum = __builtin_fmaf(a, b, c);
  float error = __builtin_fabsf(c) * 32768.0f < __builtin_fabsf(sum) ? __builtin_fmaf(a, b, -sum) + c
                                                                     : __builtin_fmaf(a, b, c - sum);
  bool tie = (__hipspv_float_bits(sum) & 0xffffu) == 0x8000u;
  return __hipspv_bfloat16_nearest(__hipspv_off_tie(sum, error, tie));
}

#endif
