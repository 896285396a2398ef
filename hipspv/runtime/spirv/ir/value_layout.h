// Sizes, alignments and bytes of SPIR-V types and constants in memory, in OpenCL's layout.
#pragma once

#include <cstddef>
#include <set>
#include <span>
#include <vector>

#include "module.h"

namespace hipspv::ir {

class ValueLayout {
 public:
  struct Shape {
    std::size_t size, alignment;
  };

  explicit ValueLayout(const Module& module);

  // Throws hipErrorInvalidImage for a type without a representation in memory.
  Shape shape(Id type) const;
  // The offsets of a structure's members, and its size. Throws as shape does.
  std::vector<std::size_t> offsets(Id structure) const;
  // The type that an OpTypePointer points to.
  Id pointee(Id pointerType) const;
  // Writes a constant to zeroed bytes. Throws hipErrorInvalidImage unless it consists of numbers.
  void write(Id constant, std::span<std::byte> to) const;

 private:
  Instruction definition(Id id) const;
  std::size_t length(const Instruction& array) const;
  std::vector<std::size_t> members(const Instruction& structure, Shape& shape) const;
  void writeParts(const Instruction& constant, std::span<std::byte> to) const;

  const Module& module_;
  std::set<Id> packed_;  // structures
};

}  // namespace hipspv::ir
