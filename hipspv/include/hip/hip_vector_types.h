/*
 * Vector types: char1 ... double4, make_char1 ... make_double4, and their operators.
 *
 * Sizes and alignments are HIP's (ROCm/clr hipamd amd_hip_vector_types.h): two and four components are
 * aligned to the vector's size, three to the component's, so float3 has 12 bytes.
 */
#ifndef HIP_INCLUDE_HIP_HIP_VECTOR_TYPES_H
#define HIP_INCLUDE_HIP_HIP_VECTOR_TYPES_H

#include <hip/host_defines.h>

/* One line for each family: the component's type, and the name before the digit. */
#define HIPSPV_VECTOR_FAMILIES(X) \
  X(char, char)                   \
  X(unsigned char, uchar)         \
  X(short, short)                 \
  X(unsigned short, ushort)       \
  X(int, int)                     \
  X(unsigned int, uint)           \
  X(long, long)                   \
  X(unsigned long, ulong)         \
  X(long long, longlong)          \
  X(unsigned long long, ulonglong) \
  X(float, float)                 \
  X(double, double)

#if defined(__cplusplus)

#include <type_traits>

/* Every function here is constexpr, which clang makes callable on the device too. */
template <typename T, unsigned int N>
struct HIP_vector_type;

template <typename T>
struct HIP_vector_type<T, 1> {
  typedef T value_type;
  T x;
  HIP_vector_type() = default;
  constexpr explicit HIP_vector_type(T s) noexcept : x(s) {}
};

template <typename T>
struct alignas(2 * sizeof(T)) HIP_vector_type<T, 2> {
  typedef T value_type;
  T x, y;
  HIP_vector_type() = default;
  constexpr explicit HIP_vector_type(T s) noexcept : x(s), y(s) {}
  template <typename A, typename B>
  constexpr HIP_vector_type(A a, B b) noexcept : x(T(a)), y(T(b)) {}
};

template <typename T>
struct HIP_vector_type<T, 3> {
  typedef T value_type;
  T x, y, z;
  HIP_vector_type() = default;
  constexpr explicit HIP_vector_type(T s) noexcept : x(s), y(s), z(s) {}
  template <typename A, typename B, typename C>
  constexpr HIP_vector_type(A a, B b, C c) noexcept : x(T(a)), y(T(b)), z(T(c)) {}
};

template <typename T>
struct alignas(4 * sizeof(T)) HIP_vector_type<T, 4> {
  typedef T value_type;
  T x, y, z, w;
  HIP_vector_type() = default;
  constexpr explicit HIP_vector_type(T s) noexcept : x(s), y(s), z(s), w(s) {}
  template <typename A, typename B, typename C, typename D>
  constexpr HIP_vector_type(A a, B b, C c, D d) noexcept
      : x(T(a)), y(T(b)), z(T(c)), w(T(d)) {}
};

/* A scalar operand is converted to the component's type. */
#define HIPSPV_SCALAR typename std::enable_if<std::is_convertible<U, T>::value, int>::type = 0

#define HIPSPV_VECTOR_ASSIGN(op)                                                          \
  template <typename T>                                                                   \
  constexpr HIP_vector_type<T, 1>& operator op(HIP_vector_type<T, 1>& a,                  \
                                               const HIP_vector_type<T, 1>& b) noexcept { \
    a.x op b.x;                                                                           \
    return a;                                                                             \
  }                                                                                       \
  template <typename T>                                                                   \
  constexpr HIP_vector_type<T, 2>& operator op(HIP_vector_type<T, 2>& a,                  \
                                               const HIP_vector_type<T, 2>& b) noexcept { \
    a.x op b.x;                                                                           \
    a.y op b.y;                                                                           \
    return a;                                                                             \
  }                                                                                       \
  template <typename T>                                                                   \
  constexpr HIP_vector_type<T, 3>& operator op(HIP_vector_type<T, 3>& a,                  \
                                               const HIP_vector_type<T, 3>& b) noexcept { \
    a.x op b.x;                                                                           \
    a.y op b.y;                                                                           \
    a.z op b.z;                                                                           \
    return a;                                                                             \
  }                                                                                       \
  template <typename T>                                                                   \
  constexpr HIP_vector_type<T, 4>& operator op(HIP_vector_type<T, 4>& a,                  \
                                               const HIP_vector_type<T, 4>& b) noexcept { \
    a.x op b.x;                                                                           \
    a.y op b.y;                                                                           \
    a.z op b.z;                                                                           \
    a.w op b.w;                                                                           \
    return a;                                                                             \
  }                                                                                       \
  template <typename T, unsigned int N, typename U, HIPSPV_SCALAR>                        \
  constexpr HIP_vector_type<T, N>& operator op(HIP_vector_type<T, N>& a, U b) noexcept {  \
    return a op HIP_vector_type<T, N>(T(b));                                              \
  }

#define HIPSPV_VECTOR_BINARY(op)                                                             \
  HIPSPV_VECTOR_ASSIGN(op##=)                                                                \
  template <typename T, unsigned int N>                                                      \
  constexpr HIP_vector_type<T, N> operator op(HIP_vector_type<T, N> a,                       \
                                              const HIP_vector_type<T, N>& b) noexcept {     \
    return a op##= b;                                                                       \
  }                                                                                          \
  template <typename T, unsigned int N, typename U, HIPSPV_SCALAR>                           \
  constexpr HIP_vector_type<T, N> operator op(HIP_vector_type<T, N> a, U b) noexcept {       \
    return a op##= HIP_vector_type<T, N>(T(b));                                             \
  }                                                                                          \
  template <typename T, unsigned int N, typename U, HIPSPV_SCALAR>                           \
  constexpr HIP_vector_type<T, N> operator op(U a, const HIP_vector_type<T, N>& b) noexcept { \
    HIP_vector_type<T, N> r{T(a)};                                                           \
    return r op##= b;                                                                       \
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

#define HIPSPV_VECTOR_UNARY(op)                                                            \
  template <typename T>                                                                    \
  constexpr HIP_vector_type<T, 1> operator op(const HIP_vector_type<T, 1>& a) noexcept {   \
    return HIP_vector_type<T, 1>(T(op a.x));                                               \
  }                                                                                        \
  template <typename T>                                                                    \
  constexpr HIP_vector_type<T, 2> operator op(const HIP_vector_type<T, 2>& a) noexcept {   \
    return HIP_vector_type<T, 2>(op a.x, op a.y);                                          \
  }                                                                                        \
  template <typename T>                                                                    \
  constexpr HIP_vector_type<T, 3> operator op(const HIP_vector_type<T, 3>& a) noexcept {   \
    return HIP_vector_type<T, 3>(op a.x, op a.y, op a.z);                                  \
  }                                                                                        \
  template <typename T>                                                                    \
  constexpr HIP_vector_type<T, 4> operator op(const HIP_vector_type<T, 4>& a) noexcept {   \
    return HIP_vector_type<T, 4>(op a.x, op a.y, op a.z, op a.w);                          \
  }

HIPSPV_VECTOR_UNARY(-)
HIPSPV_VECTOR_UNARY(~)

template <typename T, unsigned int N>
constexpr HIP_vector_type<T, N> operator+(const HIP_vector_type<T, N>& a) noexcept {
  return a;
}

#define HIPSPV_VECTOR_STEP(op)                                                             \
  template <typename T, unsigned int N>                                                    \
  constexpr HIP_vector_type<T, N>& operator op##op(HIP_vector_type<T, N>& a) noexcept {    \
    return a op##= HIP_vector_type<T, N>(T(1));                                            \
  }                                                                                        \
  template <typename T, unsigned int N>                                                    \
  constexpr HIP_vector_type<T, N> operator op##op(HIP_vector_type<T, N>& a, int) noexcept { \
    HIP_vector_type<T, N> before = a;                                                      \
    op##op a;                                                                              \
    return before;                                                                         \
  }

HIPSPV_VECTOR_STEP(+)
HIPSPV_VECTOR_STEP(-)

template <typename T>
constexpr bool operator==(const HIP_vector_type<T, 1>& a, const HIP_vector_type<T, 1>& b) noexcept {
  return a.x == b.x;
}
template <typename T>
constexpr bool operator==(const HIP_vector_type<T, 2>& a, const HIP_vector_type<T, 2>& b) noexcept {
  return a.x == b.x && a.y == b.y;
}
template <typename T>
constexpr bool operator==(const HIP_vector_type<T, 3>& a, const HIP_vector_type<T, 3>& b) noexcept {
  return a.x == b.x && a.y == b.y && a.z == b.z;
}
template <typename T>
constexpr bool operator==(const HIP_vector_type<T, 4>& a, const HIP_vector_type<T, 4>& b) noexcept {
  return a.x == b.x && a.y == b.y && a.z == b.z && a.w == b.w;
}
template <typename T, unsigned int N>
constexpr bool operator!=(const HIP_vector_type<T, N>& a, const HIP_vector_type<T, N>& b) noexcept {
  return !(a == b);
}
template <typename T, unsigned int N, typename U, HIPSPV_SCALAR>
constexpr bool operator==(const HIP_vector_type<T, N>& a, U b) noexcept {
  return a == HIP_vector_type<T, N>(T(b));
}
template <typename T, unsigned int N, typename U, HIPSPV_SCALAR>
constexpr bool operator==(U a, const HIP_vector_type<T, N>& b) noexcept {
  return HIP_vector_type<T, N>(T(a)) == b;
}
template <typename T, unsigned int N, typename U, HIPSPV_SCALAR>
constexpr bool operator!=(const HIP_vector_type<T, N>& a, U b) noexcept {
  return !(a == HIP_vector_type<T, N>(T(b)));
}
template <typename T, unsigned int N, typename U, HIPSPV_SCALAR>
constexpr bool operator!=(U a, const HIP_vector_type<T, N>& b) noexcept {
  return !(HIP_vector_type<T, N>(T(a)) == b);
}

/* Templates, so that a type is completed only where it is used: 48 complete types cost 9 ms. */
#define HIPSPV_VECTOR_TYPES(T, name)             \
  typedef HIP_vector_type<T, 1> name##1;         \
  typedef HIP_vector_type<T, 2> name##2;         \
  typedef HIP_vector_type<T, 3> name##3;         \
  typedef HIP_vector_type<T, 4> name##4;         \
  template <typename V = name##1>                \
  constexpr V make_##name##1(T x) noexcept {     \
    return V(x);                                 \
  }                                              \
  template <typename V = name##2>                \
  constexpr V make_##name##2(T x, T y) noexcept { \
    return V(x, y);                              \
  }                                              \
  template <typename V = name##3>                \
  constexpr V make_##name##3(T x, T y, T z) noexcept { \
    return V(x, y, z);                           \
  }                                              \
  template <typename V = name##4>                \
  constexpr V make_##name##4(T x, T y, T z, T w) noexcept { \
    return V(x, y, z, w);                        \
  }

#undef HIPSPV_SCALAR
#undef HIPSPV_VECTOR_ASSIGN
#undef HIPSPV_VECTOR_BINARY
#undef HIPSPV_VECTOR_UNARY
#undef HIPSPV_VECTOR_STEP

#else /* C: the same layouts, without operators */

#define HIPSPV_VECTOR_TYPES(T, name)                                                              \
  typedef struct name##1 { T x; } name##1;                                                        \
  typedef struct name##2 { T x __attribute__((aligned(2 * sizeof(T)))), y; } name##2;             \
  typedef struct name##3 { T x, y, z; } name##3;                                                  \
  typedef struct name##4 { T x __attribute__((aligned(4 * sizeof(T)))), y, z, w; } name##4;       \
  static inline name##1 make_##name##1(T x) { name##1 r = {x}; return r; }                        \
  static inline name##2 make_##name##2(T x, T y) { name##2 r = {x, y}; return r; }                \
  static inline name##3 make_##name##3(T x, T y, T z) { name##3 r = {x, y, z}; return r; }        \
  static inline name##4 make_##name##4(T x, T y, T z, T w) { name##4 r = {x, y, z, w}; return r; }

#endif

HIPSPV_VECTOR_FAMILIES(HIPSPV_VECTOR_TYPES)

#undef HIPSPV_VECTOR_TYPES
#undef HIPSPV_VECTOR_FAMILIES

#endif
