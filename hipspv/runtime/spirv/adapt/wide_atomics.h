// Implements 64-bit atomic operations with locks, for devices that lack them.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "library.h"

namespace hipspv::adapt {

// True if the module has such an operation that locks can implement.
bool hasWideAtomics(std::span<const std::uint32_t> words);

// Replaces these operations by calls of the library's functions. locks: the address of the device's table
// (devlib/lock_abi.h).
void lockWideAtomics(std::vector<std::uint32_t>& words, std::uint64_t locks, const Library& library);

}  // namespace hipspv::adapt
