// Atomic operations on 64 bits under locks, for devices without them.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "library.h"

namespace hipspv::adapt {

// Whether the module has such an operation that locks can do.
bool hasWideAtomics(std::span<const std::uint32_t> words);

// The module with calls of the library's functions in place of these operations. locks: the address of the
// device's table (devlib/lock_abi.h).
void lockWideAtomics(std::vector<std::uint32_t>& words, std::uint64_t locks, const Library& library);

}  // namespace hipspv::adapt
