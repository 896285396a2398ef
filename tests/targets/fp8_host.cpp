// Every conversion of 8-bit floating point on the host, as bytes on standard output: by the header's software, or with
// -DHIPSPV_FP8_INSTRUCTIONS by what PTX's instructions do.
#include <cmath>
#include <cstring>
#include <initializer_list>

#include "bits.h"

#if defined(HIPSPV_FP8_INSTRUCTIONS)
#include "ptx_conversions.h"

static short __nvvm_ff_to_e4m3x2_rn(float high, float low) {
  return static_cast<short>(codeOf(high, 3, 7, 0x80, 0x7e, 0x7f) << 8 | codeOf(low, 3, 7, 0x80, 0x7e, 0x7f));
}
static short __nvvm_ff_to_e5m2x2_rn(float high, float low) {
  return static_cast<short>(codeOf(high, 2, 15, 0x80, 0x7b, 0x7f) << 8 | codeOf(low, 2, 15, 0x80, 0x7b, 0x7f));
}
struct Pair {
  float values[2];
  float operator[](int index) const { return values[index]; }
};
static float numberOf(int code, int digits, int bias, int greatest) {
  if ((code & 0x7f) > greatest) return NAN;  // replaced by the header
  const auto magnitude = static_cast<float>(valueOf(code & 0x7f, digits, bias));
  return code & 0x80 ? -magnitude : magnitude;
}
static Pair __nvvm_e4m3x2_to_f16x2_rn(int codes) {
  return {{numberOf(codes & 0xff, 3, 7, 0x7e), numberOf(codes >> 8 & 0xff, 3, 7, 0x7e)}};
}
static Pair __nvvm_e5m2x2_to_f16x2_rn(int codes) {
  return {{numberOf(codes & 0xff, 2, 15, 0x7b), numberOf(codes >> 8 & 0xff, 2, 15, 0x7b)}};
}
#endif

#include <hip/hip_fp8.h>

int main() {
  for (const auto kind : {__HIP_E4M3, __HIP_E5M2, __HIP_E4M3_FNUZ, __HIP_E5M2_FNUZ}) {
    for (const auto mode : {__HIP_SATFINITE, __HIP_NOSAT}) {
      for (unsigned half = 0; half < 65536; ++half) {
        // Beside a half, too: halves are the numbers of both formats, and those midway between them.
        const float x = __hipspv_half_to_float(static_cast<unsigned short>(half));
        unsigned bits;
        std::memcpy(&bits, &x, sizeof bits);
        for (const float y : {x, floatOf(bits + 1), floatOf(bits - 1)}) put(__hip_cvt_float_to_fp8(y, mode, kind));
        put(__hip_cvt_float2_to_fp8x2(make_float2(x, floatOf(half << 16)), mode, kind));
      }
    }
    for (int code = 0; code < 256; ++code) put(__hipspv_fp8_to_float(static_cast<unsigned char>(code), kind));
  }
}
