// 8- and 16-bit integers: sign extension, overflow, conversions from and to floating point.
#include <cstdint>

#include "support.h"

struct Converted {
  int from_signed, from_unsigned, from_short;
  std::int8_t wrapped;
  std::uint8_t saturated;
  std::int16_t product;
  std::uint16_t shifted;
  float as_float;
  int truncated;
  bool flag;
};

__global__ void convert(const std::uint8_t* in, Converted* out) {
  const int i = threadIdx.x;
  const std::uint8_t byte = in[i];
  const std::int8_t signed_byte = static_cast<std::int8_t>(byte);
  const std::int16_t wide = static_cast<std::int16_t>(signed_byte * 200);
  Converted c;
  c.from_signed = signed_byte;
  c.from_unsigned = byte;
  c.from_short = wide;
  c.wrapped = static_cast<std::int8_t>(signed_byte + signed_byte);
  c.saturated = static_cast<std::uint8_t>(byte > 200 ? 255 : byte + 55);
  c.product = static_cast<std::int16_t>(wide * 3);
  c.shifted = static_cast<std::uint16_t>(byte << 9);
  c.as_float = static_cast<float>(signed_byte) / 4;
  c.truncated = static_cast<int>(c.as_float);
  c.flag = signed_byte & 2;
  out[i] = c;
}

// The value that a signed integer of `bits` bits has after wrapping around.
static long wrap(long value, int bits) {
  const long size = 1L << bits;
  value = ((value % size) + size) % size;
  return value >= size / 2 ? value - size : value;
}

int main() {
  std::vector<std::uint8_t> in(256);
  for (int i = 0; i < 256; ++i) in[i] = static_cast<std::uint8_t>(i);
  DeviceArray<std::uint8_t> din(in);
  DeviceArray<Converted> dout(256);
  convert<<<1, 256>>>(din, dout);
  const auto out = dout.host();
  long wrong = 0;
  for (int i = 0; i < 256; ++i) {
    const long s = i < 128 ? i : i - 256, wide = s * 200;
    const Converted& c = out[i];
    wrong += c.from_signed != s || c.from_unsigned != i || c.from_short != wide;
    wrong += c.wrapped != wrap(2 * s, 8);
    wrong += c.saturated != (i > 200 ? 255 : i + 55);
    wrong += c.product != wrap(wide * 3, 16);
    wrong += c.shifted != i * 512 % 65536;
    wrong += c.as_float != static_cast<float>(s) / 4 || c.truncated != s / 4;
    wrong += c.flag != (i % 4 >= 2);
  }
  return verdict(256 * 7, wrong);
}
