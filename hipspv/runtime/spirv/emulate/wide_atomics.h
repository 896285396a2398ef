// Implements 64-bit atomic operations with locks, for devices that lack them.
#pragma once

#include "library.h"

namespace hipspv::adapt {

// True if the module has such an operation that locks can implement.
bool hasWideAtomics(const Module& module);

// Replaces these operations by calls of the library's functions. locks: the address of the device's table
// (devlib/lock_abi.h).
void lockWideAtomics(Module& module, std::uint64_t locks, const Library& library);

}  // namespace hipspv::adapt
