/* The floating-point types of inline PTX with at most 16 bits, and pairs of them. Part of ptx.h, without the types of
   hip_fp16.h and hip_bf16.h, whose names a program may use otherwise. */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_PTX_FLOATS_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_PTX_FLOATS_H

#include <hip/spirv_detail/math.h>
#include <hip/spirv_detail/narrow_float.h>

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc++17-extensions"  // if constexpr, which clang takes in each standard

namespace __hipspv_ptx {
#define HIPSPV_PTX __host__ __device__ __attribute__((always_inline, nodebug)) inline

typedef _Float16 half2 __attribute__((ext_vector_type(2)));
struct bfloat {
  unsigned short bits;
};
struct alignas(4) bfloat2 {
  bfloat x, y;
};

/* The element of a pair, or the type itself. */
template <class __T>
struct Element {
  typedef __T type;
  static constexpr bool is_pair = false;
};
template <>
struct Element<half2> {
  typedef _Float16 type;
  static constexpr bool is_pair = true;
};
template <>
struct Element<bfloat2> {
  typedef bfloat type;
  static constexpr bool is_pair = true;
};

HIPSPV_PTX float widened(float a) { return a; }
HIPSPV_PTX float widened(_Float16 a) { return static_cast<float>(a); }
HIPSPV_PTX float widened(bfloat a) { return __hipspv_bits_float(static_cast<unsigned int>(a.bits) << 16); }
template <class __T>
HIPSPV_PTX __T nearest(float a) {
  if constexpr (__is_same(__T, bfloat))
    return bfloat{__hipspv_bfloat16_nearest(__hipspv_float_bits(a))};
  else
    return static_cast<__T>(a);
}
template <class __T>
HIPSPV_PTX __T toward_zero(float a) {
  const __T near = nearest<__T>(a);
  return __builtin_bit_cast(__T, __hipspv_directed_z(__builtin_bit_cast(unsigned short, near), widened(near), a));
}
HIPSPV_PTX bool is_not_a_number(float a) { return !(a == a); }
HIPSPV_PTX float canonical_nan() { return __hipspv_bits_float(0x7fffffffu); }
HIPSPV_PTX float saturated_float(float a) { return a > 0 ? (a < 1 ? a : 1.0f) : 0.0f; }
HIPSPV_PTX float rectified(float a) { return is_not_a_number(a) ? canonical_nan() : a > 0 ? a : 0.0f; }

/* PTX ISA 9.0, min and max: -0 is less than +0; of NaN and a number, the number is the result. */
HIPSPV_PTX float lesser(float a, float b) {
  const bool first = a < b || (a == b && __hipspv_float_bits(a) >> 31);
  return is_not_a_number(a) ? (is_not_a_number(b) ? canonical_nan() : b) : is_not_a_number(b) || first ? a : b;
}
HIPSPV_PTX float greater(float a, float b) {
  const bool first = a > b || (a == b && !(__hipspv_float_bits(a) >> 31));
  return is_not_a_number(a) ? (is_not_a_number(b) ? canonical_nan() : b) : is_not_a_number(b) || first ? a : b;
}
HIPSPV_PTX float with_xored_sign(float magnitude, float a, float b) {
  return __builtin_copysignf(magnitude, __hipspv_bits_float(__hipspv_float_bits(a) ^ __hipspv_float_bits(b)));
}
HIPSPV_PTX float magnitude(float a) { return __builtin_fabsf(a); }

/* Operations of each element. Sums and products in float round correctly to the shorter types. */
#define HIPSPV_PTX_OF_2(name, expression)                                 \
  template <class __T>                                                    \
  HIPSPV_PTX __T name(__T left, __T right) {                              \
    typedef typename Element<__T>::type __E;                              \
    if constexpr (Element<__T>::is_pair) {                                \
      return __T{name<__E>(left.x, right.x), name<__E>(left.y, right.y)}; \
    } else {                                                              \
      const float a = widened(left), b = widened(right);                  \
      return nearest<__T>(expression);                                    \
    }                                                                     \
  }
HIPSPV_PTX_OF_2(float_sum, a + b)
HIPSPV_PTX_OF_2(float_difference, a - b)
HIPSPV_PTX_OF_2(float_product, a* b)
HIPSPV_PTX_OF_2(limited_sum, saturated_float(a + b))
HIPSPV_PTX_OF_2(limited_difference, saturated_float(a - b))
HIPSPV_PTX_OF_2(limited_product, saturated_float(a* b))
HIPSPV_PTX_OF_2(least, lesser(a, b))
HIPSPV_PTX_OF_2(greatest, greater(a, b))
HIPSPV_PTX_OF_2(least_or_nan, is_not_a_number(a) || is_not_a_number(b) ? canonical_nan() : lesser(a, b))
HIPSPV_PTX_OF_2(greatest_or_nan, is_not_a_number(a) || is_not_a_number(b) ? canonical_nan() : greater(a, b))
HIPSPV_PTX_OF_2(least_magnitude, with_xored_sign(lesser(magnitude(a), magnitude(b)), a, b))
HIPSPV_PTX_OF_2(greatest_magnitude, with_xored_sign(greater(magnitude(a), magnitude(b)), a, b))
HIPSPV_PTX_OF_2(least_magnitude_or_nan, is_not_a_number(a) || is_not_a_number(b)
                                            ? canonical_nan()
                                            : with_xored_sign(lesser(magnitude(a), magnitude(b)), a, b))
HIPSPV_PTX_OF_2(greatest_magnitude_or_nan, is_not_a_number(a) || is_not_a_number(b)
                                               ? canonical_nan()
                                               : with_xored_sign(greater(magnitude(a), magnitude(b)), a, b))
#undef HIPSPV_PTX_OF_2
#define HIPSPV_PTX_OF_1(name, expression)                 \
  template <class __T>                                    \
  HIPSPV_PTX __T name(__T value) {                        \
    typedef typename Element<__T>::type __E;              \
    if constexpr (Element<__T>::is_pair) {                \
      return __T{name<__E>(value.x), name<__E>(value.y)}; \
    } else {                                              \
      const float a = widened(value);                     \
      return nearest<__T>(expression);                    \
    }                                                     \
  }
HIPSPV_PTX_OF_1(exp2_of, ::exp2f(a))
HIPSPV_PTX_OF_1(tanh_of, ::tanhf(a))
HIPSPV_PTX_OF_1(limited, saturated_float(a))
HIPSPV_PTX_OF_1(positive, rectified(a))
#undef HIPSPV_PTX_OF_1
/* The sign's bit of each element, cleared or flipped. */
template <class __T>
HIPSPV_PTX __T without_sign(__T a) {
  if constexpr (sizeof a == 2)
    return __builtin_bit_cast(__T, static_cast<unsigned short>(__builtin_bit_cast(unsigned short, a) & 0x7fff));
  else
    return __builtin_bit_cast(__T, __builtin_bit_cast(unsigned int, a) & 0x7fff7fffu);
}
template <class __T>
HIPSPV_PTX __T with_other_sign(__T a) {
  if constexpr (sizeof a == 2)
    return __builtin_bit_cast(__T, static_cast<unsigned short>(__builtin_bit_cast(unsigned short, a) ^ 0x8000));
  else
    return __builtin_bit_cast(__T, __builtin_bit_cast(unsigned int, a) ^ 0x80008000u);
}

template <class __T>
HIPSPV_PTX __T multiply_add(__T a, __T b, __T c) {
  if constexpr (__is_same(__T, bfloat))
    return bfloat{__hipspv_bfloat16_fused(widened(a), widened(b), widened(c))};
  else if constexpr (__is_same(__T, bfloat2))
    return bfloat2{multiply_add(a.x, b.x, c.x), multiply_add(a.y, b.y, c.y)};
  else
    return __builtin_elementwise_fma(a, b, c);
}

/* Conversions. */
template <class __T>
HIPSPV_PTX __T pair(typename Element<__T>::type upper, typename Element<__T>::type lower) {
  return __T{lower, upper};
}
/* To tf32: to the nearest, ties away from 0 or to even, or toward 0. */
HIPSPV_PTX unsigned int tf32_away(float a) {
  const unsigned int bits = __hipspv_float_bits(a);
  return is_not_a_number(a) ? 0x7fffffffu : (bits & 0x7f800000u) == 0x7f800000u ? bits : (bits + 0x1000u) & 0xffffe000u;
}
HIPSPV_PTX unsigned int tf32_even(float a) {
  const unsigned int bits = __hipspv_float_bits(a), rounded = (bits + 0xfffu + (bits >> 13 & 1)) & 0xffffe000u;
  return is_not_a_number(a) ? 0x7fffffffu : (bits & 0x7f800000u) == 0x7f800000u ? bits : rounded;
}
HIPSPV_PTX unsigned int tf32_toward_zero(float a) {
  return is_not_a_number(a) ? 0x7fffffffu : __hipspv_float_bits(a) & 0xffffe000u;
}
/* Pairs of 8-bit floats, which stop at the greatest number. */
constexpr __hipspv_narrow_format e4m3 = {3, 7, 0x80, 0x7e, 0x7f, 0x7f, true};
constexpr __hipspv_narrow_format e5m2 = {2, 15, 0x80, 0x7b, 0x7c, 0x7f, true};
template <bool is_e4m3>
HIPSPV_PTX unsigned short packed_bytes(float upper, float lower) {
  const __hipspv_narrow_format format = is_e4m3 ? e4m3 : e5m2;
  return static_cast<unsigned short>(__hipspv_float_to_narrow(upper, true, format) << 8 |
                                     __hipspv_float_to_narrow(lower, true, format));
}
template <bool is_e4m3>
HIPSPV_PTX unsigned short packed_bytes(half2 a) {
  return packed_bytes<is_e4m3>(widened(a.y), widened(a.x));
}
template <bool is_e4m3>
HIPSPV_PTX _Float16 half_of_byte(unsigned int code) {
  if constexpr (is_e4m3) {
    const float value = __hipspv_narrow_to_float(code, e4m3);
    return static_cast<_Float16>((code & 0x7f) == 0x7f ? canonical_nan() : value);
  } else {
    const bool is_nan = (code & 0x7f) > 0x7c;
    return __builtin_bit_cast(_Float16, static_cast<unsigned short>(is_nan ? 0x7fff : code << 8));
  }
}
template <bool is_e4m3>
HIPSPV_PTX half2 halves_of_bytes(unsigned short codes) {
  return half2{half_of_byte<is_e4m3>(codes & 255u), half_of_byte<is_e4m3>(codes >> 8u)};
}

#undef HIPSPV_PTX
}  // namespace __hipspv_ptx

#pragma clang diagnostic pop

#endif
