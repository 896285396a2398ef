// BLAKE2b (RFC 7693) without a key, with a digest of 32 bytes.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "hexadecimal.h"  // for digests

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

}  // namespace hipspv
