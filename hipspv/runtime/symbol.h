// Device variables by the host's names for them.
#pragma once

#include <cstddef>

namespace hipspv {

// Where byte `offset` of the variable is on the current device; `bytes` follow it. Throws
// hipErrorInvalidSymbol for what is no variable, hipErrorInvalidValue where it is shorter.
std::byte* symbolAddress(const void* symbol, std::size_t bytes, std::size_t offset);

}  // namespace hipspv
