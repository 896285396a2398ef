/* hip_bfloat16: HIP's older bfloat16, a class that converts to and from float and computes in float. */
#ifndef _HIP_BFLOAT16_H_
#define _HIP_BFLOAT16_H_
/* ROCm's name of amd_detail's header, which programs test. */
#define _HIP_INCLUDE_HIP_AMD_DETAIL_HIP_BFLOAT16_H_

#if defined(__GNUC__)
#pragma GCC system_header
#endif

#include <hip/hip_bf16.h>

#if !defined(__cplusplus)

#include <stdint.h>
typedef struct {
  uint16_t data;
} hip_bfloat16;

#else

#include <cstdint>
#include <iosfwd>

struct hip_bfloat16 {
  uint16_t data;

  enum truncate_t { truncate };

  hip_bfloat16() = default;
  HIPSPV_SHORT_CONSTANT explicit hip_bfloat16(float x) : data(__hipspv_bfloat16_nearest(__hipspv_float_bits(x))) {}
  HIPSPV_SHORT_CONSTANT explicit hip_bfloat16(float x, truncate_t) : data(truncated(__hipspv_float_bits(x))) {}
  HIPSPV_SHORT_CONSTANT operator float() const { return __hipspv_bits_float(static_cast<unsigned int>(data) << 16); }
  HIPSPV_SHORT hip_bfloat16& operator=(const float& x) { return *this = hip_bfloat16(x); }
  static HIPSPV_SHORT_CONSTANT hip_bfloat16 round_to_bfloat16(float x) { return hip_bfloat16(x); }
  static HIPSPV_SHORT_CONSTANT hip_bfloat16 round_to_bfloat16(float x, truncate_t) { return hip_bfloat16(x, truncate); }

 private:
  /* A NaN whose upper half would be an infinity's keeps one bit set. */
  static HIPSPV_SHORT_CONSTANT uint16_t truncated(unsigned int x) {
    return static_cast<uint16_t>(x >> 16 | ((x & 0x7fffffffu) > 0x7f800000u && (x & 0xffffu) ? 1u : 0u));
  }
};

typedef struct {
  uint16_t data;
} hip_bfloat16_public;

#define HIPSPV_ARITHMETIC(op)                                                      \
  HIPSPV_SHORT_CONSTANT hip_bfloat16 operator op(hip_bfloat16 a, hip_bfloat16 b) { \
    return hip_bfloat16(float(a) op float(b));                                     \
  }                                                                                \
  HIPSPV_SHORT hip_bfloat16& operator op## = (hip_bfloat16 & a, hip_bfloat16 b) { return a = a op b; }
HIPSPV_ARITHMETIC(+)
HIPSPV_ARITHMETIC(-)
HIPSPV_ARITHMETIC(*)
HIPSPV_ARITHMETIC(/)
#undef HIPSPV_ARITHMETIC

#define HIPSPV_COMPARE(op) \
  HIPSPV_SHORT_CONSTANT bool operator op(hip_bfloat16 a, hip_bfloat16 b) { return float(a) op float(b); }
HIPSPV_COMPARE(==)
HIPSPV_COMPARE(!=)
HIPSPV_COMPARE(<)
HIPSPV_COMPARE(<=)
HIPSPV_COMPARE(>)
HIPSPV_COMPARE(>=)
#undef HIPSPV_COMPARE

HIPSPV_SHORT_CONSTANT hip_bfloat16 operator+(hip_bfloat16 a) { return a; }
HIPSPV_SHORT hip_bfloat16 operator-(hip_bfloat16 a) {
  a.data ^= 0x8000;
  return a;
}
#define HIPSPV_STEP(op, plain)                                                                       \
  HIPSPV_SHORT hip_bfloat16& operator op(hip_bfloat16& a) { return a = a plain hip_bfloat16(1.0f); } \
  HIPSPV_SHORT hip_bfloat16 operator op(hip_bfloat16& a, int) {                                      \
    hip_bfloat16 before = a;                                                                         \
    op a;                                                                                            \
    return before;                                                                                   \
  }
HIPSPV_STEP(++, +)
HIPSPV_STEP(--, -)
#undef HIPSPV_STEP

/* A template, so that <ostream> is needed only where a number is printed. */
template <typename __C, typename __Traits>
inline std::basic_ostream<__C, __Traits>& operator<<(std::basic_ostream<__C, __Traits>& out, const hip_bfloat16& x) {
  return out << static_cast<float>(x);
}

namespace std {
HIPSPV_SHORT_CONSTANT bool isinf(hip_bfloat16 a) { return (a.data & 0x7fff) == 0x7f80; }
HIPSPV_SHORT_CONSTANT bool isnan(hip_bfloat16 a) { return (a.data & 0x7fff) > 0x7f80; }
HIPSPV_SHORT_CONSTANT bool iszero(hip_bfloat16 a) { return (a.data & 0x7fff) == 0; }
}  // namespace std

#endif

#endif
