/*
 * Products of matrices whose elements are spread over the 32 lanes of a warp, by shuffles: `mma` of inline PTX, and
 * nvcuda::wmma (mma.h) on devices that aren't NVIDIA's.
 *
 * The elements lie as in NVIDIA's mma (PTX ISA 9.0, "Matrix multiply-accumulate operation using mma instruction"). A
 * matrix consists of blocks of 8 rows of A, or 8 columns of B, by 4 registers. With the lane's group g = lane / 4 and
 * its index t = lane % 4 in the group, and E elements in a register, the register of block `row` of `step` has
 *   A[8 row + g][E (4 step + t) ...],  B[E (4 step + t) ...][8 column + g];
 * a lane has two neighbours of each block of the result, C[8 row + g][8 column + 2 t ...].
 */
#ifndef HIP_INCLUDE_HIP_SPIRV_DETAIL_WARP_MATRIX_H
#define HIP_INCLUDE_HIP_SPIRV_DETAIL_WARP_MATRIX_H

#include <hip/spirv_detail/warp.h>

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc++17-extensions"  // if constexpr, which clang takes in each standard

namespace __hipspv_matrix {
#define HIPSPV_MATRIX __host__ __device__ __attribute__((always_inline, nodebug)) inline

/* The elements of a register: their number, the type that they are multiplied in, and one's value. Products of two of
   these types are exact, except for double. */
struct half {
  static constexpr int count = 2;
  typedef float type;
  static HIPSPV_MATRIX float at(unsigned int bits, int i) {
    return __builtin_bit_cast(_Float16, static_cast<unsigned short>(bits >> 16 * i));
  }
};
struct bfloat {
  static constexpr int count = 2;
  typedef float type;
  static HIPSPV_MATRIX float at(unsigned int bits, int i) {
    return __builtin_bit_cast(float, i ? bits & 0xffff0000u : bits << 16);
  }
};
/* The lower 13 bits of a float don't count. */
struct tf32 {
  static constexpr int count = 1;
  typedef float type;
  static HIPSPV_MATRIX float at(unsigned int bits, int) { return __builtin_bit_cast(float, bits & 0xffffe000u); }
};
struct binary64 {
  static constexpr int count = 1;
  typedef double type;
  static HIPSPV_MATRIX double at(double value, int) { return value; }
};
template <bool is_signed, int bits_of_one>
struct whole {
  static constexpr int count = 32 / bits_of_one;
  typedef int type;
  static HIPSPV_MATRIX int at(unsigned int bits, int i) {
    const unsigned int upper = bits << (32 - bits_of_one * (i + 1));
    return is_signed ? static_cast<int>(upper) >> (32 - bits_of_one) : static_cast<int>(upper >> (32 - bits_of_one));
  }
};
typedef whole<true, 8> s8;
typedef whole<false, 8> u8;
typedef whole<true, 4> s4;
typedef whole<false, 4> u4;
/* 8-bit floats: sign, 4 or 5 bits of exponent, and the rest. e4m3 has no infinity. */
template <int exponent_bits>
struct narrow {
  static constexpr int count = 4;
  typedef float type;
  static HIPSPV_MATRIX float at(unsigned int bits, int i) {
    const unsigned int byte = bits >> 8 * i & 255;
    if constexpr (exponent_bits == 5) {
      return __builtin_bit_cast(_Float16, static_cast<unsigned short>(byte << 8));
    } else {
      /* 2^-6 is the smallest normal number, as 2^-14 of _Float16 is. */
      const unsigned int magnitude = byte & 127;
      const float value = 256 * static_cast<float>(__builtin_bit_cast(
                                    _Float16, static_cast<unsigned short>((byte & 128) << 8 | magnitude << 7)));
      return magnitude == 127 ? __builtin_nanf("") : value;
    }
  }
};
typedef narrow<4> e4m3;
typedef narrow<5> e5m2;
/* 32 bits, of which those that both have, or that one of them has, are counted. */
struct both_bits {
  typedef int type;
};
struct other_bits {
  typedef int type;
};

/* The value of a register in another lane of the warp. */
template <class __T>
HIPSPV_MATRIX __T from(__T value, unsigned int lane) {
  static_assert(sizeof(__T) && warpSize >= 32, "matrices need warps of at least 32 lanes");
  const unsigned int first = warpSize > 32 ? __hipspv_lane() & ~31u : 0u;
  return __hipspv_read<__hipspv_fixed_lane>(~static_cast<__hipspv_lanes>(0), value, static_cast<int>(first + lane));
}

template <class __A, class __B, class __R, class __S>
HIPSPV_MATRIX __S with_products(__S sum, __R a, __R b) {
  if constexpr (__is_same(__A, both_bits)) {
    return sum + __builtin_popcount(a & b);
  } else if constexpr (__is_same(__A, other_bits)) {
    return sum + __builtin_popcount(a ^ b);
  } else {
#pragma clang loop unroll(full)
    for (int i = 0; i < __A::count; ++i)
      if constexpr (__is_same(__S, int))
        sum += __A::at(a, i) * __B::at(b, i);
      else
        sum = __builtin_elementwise_fma(__A::at(a, i), __B::at(b, i), sum);
    return sum;
  }
}

/* Adds the product of A and B to the elements of C in this lane, in the order of A's columns. Two elements of C are
   summed at a time: on a processor they stay in registers, where each is one of a vector for the warp. */
template <class __A, class __B, int rows, int columns, int steps, class __R, class __S>
HIPSPV_MATRIX void multiply(__S (&c)[2 * rows * columns], const __R (&a)[rows * steps],
                            const __R (&b)[columns * steps]) {
  const unsigned int lane = __hipspv_lane() & 31, first = lane & ~3u, twice = 8 * (lane & 3);
  __R row[rows][4 * steps], even[columns][4 * steps], odd[columns][4 * steps];
#pragma clang loop unroll(full)
  for (unsigned int k = 0; k < 4 * steps; ++k) {
#pragma clang loop unroll(full)
    for (int i = 0; i < rows; ++i) row[i][k] = from(a[k / 4 * rows + i], first + k % 4);
#pragma clang loop unroll(full)
    for (int j = 0; j < columns; ++j) {
      even[j][k] = from(b[j * steps + k / 4], twice + k % 4);
      odd[j][k] = from(b[j * steps + k / 4], twice + 4 + k % 4);
    }
  }
#pragma clang loop unroll(full)
  for (int i = 0; i < rows * columns; ++i) {
#pragma clang loop unroll(full)
    for (int k = 0; k < 4 * steps; ++k) {
      c[2 * i] = with_products<__A, __B>(c[2 * i], row[i % rows][k], even[i / rows][k]);
      c[2 * i + 1] = with_products<__A, __B>(c[2 * i + 1], row[i % rows][k], odd[i / rows][k]);
    }
  }
}

/* C and a product of integers, which wraps around, or with `limited` stops at the largest and the smallest value. */
template <bool limited>
HIPSPV_MATRIX int total(int c, int product) {
  if constexpr (limited) {
    const long long sum = static_cast<long long>(c) + product;
    return sum > 0x7fffffff ? 0x7fffffff : sum < -0x7fffffffll - 1 ? -0x7fffffff - 1 : static_cast<int>(sum);
  } else {
    return static_cast<int>(static_cast<unsigned int>(c) + static_cast<unsigned int>(product));
  }
}

/* A float without infinity, which is the largest number instead, and without NaN, which is 0. */
template <class __D>
HIPSPV_MATRIX float finite(float value) {
  constexpr float most = sizeof(__D) == 2 ? 65504.0f : 0x1.fffffep127f;
  if (value != value) return 0;
  return value > most ? most : value < -most ? -most : value;
}

/* An element of C as a sum, and a sum as an element of D: halves are summed as floats. */
template <class __S, class __C>
HIPSPV_MATRIX __S widened(__C value) {
  if constexpr (sizeof value == 2)
    return __builtin_bit_cast(_Float16, value);
  else
    return value;
}
template <class __D, class __S>
HIPSPV_MATRIX __D narrowed(__S sum) {
  if constexpr (sizeof(__D) == 2)
    return __builtin_bit_cast(__D, static_cast<_Float16>(sum));
  else
    return sum;
}

/* D = A B + C. Floats are added to C one after the other; integers to each other, and then to C. limited: results stay
   in the range of D's type. */
template <class __A, class __B, int rows, int columns, int steps, bool limited, class __R, class __C, class __D>
HIPSPV_MATRIX void multiply_add(__D (&d)[2 * rows * columns], const __R (&a)[rows * steps],
                                const __R (&b)[columns * steps], const __C (&c)[2 * rows * columns]) {
  typedef typename __A::type __S;
  __S sums[2 * rows * columns];
  constexpr bool is_whole = __is_same(__S, int);
#pragma clang loop unroll(full)
  for (int i = 0; i < 2 * rows * columns; ++i) sums[i] = is_whole ? __S() : widened<__S>(c[i]);
  multiply<__A, __B, rows, columns, steps>(sums, a, b);
#pragma clang loop unroll(full)
  for (int i = 0; i < 2 * rows * columns; ++i)
    if constexpr (is_whole)
      d[i] = total<limited>(c[i], sums[i]);
    else
      d[i] = narrowed<__D>(limited ? finite<__D>(sums[i]) : sums[i]);
}
#undef HIPSPV_MATRIX
}  // namespace __hipspv_matrix

#pragma clang diagnostic pop

#endif
