/*
 * Vector types: char1 ... double4, make_char1 ... make_double4, and their operators.
 *
 * Sizes and alignments are HIP's (ROCm/clr hipamd amd_hip_vector_types.h): two and four components are
 * aligned to the vector's size, three to the component's, so float3 has 12 bytes.
 *
 * In CUDA they are aggregates without operators: programs bring their own (NVIDIA's helper_math.h). Four components are
 * aligned to 16 bytes at most. CUDA 13's double4_32a and similar types are aligned to 32 (vector_types.h of CUDA 13.0).
 */
/* clang-format off: it would tear the arguments of the macros apart. */
#ifndef HIP_INCLUDE_HIP_HIP_VECTOR_TYPES_H
#define HIP_INCLUDE_HIP_HIP_VECTOR_TYPES_H
/* ROCm's name of amd_detail's header, which programs test. */
#define HIP_INCLUDE_HIP_AMD_DETAIL_HIP_VECTOR_TYPES_H

#include <hip/host_defines.h>

/* `if constexpr` in C++14, without a warning if this directory isn't one of system headers. */
#if defined(__GNUC__)
#pragma GCC system_header
#endif

/* One line for each family: the component's type, and the name before the digit. */
#define HIPSPV_VECTOR_FAMILIES(X)  \
  X(char, char)                    \
  X(unsigned char, uchar)          \
  X(short, short)                  \
  X(unsigned short, ushort)        \
  X(int, int)                      \
  X(unsigned int, uint)            \
  X(long, long)                    \
  X(unsigned long, ulong)          \
  X(long long, longlong)           \
  X(unsigned long long, ulonglong) \
  X(float, float)                  \
  X(double, double)

/* The alignment of four components. */
#if defined(__HIPSPV_CUDA__)
#define HIPSPV_VECTOR_ALIGNMENT(__T) (sizeof(__T) < 4 ? 4 * sizeof(__T) : 16)
#else
#define HIPSPV_VECTOR_ALIGNMENT(__T) (4 * sizeof(__T))
#endif

/* The families with types of four components for each alignment. */
#define HIPSPV_ALIGNED_VECTOR_FAMILIES(X) \
  X(long, long)                           \
  X(unsigned long, ulong)                 \
  X(long long, longlong)                  \
  X(unsigned long long, ulonglong)        \
  X(double, double)

#if defined(__cplusplus)

#include <hip/hip_version.h>

#include <type_traits>

/* ROCm's headers define it, and the C library defines ushort, uint and ulong. */
typedef unsigned char uchar;

/* Every function here is constexpr, which clang makes callable on the device too. */
template <typename __T, unsigned int __N>
struct HIP_vector_type;

/* A scalar is converted to the component's type, also within braces. */
template <typename __U, typename __T>
using __hipspv_scalar = typename std::enable_if<std::is_convertible<__U, __T>::value, int>::type;

/* A constructor with one value leaves the other components 0 since HIP 7, as float4{1} in CUDA. HIP 6 has it fill all.
 */
#if HIP_VERSION_MAJOR >= 7
#define HIPSPV_OTHER(s) __T()
#else
#define HIPSPV_OTHER(s) __T(s)
#endif
#if defined(__HIPSPV_CUDA__)
#define HIPSPV_VECTOR_CONSTRUCTORS(...)
#else
#define HIPSPV_VECTOR_CONSTRUCTORS(...) __VA_ARGS__
#endif

template <typename __T>
struct HIP_vector_type<__T, 1> {
  typedef __T value_type;
  __T x;
  HIPSPV_VECTOR_CONSTRUCTORS(HIP_vector_type() = default; template <typename __U, __hipspv_scalar<__U, __T> = 0>
                             constexpr HIP_vector_type(__U s) noexcept : x(__T(s)){})
};

template <typename __T>
struct alignas(2 * sizeof(__T)) HIP_vector_type<__T, 2> {
  typedef __T value_type;
  __T x, y;
  HIPSPV_VECTOR_CONSTRUCTORS(
      HIP_vector_type() = default; template <typename __U, __hipspv_scalar<__U, __T> = 0>
                                   constexpr explicit HIP_vector_type(__U s) noexcept : x(__T(s)),
                                   y(HIPSPV_OTHER(s)) {} template <typename __A, typename __B>
                                   constexpr HIP_vector_type(__A a, __B b) noexcept : x(__T(a)),
                                   y(__T(b)){})
};

template <typename __T>
struct HIP_vector_type<__T, 3> {
  typedef __T value_type;
  __T x, y, z;
  HIPSPV_VECTOR_CONSTRUCTORS(
      HIP_vector_type() = default; template <typename __U, __hipspv_scalar<__U, __T> = 0>
                                   constexpr explicit HIP_vector_type(__U s) noexcept : x(__T(s)),
                                   y(HIPSPV_OTHER(s)),
                                   z(HIPSPV_OTHER(s)) {} template <typename __A, typename __B, typename __C>
                                   constexpr HIP_vector_type(__A a, __B b, __C c) noexcept : x(__T(a)),
                                   y(__T(b)), z(__T(c)){})
};

template <typename __T>
struct alignas(HIPSPV_VECTOR_ALIGNMENT(__T)) HIP_vector_type<__T, 4> {
  typedef __T value_type;
  __T x, y, z, w;
  HIPSPV_VECTOR_CONSTRUCTORS(
      HIP_vector_type() = default;
      template <typename __U, __hipspv_scalar<__U, __T> = 0>
      constexpr explicit HIP_vector_type(__U s) noexcept : x(__T(s)),
      y(HIPSPV_OTHER(s)), z(HIPSPV_OTHER(s)),
      w(HIPSPV_OTHER(s)) {} template <typename __A, typename __B, typename __C, typename __D>
      constexpr HIP_vector_type(__A a, __B b, __C c, __D d) noexcept : x(__T(a)),
      y(__T(b)), z(__T(c)), w(__T(d)){})
};
#undef HIPSPV_OTHER
#undef HIPSPV_VECTOR_CONSTRUCTORS

#if !defined(__HIPSPV_CUDA__)

/* The second operand of a vector operation: the same vector, or a scalar. */
template <typename __U, typename __T, unsigned int __N>
using __hipspv_operand =
    typename std::enable_if<std::is_convertible<__U, __T>::value || std::is_same<__U, HIP_vector_type<__T, __N>>::value,
                            int>::type;

/* An operand as a vector: a scalar in all components. */
template <typename __T, unsigned int __N>
constexpr HIP_vector_type<__T, __N> __hipspv_filled(const HIP_vector_type<__T, __N>& a) noexcept {
  return a;
}
template <typename __T, unsigned int __N, typename __U, __hipspv_scalar<__U, __T> = 0>
constexpr HIP_vector_type<__T, __N> __hipspv_filled(__U s) noexcept {
  HIP_vector_type<__T, __N> r(s);
  if constexpr (__N > 1) r.y = r.x;
  if constexpr (__N > 2) r.z = r.x;
  if constexpr (__N > 3) r.w = r.x;
  return r;
}

/* One template for every size and kind of operand: parsing this header is part of every compilation. */
#define HIPSPV_VECTOR_BINARY(op)                                                                         \
  template <typename __T, unsigned int __N, typename __U, __hipspv_operand<__U, __T, __N> = 0>           \
  constexpr HIP_vector_type<__T, __N>& operator op## = (HIP_vector_type<__T, __N> & a, __U u) noexcept { \
    const HIP_vector_type<__T, __N> b = __hipspv_filled<__T, __N>(u);                                    \
    a.x op## = b.x;                                                                                      \
    if constexpr (__N > 1) a.y op## = b.y;                                                               \
    if constexpr (__N > 2) a.z op## = b.z;                                                               \
    if constexpr (__N > 3) a.w op## = b.w;                                                               \
    return a;                                                                                            \
  }                                                                                                      \
  template <typename __T, unsigned int __N, typename __U, __hipspv_operand<__U, __T, __N> = 0>           \
  constexpr HIP_vector_type<__T, __N> operator op(HIP_vector_type<__T, __N> a, __U b) noexcept {         \
    return a op## = b;                                                                                   \
  }                                                                                                      \
  template <typename __T, unsigned int __N, typename __U, __hipspv_scalar<__U, __T> = 0>                 \
  constexpr HIP_vector_type<__T, __N> operator op(__U a, const HIP_vector_type<__T, __N>& b) noexcept {  \
    HIP_vector_type<__T, __N> r = __hipspv_filled<__T, __N>(a);                                          \
    return r op## = b;                                                                                   \
  }

HIPSPV_VECTOR_BINARY(+)
HIPSPV_VECTOR_BINARY(-)
HIPSPV_VECTOR_BINARY(*)
HIPSPV_VECTOR_BINARY(/)
HIPSPV_VECTOR_BINARY(%)
HIPSPV_VECTOR_BINARY(&)
HIPSPV_VECTOR_BINARY(|)
HIPSPV_VECTOR_BINARY(^)
HIPSPV_VECTOR_BINARY(<<)
HIPSPV_VECTOR_BINARY(>>)

#define HIPSPV_VECTOR_UNARY(op)                                                           \
  template <typename __T, unsigned int __N>                                               \
  constexpr HIP_vector_type<__T, __N> operator op(HIP_vector_type<__T, __N> a) noexcept { \
    a.x = __T(op a.x);                                                                    \
    if constexpr (__N > 1) a.y = __T(op a.y);                                             \
    if constexpr (__N > 2) a.z = __T(op a.z);                                             \
    if constexpr (__N > 3) a.w = __T(op a.w);                                             \
    return a;                                                                             \
  }

HIPSPV_VECTOR_UNARY(-)
HIPSPV_VECTOR_UNARY(~)

template <typename __T, unsigned int __N>
constexpr HIP_vector_type<__T, __N> operator+(const HIP_vector_type<__T, __N>& a) noexcept {
  return a;
}

#define HIPSPV_VECTOR_STEP(op)                                                                      \
  template <typename __T, unsigned int __N>                                                         \
  constexpr HIP_vector_type<__T, __N>& operator op##op(HIP_vector_type<__T, __N>& a) noexcept {     \
    return a op## = __T(1);                                                                         \
  }                                                                                                 \
  template <typename __T, unsigned int __N>                                                         \
  constexpr HIP_vector_type<__T, __N> operator op##op(HIP_vector_type<__T, __N>& a, int) noexcept { \
    HIP_vector_type<__T, __N> before = a;                                                           \
    op##op a;                                                                                       \
    return before;                                                                                  \
  }

HIPSPV_VECTOR_STEP(+)
HIPSPV_VECTOR_STEP(-)

template <typename __T, unsigned int __N>
constexpr bool operator==(const HIP_vector_type<__T, __N>& a, const HIP_vector_type<__T, __N>& b) noexcept {
  bool equal = a.x == b.x;
  if constexpr (__N > 1) equal = equal && a.y == b.y;
  if constexpr (__N > 2) equal = equal && a.z == b.z;
  if constexpr (__N > 3) equal = equal && a.w == b.w;
  return equal;
}
template <typename __T, unsigned int __N>
constexpr bool operator!=(const HIP_vector_type<__T, __N>& a, const HIP_vector_type<__T, __N>& b) noexcept {
  return !(a == b);
}
template <typename __T, unsigned int __N, typename __U, __hipspv_scalar<__U, __T> = 0>
constexpr bool operator==(const HIP_vector_type<__T, __N>& a, __U b) noexcept {
  return a == __hipspv_filled<__T, __N>(b);
}
template <typename __T, unsigned int __N, typename __U, __hipspv_scalar<__U, __T> = 0>
constexpr bool operator==(__U a, const HIP_vector_type<__T, __N>& b) noexcept {
  return b == a;
}
template <typename __T, unsigned int __N, typename __U, __hipspv_scalar<__U, __T> = 0>
constexpr bool operator!=(const HIP_vector_type<__T, __N>& a, __U b) noexcept {
  return !(a == b);
}
template <typename __T, unsigned int __N, typename __U, __hipspv_scalar<__U, __T> = 0>
constexpr bool operator!=(__U a, const HIP_vector_type<__T, __N>& b) noexcept {
  return !(b == a);
}

#undef HIPSPV_VECTOR_BINARY
#undef HIPSPV_VECTOR_UNARY
#undef HIPSPV_VECTOR_STEP

#endif

/* Templates, so that a type is completed only where it is used: 48 complete types cost 9 ms. */
#define HIPSPV_VECTOR_TYPES(__T, name)                                \
  typedef HIP_vector_type<__T, 1> name##1;                            \
  typedef HIP_vector_type<__T, 2> name##2;                            \
  typedef HIP_vector_type<__T, 3> name##3;                            \
  typedef HIP_vector_type<__T, 4> name##4;                            \
  template <typename __V = name##1>                                   \
  constexpr __V make_##name##1(__T x) noexcept {                      \
    return __V{x};                                                    \
  }                                                                   \
  template <typename __V = name##2>                                   \
  constexpr __V make_##name##2(__T x, __T y) noexcept {               \
    return __V{x, y};                                                 \
  }                                                                   \
  template <typename __V = name##3>                                   \
  constexpr __V make_##name##3(__T x, __T y, __T z) noexcept {        \
    return __V{x, y, z};                                              \
  }                                                                   \
  template <typename __V = name##4>                                   \
  constexpr __V make_##name##4(__T x, __T y, __T z, __T w) noexcept { \
    return __V{x, y, z, w};                                           \
  }

template <typename __T, unsigned int __A>
struct alignas(__A) __hipspv_aligned_vector {
  __T x, y, z, w;
};

#define HIPSPV_ALIGNED_VECTOR(__T, name, alignment)                                  \
  typedef __hipspv_aligned_vector<__T, alignment> name##4_##alignment##a;            \
  template <typename __V = name##4_##alignment##a>                                   \
  constexpr __V make_##name##4_##alignment##a(__T x, __T y, __T z, __T w) noexcept { \
    return __V{x, y, z, w};                                                          \
  }

#else /* C: the same layouts, without operators */

#define HIPSPV_ALIGNED_VECTOR(__T, name, alignment)                                                \
  typedef struct name##4_##alignment##a { __T x __attribute__((aligned(alignment))), y, z, w; }    \
  name##4_##alignment##a;                                                                          \
  static inline name##4_##alignment##a make_##name##4_##alignment##a(__T x, __T y, __T z, __T w) { \
    name##4_##alignment##a r = {x, y, z, w};                                                       \
    return r;                                                                                      \
  }

#define HIPSPV_VECTOR_TYPES(__T, name)                                                              \
  typedef struct name##1 { __T x; }                                                                 \
  name##1;                                                                                          \
  typedef struct name##2 { __T x __attribute__((aligned(2 * sizeof(__T)))), y; }                    \
  name##2;                                                                                          \
  typedef struct name##3 { __T x, y, z; }                                                           \
  name##3;                                                                                          \
  typedef struct name##4 { __T x __attribute__((aligned(HIPSPV_VECTOR_ALIGNMENT(__T)))), y, z, w; } \
  name##4;                                                                                          \
  static inline name##1 make_##name##1(__T x) {                                                     \
    name##1 r = {x};                                                                                \
    return r;                                                                                       \
  }                                                                                                 \
  static inline name##2 make_##name##2(__T x, __T y) {                                              \
    name##2 r = {x, y};                                                                             \
    return r;                                                                                       \
  }                                                                                                 \
  static inline name##3 make_##name##3(__T x, __T y, __T z) {                                       \
    name##3 r = {x, y, z};                                                                          \
    return r;                                                                                       \
  }                                                                                                 \
  static inline name##4 make_##name##4(__T x, __T y, __T z, __T w) {                                \
    name##4 r = {x, y, z, w};                                                                       \
    return r;                                                                                       \
  }

#endif

HIPSPV_VECTOR_FAMILIES(HIPSPV_VECTOR_TYPES)

#if defined(__HIPSPV_CUDA__)
#define HIPSPV_ALIGNED_VECTORS(__T, name) \
  HIPSPV_ALIGNED_VECTOR(__T, name, 16)    \
  HIPSPV_ALIGNED_VECTOR(__T, name, 32)
HIPSPV_ALIGNED_VECTOR_FAMILIES(HIPSPV_ALIGNED_VECTORS)
#undef HIPSPV_ALIGNED_VECTORS
#endif

#undef HIPSPV_ALIGNED_VECTOR_FAMILIES
#undef HIPSPV_ALIGNED_VECTOR
#undef HIPSPV_VECTOR_ALIGNMENT
#undef HIPSPV_VECTOR_TYPES
#undef HIPSPV_VECTOR_FAMILIES

#endif
