// Conversions to bfloat that clang's code for x86-64 calls by these names, in host code and for long double in kernels.
// libgcc has them since version 13. The device library has those of float and double for kernels
// (targets/cpu/devlib/short_floats.cl).
#if defined(__x86_64__)

#include <bit>
#include <cmath>
#include <cstdint>

namespace {

// bfloat's bits: GCC 12 has no such type for x86. Those of half are returned in the same register (psABI 1.0).
using Bfloat = _Float16;

Bfloat upperHalf(std::uint32_t bits) { return std::bit_cast<Bfloat>(static_cast<std::uint16_t>(bits >> 16)); }

// The nearest one, ties to even.
Bfloat rounded(float x) {
  const auto bits = std::bit_cast<std::uint32_t>(x);
  if (x != x) return upperHalf(bits | 0x400000);  // a quiet NaN
  return upperHalf(bits + 0x7fff + (bits >> 16 & 1));
}

// A float in between, rounded to odd, has digits enough for the second rounding to be that of the wide value (Boldo and
// Melquiond, "Emulation of a FMA and correctly rounded sums", 2008).
template <class Wide>
Bfloat roundedByOdd(Wide x) {
  const auto nearest = static_cast<float>(x);
  const Wide difference = static_cast<Wide>(nearest) - x;
  if (difference == 0 || difference != difference) return rounded(nearest);
  const bool away = std::signbit(nearest) ? difference < 0 : difference > 0;
  return rounded(std::bit_cast<float>((std::bit_cast<std::uint32_t>(nearest) - (away ? 1u : 0u)) | 1u));
}

}  // namespace

#pragma GCC visibility push(default)
extern "C" {
Bfloat __truncsfbf2(float x);
Bfloat __truncdfbf2(double x);
Bfloat __truncxfbf2(long double x);
Bfloat __trunctfbf2(__float128 x);

Bfloat __truncsfbf2(float x) { return rounded(x); }
Bfloat __truncdfbf2(double x) { return roundedByOdd(x); }
Bfloat __truncxfbf2(long double x) { return roundedByOdd(x); }
Bfloat __trunctfbf2(__float128 x) { return roundedByOdd(x); }
}
#pragma GCC visibility pop

#endif
