// The first word of a handle's object, by which a library knows the handles that it takes.
#pragma once

#include <cstdint>

namespace hipspv::libraries {

enum class HandleMark : std::uint64_t { kEnded = 0, kBlas = 0x7361'6c62'5648, kBlasLt = 0x746c'7361'6c62'5648 };

}  // namespace hipspv::libraries
