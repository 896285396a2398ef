// The information for launches of a kernel, as its compiler recorded it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "metadata_schema.h"

namespace hipspv {

struct PackedMember {
  std::uint32_t size, align;
};

struct Parameter {
  ParameterKind kind = ParameterKind::kUnsupported;
  std::uint32_t size = 0;               // bytes, of the caller's value if there is one
  std::uint32_t align = 1;              // bytes, in the caller's packed argument buffer
  std::vector<PackedMember> members{};  // of kPacked: the block's contents, as a C structure
};

// The memory, in bytes, of a kernel with grid barriers, and its maximum number of launches, 0 if unknown
// (the record `grid`).
struct GridInfo {
  std::uint64_t threadBytes = 0, sharedBytes = 0, noteBytes = 0;
  std::uint32_t phases = 1;
};

struct KernelInfo {
  std::vector<Parameter> parameters;
  std::optional<GridInfo> grid;
  std::uint32_t subGroup = 0;      // required lanes of a warp; 0: any
  std::uint32_t maxThreads = ~0u;  // of a block, by __launch_bounds__
  // The entry point for blocks whose rows consist of whole warps, on devices with DeviceProperties::rowWarps; empty:
  // there is none.
  std::string rowForm{};
  bool indirect = true;   // may follow pointers that are not arguments
  bool service = false;   // it reaches only the service block, and texts to print, this way
  bool launches = false;  // its threads may ask for launches, copies and fills

  bool follows() const { return indirect && !service; }
};

// ---- The arguments as the members of a C structure, for devices whose code reads them from memory

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
