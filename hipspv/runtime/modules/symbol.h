// Device variables, by their host addresses.
#pragma once

#include <cstddef>

namespace hipspv {

// The address of byte `offset` of the variable on the current device; `bytes` must follow it.
// Throws hipErrorInvalidSymbol for an invalid symbol, hipErrorInvalidValue if the variable is
// shorter.
std::byte* symbolAddress(const void* symbol, std::size_t bytes, std::size_t offset);

}  // namespace hipspv
