// Every conversion of 6- and 4-bit floating point on the host, as bytes on standard output: by the header's software,
// or with -DHIPSPV_NARROW_INSTRUCTIONS by what PTX's instructions do.
#include <cmath>
#include <cstring>
#include <initializer_list>

#include "bits.h"

#if defined(HIPSPV_NARROW_INSTRUCTIONS)
#include "ptx_conversions.h"

// A NaN becomes the greatest number, without a sign. All numbers are halves.
static unsigned codesOf(float high, float low, int step, int digits, int bias, int sign) {
  return codeOf(high, digits, bias, sign, sign - 1, sign - 1) << step |
         codeOf(low, digits, bias, sign, sign - 1, sign - 1);
}
static unsigned halfOf(int code, int digits, int bias, int sign) {
  const double x = valueOf(code & (sign - 1), digits, bias);
  const unsigned signBit = code & sign ? 0x8000 : 0;
  int exponent;
  const double fraction = std::frexp(x, &exponent);  // x is a normal half, or zero
  return signBit | (x == 0 ? 0 : (exponent + 14) << 10 | static_cast<int>(std::ldexp(2 * fraction - 1, 10)));
}
#define CONVERSIONS(format, step, digits, bias, sign)                                           \
  static unsigned __hipspv_floats_to_##format(float high, float low) {                          \
    return codesOf(high, low, step, digits, bias, sign);                                        \
  }                                                                                             \
  static unsigned __hipspv_##format##_to_halves(unsigned codes) {                               \
    return halfOf(codes >> step, digits, bias, sign) << 16 | halfOf(codes, digits, bias, sign); \
  }
CONVERSIONS(e2m3, 8, 3, 1, 0x20)
CONVERSIONS(e3m2, 8, 2, 3, 0x20)
CONVERSIONS(e2m1, 4, 1, 1, 0x8)
#endif

#include <hip/hip_fp4.h>
#include <hip/hip_fp6.h>

// All halves, and the floats beside them: among them are the numbers of the formats, and those midway between two.
template <class One, class Two, class Four>
static void convert(unsigned codes) {
  for (unsigned half = 0; half < 65536; ++half) {
    const float x = __hipspv_half_to_float(static_cast<unsigned short>(half));
    unsigned bits;
    std::memcpy(&bits, &x, sizeof bits);
    for (const float y : {x, floatOf(bits + 1), floatOf(bits - 1)}) put(One(y).__x);
    put(Two(make_float2(x, floatOf(half << 16))).__x);
    put(Four(make_float4(x, 1, -1, floatOf(half << 16))).__x);
  }
  for (unsigned code = 0; code < codes; ++code) {
    One one;
    one.__x = static_cast<decltype(one.__x)>(code);
    put(static_cast<float>(one));
    Two two;
    two.__x = static_cast<decltype(two.__x)>(code << (codes == 16 ? 4 : 8));
    put(static_cast<float2>(two));
    put(static_cast<__half2_raw>(two));
  }
}

int main() {
  convert<__hip_fp6_e2m3, __hip_fp6x2_e2m3, __hip_fp6x4_e2m3>(64);
  convert<__hip_fp6_e3m2, __hip_fp6x2_e3m2, __hip_fp6x4_e3m2>(64);
  convert<__hip_fp4_e2m1, __hip_fp4x2_e2m1, __hip_fp4x4_e2m1>(16);
}
