// C's printf for the arguments that device code stored.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace hipspv {

// slots: one 8-byte value per argument, floating point as double, strings as their length. strings:
// the characters of each %s argument in order, each with its NUL. Without an argument a conversion
// stays in the text unchanged.
std::string formatRecord(std::string_view format, std::span<const std::uint64_t> slots, std::string_view strings);

}  // namespace hipspv
