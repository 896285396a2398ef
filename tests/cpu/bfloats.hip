// Conversions to bfloat of both sides, by functions that the host's libgcc may lack: all roundings, against a model of
// exact products with powers of two.
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>

#include "../programs/support.h"

template <class Wide>
static unsigned short expected(Wide x) {
  float result = static_cast<float>(x);
  if (x == x && x - x == 0 && x != 0) {
    const Wide digit = std::ldexp(Wide(1), std::max(std::ilogb(x), -126) - 7);
    const Wide rounded = std::rint(x / digit) * digit;
    result = std::abs(rounded) < std::ldexp(Wide(1), 128) ? static_cast<float>(rounded)
                                                          : std::copysign(HUGE_VALF, static_cast<float>(x));
  }
  uint32_t bits;
  std::memcpy(&bits, &result, sizeof bits);
  return static_cast<unsigned short>(bits >> 16);
}

template <class Wide>
__host__ __device__ inline unsigned short converted(Wide x) {
  const __bf16 value = static_cast<__bf16>(x);
  unsigned short bits;
  __builtin_memcpy(&bits, &value, sizeof bits);
  return bits;
}

template <class Wide>
__global__ void convert(const Wide* in, unsigned short* out, unsigned short* sums, int count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count) return;
  out[i] = converted(in[i]);
  const __bf16 sum = static_cast<__bf16>(in[i]) + static_cast<__bf16>(1.0f);
  __builtin_memcpy(sums + i, &sum, sizeof sum);
}

static long checked, wrong;

static bool same(unsigned short one, unsigned short other) {
  const auto nan = [](unsigned short bits) { return (bits & 0x7fff) > 0x7f80; };
  return one == other || (nan(one) && nan(other));
}

template <class Wide>
static void check() {
  std::vector<Wide> in;
  for (const int exponent : {-160, -140, -134, -133, -132, -127, -126, -30, 0, 1, 100, 126, 127, 128}) {
    for (int upper = 256; upper < 512; upper += 17) {
      // On a tie, next to it, and far from it.
      for (const double lower : {0.0, 0.25, 0.5, 0.5 - 0x1p-15, 0.5 + 0x1p-15, 0.5 + 0x1p-40, 0.5 - 0x1p-40, 0.75}) {
        const Wide value = std::ldexp(Wide(upper + lower), exponent - 8);
        in.push_back(value);
        in.push_back(-value);
      }
    }
  }
  for (const Wide value : {Wide(0), Wide(HUGE_VAL), std::numeric_limits<Wide>::quiet_NaN()}) {
    in.push_back(value);
    in.push_back(-value);
  }
  const int count = static_cast<int>(in.size());
  DeviceArray<Wide> given(in);
  DeviceArray<unsigned short> out(count), sums(count);
  convert<Wide><<<(count + 63) / 64, 64>>>(given, out, sums, count);
  const std::vector<unsigned short> got = out.host(), got_sums = sums.host();
  for (int i = 0; i < count; ++i) {
    const unsigned short right = expected(in[i]);
    float rounded;
    const uint32_t bits = uint32_t(right) << 16;
    std::memcpy(&rounded, &bits, sizeof rounded);
    checked += 3;
    wrong += !same(got[i], right) + !same(converted(in[i]), right) + !same(got_sums[i], expected(rounded + 1.0));
  }
}

int main() {
  check<float>();
  check<double>();
  check<long double>();
  return verdict(checked, wrong);
}
