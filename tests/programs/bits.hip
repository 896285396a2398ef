// Bit intrinsics of 32 and 64 bits against loops over the bits, zero and all ones included.
#include <cstdint>
#include <cstring>

#include "support.h"

struct Bits {
  int popc, clz, ffs, popcll, clzll, ffsll;
  unsigned brev, permuted, rotated, float_bits;
  unsigned long long brevll;
  float from_bits;
  int doubled_high, doubled_low;
};

__global__ void bits(const std::uint64_t* in, Bits* out, int n) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= n) return;
  const std::uint64_t wide = in[i];
  const unsigned word = static_cast<unsigned>(wide);
  Bits& b = out[i];
  b.popc = __popc(word);
  b.clz = __clz(static_cast<int>(word));
  b.ffs = __ffs(static_cast<int>(word));
  b.popcll = __popcll(wide);
  b.clzll = __clzll(static_cast<long long>(wide));
  b.ffsll = __ffsll(static_cast<long long>(wide));
  b.brev = __brev(word);
  b.brevll = __brevll(wide);
  b.permuted = __byte_perm(word, static_cast<unsigned>(wide >> 32), 0x2470);
  b.rotated = __funnelshift_l(word, word, 7);
  b.float_bits = static_cast<unsigned>(__float_as_int(1.5f * static_cast<float>(i)));
  b.from_bits = __uint_as_float(0x40490fdbu);
  const double d = 1.0 / (i + 1);
  b.doubled_high = __double2hiint(d);
  b.doubled_low = __double2loint(d);
}

static int count(std::uint64_t value) {
  int ones = 0;
  for (; value; value /= 2) ones += value % 2;
  return ones;
}

static int first_set(std::uint64_t value) {
  for (int bit = 0; bit < 64; ++bit)
    if (value >> bit & 1) return bit + 1;
  return 0;
}

static int leading_zeros(std::uint64_t value, int width) {
  int zeros = 0;
  for (int bit = width - 1; bit >= 0 && !(value >> bit & 1); --bit) ++zeros;
  return zeros;
}

static std::uint64_t reversed(std::uint64_t value, int width) {
  std::uint64_t out = 0;
  for (int bit = 0; bit < width; ++bit)
    if (value >> bit & 1) out |= std::uint64_t{1} << (width - 1 - bit);
  return out;
}

int main() {
  const int n = 300;
  Random random(2);
  std::vector<std::uint64_t> in(n);
  for (int i = 0; i < n; ++i)
    in[i] = (std::uint64_t{random.next()} << 40 ^ std::uint64_t{random.next()} << 16) >> (i % 64);
  in[0] = 0;
  in[1] = ~std::uint64_t{0};
  in[2] = std::uint64_t{1} << 63;
  in[3] = std::uint64_t{1} << 32;  // the low word is zero
  DeviceArray<std::uint64_t> din(in);
  DeviceArray<Bits> dout(n);
  bits<<<(n + 63) / 64, 64>>>(din, dout, n);
  const auto out = dout.host();
  long wrong = 0;
  for (int i = 0; i < n; ++i) {
    const std::uint32_t word = static_cast<std::uint32_t>(in[i]);
    const std::uint32_t high = static_cast<std::uint32_t>(in[i] >> 32);
    const Bits& b = out[i];
    wrong += b.popc != count(word) || b.popcll != count(in[i]);
    wrong += b.clz != leading_zeros(word, 32) || b.clzll != leading_zeros(in[i], 64);
    wrong += b.ffs != first_set(word) || b.ffsll != first_set(in[i]);
    wrong += b.brev != reversed(word, 32) || b.brevll != reversed(in[i], 64);
    // Selector 0x2470, lowest first: bytes 0, 7, 4, 2 of the eight bytes word, high.
    wrong += b.permuted != ((word & 0xff) | (high >> 24) << 8 | (high & 0xff) << 16 | ((word >> 16) & 0xff) << 24);
    wrong += b.rotated != (word << 7 | word >> 25);
    const float f = 1.5f * static_cast<float>(i);
    std::uint32_t f_bits;
    std::memcpy(&f_bits, &f, 4);
    wrong += b.float_bits != f_bits || b.from_bits != 3.14159274101257324f;
    const double d = 1.0 / (i + 1);
    std::uint64_t d_bits;
    std::memcpy(&d_bits, &d, 8);
    wrong += static_cast<std::uint32_t>(b.doubled_high) != d_bits >> 32;
    wrong += static_cast<std::uint32_t>(b.doubled_low) != (d_bits & 0xffffffffu);
  }
  return verdict(9 * n, wrong);
}
