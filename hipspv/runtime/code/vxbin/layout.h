// The packed launch buffer of a kernel for Vortex: the offsets of its arguments, computed once.
//
// It begins with the grid and the block, 3 numbers of 32 bits each, and the bytes of dynamic shared memory, 64 bits.
// The arguments follow, as the members of a C structure of the device.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hipspv/runtime/code/argument_layout.h"

struct hipKernelArgumentMetadata;

namespace hipspv::vortex {

struct Layout {
  std::vector<Argument> arguments;  // with offsets in the buffer
  std::size_t bytes = 0;            // of the whole buffer
};

// The layout for the parameters of a kernel on a device whose pointers have `pointerBytes`.
Layout layoutOf(std::span<const Parameter> parameters, std::size_t pointerBytes);

// The layout that a program registers. None: `count` arguments of 8 bytes. Throws hipErrorInvalidValue.
Layout layoutOf(std::string_view kernel, const hipKernelArgumentMetadata* metadata, std::size_t count);

struct Shape {
  std::array<std::uint32_t, 3> grid, block;
  std::uint64_t sharedBytes;  // dynamic
};

// Writes the buffer. arguments: the address of each value; nullptr for one that has none. Throws hipErrorInvalidValue
// for a pointer that doesn't fit. kernel: its name, for messages.
void pack(const Layout& layout, const Shape& shape, std::span<const void* const> arguments, std::string_view kernel,
          std::vector<std::byte>& buffer);

}  // namespace hipspv::vortex
