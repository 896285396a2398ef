// Finds the SPIR-V module in input from clang or a user: an offload bundle or bare SPIR-V.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace hipspv {

using Bytes = std::span<const std::byte>;

// The SPIR-V module inside the image as words; copies, since entries of a bundle may be unaligned.
// The image is an upper bound: a bundle's own sizes are checked against it, bare SPIR-V ends where
// its last function does.
// Throws hipErrorInvalidImage for a broken image, hipErrorNoBinaryForGpu for a bundle without
// SPIR-V.
std::vector<std::uint32_t> extractSpirv(Bytes image);

// The readable memory from the address on, up to the end of its mapping in the process. Empty if
// nothing is mapped.
Bytes mappedFrom(const void* address);

}  // namespace hipspv
