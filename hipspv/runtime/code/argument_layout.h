// The arguments of a kernel as the members of a C structure, for devices whose code reads them from memory.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "kernel_info.h"

namespace hipspv {

// One argument in the structure. A pointer's value has 8 bytes on the host, and `size` in the structure.
struct Argument {
  std::size_t offset = 0, size = 0, align = 1;  // bytes
  bool pointer = false;
  bool operator==(const Argument&) const = default;
};

struct ArgumentLayout {
  std::vector<Argument> arguments;
  std::size_t bytes = 0;  // up to the end of the last one
  std::size_t align = 1;  // of the structure
};

// For the parameters of a kernel on a device whose pointers have `pointerBytes`.
ArgumentLayout argumentLayoutOf(std::span<const Parameter> parameters, std::size_t pointerBytes);

}  // namespace hipspv
