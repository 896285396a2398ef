/*
 * Products of matrices by the lanes of a warp (CUDA C++ Programming Guide, "Warp Matrix Functions").
 *
 * On NVIDIA's GPUs they are clang's built-in functions. Elsewhere the elements of a fragment lie as in NVIDIA's `mma`
 * (hip/spirv_detail/warp_matrix.h); wmma_software.inc has the functions.
 */
#ifndef HIPSPV_CUDA_MMA_H
#define HIPSPV_CUDA_MMA_H

#include "cuda_bf16.h"
#include "cuda_fp16.h"
#include "cuda_runtime.h"

#ifndef __CUDA_MMA__
#define __CUDA_MMA__
#endif

#if defined(__cplusplus) && defined(__clang__) && defined(__HIP__)
namespace nvcuda {
namespace wmma {

struct row_major;
struct col_major;
struct matrix_a;
struct matrix_b;
struct accumulator;

enum layout_t { mem_row_major, mem_col_major };

namespace precision {
struct tf32;
}
namespace experimental {
namespace precision {
struct u4;
struct s4;
struct b1;
}  // namespace precision
enum bmmaBitOp { bmmaBitOpXOR = 1, bmmaBitOpAND = 2 };
enum bmmaAccumulateOp { bmmaAccumulateOpPOPC = 1 };
}  // namespace experimental

/* How fragments keep their elements. Those of less than 8 bits are together in integers. */
template <typename __T>
struct helper_traits {
  typedef __T element_type;
  typedef __T storage_element_type;
  typedef __T fill_argument_type;
};
template <>
struct helper_traits<precision::tf32> {
  typedef precision::tf32 element_type;
  typedef float storage_element_type;
  typedef float fill_argument_type;
};
template <>
struct helper_traits<experimental::precision::s4> {
  typedef experimental::precision::s4 element_type;
  typedef int storage_element_type;
  typedef signed int fill_argument_type;
};
template <>
struct helper_traits<experimental::precision::u4> {
  typedef experimental::precision::u4 element_type;
  typedef unsigned int storage_element_type;
  typedef unsigned int fill_argument_type;
};
template <>
struct helper_traits<experimental::precision::b1> {
  typedef experimental::precision::b1 element_type;
  typedef unsigned int storage_element_type;
  typedef unsigned int fill_argument_type;
};

template <typename __T, int size, int packed_size = size>
struct __align__(8) __frag_base {
  typedef typename helper_traits<__T>::element_type element_type;
  typedef typename helper_traits<__T>::storage_element_type storage_element_type;
  typedef typename helper_traits<__T>::fill_argument_type fill_argument_type;
  enum { num_elements = size };
  enum { num_storage_elements = packed_size };
  storage_element_type x[num_storage_elements];
};

template <typename __Use, int m, int n, int k, typename __T, typename __Layout = void>
class fragment;

/* The fragments that exist, with their elements in a lane. */
#define HIPSPV_WMMA_FACTOR(use, m, n, k, T, Layout, ...) \
  template <>                                            \
  class fragment<use, m, n, k, T, Layout> : public __frag_base<T, __VA_ARGS__> {};
#define HIPSPV_WMMA_FACTORS(use, m, n, k, T, ...)             \
  HIPSPV_WMMA_FACTOR(use, m, n, k, T, row_major, __VA_ARGS__) \
  HIPSPV_WMMA_FACTOR(use, m, n, k, T, col_major, __VA_ARGS__)
#define HIPSPV_WMMA_ACCUMULATOR(m, n, k, T, size) \
  template <>                                     \
  class fragment<accumulator, m, n, k, T> : public __frag_base<T, size> {};
/* Matrices of 256 results. The elements of a half's fragment repeat, if it has fewer than 16. */
#define HIPSPV_WMMA_256(m, n, of_a, of_b)                      \
  HIPSPV_WMMA_FACTORS(matrix_a, m, n, 16, __half, 16)          \
  HIPSPV_WMMA_FACTORS(matrix_b, m, n, 16, __half, 16)          \
  HIPSPV_WMMA_FACTORS(matrix_a, m, n, 16, __nv_bfloat16, of_a) \
  HIPSPV_WMMA_FACTORS(matrix_b, m, n, 16, __nv_bfloat16, of_b) \
  HIPSPV_WMMA_FACTORS(matrix_a, m, n, 16, signed char, of_a)   \
  HIPSPV_WMMA_FACTORS(matrix_b, m, n, 16, signed char, of_b)   \
  HIPSPV_WMMA_FACTORS(matrix_a, m, n, 16, unsigned char, of_a) \
  HIPSPV_WMMA_FACTORS(matrix_b, m, n, 16, unsigned char, of_b) \
  HIPSPV_WMMA_ACCUMULATOR(m, n, 16, __half, 8)                 \
  HIPSPV_WMMA_ACCUMULATOR(m, n, 16, float, 8)                  \
  HIPSPV_WMMA_ACCUMULATOR(m, n, 16, int, 8)
HIPSPV_WMMA_256(16, 16, 8, 8)
HIPSPV_WMMA_256(32, 8, 16, 4)
HIPSPV_WMMA_256(8, 32, 4, 16)
HIPSPV_WMMA_FACTORS(matrix_a, 16, 16, 8, precision::tf32, 4)
HIPSPV_WMMA_FACTORS(matrix_b, 16, 16, 8, precision::tf32, 4)
HIPSPV_WMMA_ACCUMULATOR(16, 16, 8, float, 8)
HIPSPV_WMMA_FACTORS(matrix_a, 8, 8, 4, double, 1)
HIPSPV_WMMA_FACTORS(matrix_b, 8, 8, 4, double, 1)
HIPSPV_WMMA_ACCUMULATOR(8, 8, 4, double, 2)
HIPSPV_WMMA_FACTOR(matrix_a, 8, 8, 32, experimental::precision::s4, row_major, 8, 1)
HIPSPV_WMMA_FACTOR(matrix_b, 8, 8, 32, experimental::precision::s4, col_major, 8, 1)
HIPSPV_WMMA_FACTOR(matrix_a, 8, 8, 32, experimental::precision::u4, row_major, 8, 1)
HIPSPV_WMMA_FACTOR(matrix_b, 8, 8, 32, experimental::precision::u4, col_major, 8, 1)
HIPSPV_WMMA_ACCUMULATOR(8, 8, 32, int, 2)
HIPSPV_WMMA_FACTOR(matrix_a, 8, 8, 128, experimental::precision::b1, row_major, 32, 1)
HIPSPV_WMMA_FACTOR(matrix_b, 8, 8, 128, experimental::precision::b1, col_major, 32, 1)
HIPSPV_WMMA_ACCUMULATOR(8, 8, 128, int, 2)
#undef HIPSPV_WMMA_256
#undef HIPSPV_WMMA_ACCUMULATOR
#undef HIPSPV_WMMA_FACTORS
#undef HIPSPV_WMMA_FACTOR

/* A float with the precision of a tf32: 10 bits of the mantissa, rounded to the nearest, ties away from 0. */
__device__ inline float __float_to_tf32(float value) {
#if defined(__HIPSPV_NVPTX__)
  return __builtin_bit_cast(float, __nvvm_f2tf32_rna(value));
#else
  const unsigned int bits = __builtin_bit_cast(unsigned int, value);
  const bool finite = (bits & 0x7f800000u) != 0x7f800000u;
  return __builtin_bit_cast(float, finite ? (bits + 0x1000u) & 0xffffe000u : value == value ? bits : 0x7fffffffu);
#endif
}

template <typename __T, int size, int packed_size>
__device__ inline void fill_fragment(__frag_base<__T, size, packed_size>& f,
                                     const typename helper_traits<__T>::fill_argument_type& value) {
#pragma clang loop unroll(full)
  for (int i = 0; i < packed_size; ++i) f.x[i] = value;
}

}  // namespace wmma
}  // namespace nvcuda

#if defined(__HIPSPV_NVPTX__)
#include <hip/spirv_detail/wmma_nvptx.inc>
#else
#include <hip/spirv_detail/wmma_software.inc>
#endif
#endif

#endif
