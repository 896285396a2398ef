#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace hipspv {

// Returns two lower-case digits for each byte.
inline std::string hexadecimal(std::span<const std::uint8_t> bytes) {
  std::string text;
  for (const std::uint8_t byte : bytes)
    for (const int nibble : {byte >> 4, byte & 15}) text += "0123456789abcdef"[nibble];
  return text;
}

}  // namespace hipspv
