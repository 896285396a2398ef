// BLAKE2b (RFC 7693) without a key, with a digest of 32 bytes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "blake2b.h"  // for digests

namespace hipspv {

using Digest = std::array<std::uint8_t, 32>;

class Blake2b {
 public:
  Blake2b();
  void add(std::span<const std::byte> bytes);
  void add(std::string_view text) { add(std::as_bytes(std::span(text))); }
  Digest finish();

 private:
  void compress(bool last);

  std::array<std::uint64_t, 8> state_;
  std::array<std::byte, 128> block_{};
  std::size_t filled_ = 0;
  std::uint64_t count_ = 0;
};

// Returns two lower-case digits for each byte.
inline std::string hexadecimal(std::span<const std::uint8_t> bytes) {
  std::string text;
  for (const std::uint8_t byte : bytes)
    for (const int nibble : {byte >> 4, byte & 15}) text += "0123456789abcdef"[nibble];
  return text;
}

}  // namespace hipspv
