// Sizes, alignments and bytes of SPIR-V types and constants in memory, in OpenCL's layout: clang's for spirv64 and
// x86-64 alike. Section numbers: SPIR-V specification 1.6.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "module.h"

namespace hipspv::ir {

struct TypeLayout {
  std::uint32_t size = 0;   // bytes
  std::uint32_t align = 0;  // 0: no type, or one without a representation in memory
};

// The layouts of all types of a module, each computed once.
class TypeLayouts {
 public:
  // Of a module's types.
  explicit TypeLayouts(const Module& module);
  // Of the instructions that are added.
  explicit TypeLayouts(Id bound) : entries_(bound) {}

  // A decoration, a constant or a type, in the module's order: types are declared before they are used (section
  // 2.16.1). Throws hipErrorInvalidImage for a type that is impossibly large.
  void add(const Instruction& i);

  TypeLayout of(Id type) const;
  bool isByValue(Id parameter) const { return entries_.get(parameter).byValue; }
  // The value of a parameter's decoration.
  std::optional<std::uint32_t> alignment(Id parameter) const;
  // The offsets of a structure's members, and its size. Nothing if a member has no layout.
  std::optional<std::vector<std::size_t>> offsets(const Instruction& structure) const;

 private:
  // A type has an alignment. A constant has none, and its value as the size. A parameter has only the alignment.
  struct Entry {
    std::uint32_t size;
    std::uint32_t align : 30, packed : 1, byValue : 1;
  };

  void decorate(const Instruction& i);
  TypeLayout compute(const Instruction& type) const;
  // Calls visit(offset) for each member.
  template <class Visit>
  TypeLayout structure(const Instruction& type, Visit&& visit) const;

  IdTable<Entry> entries_;
};

// The bytes of constants.
class ValueLayout {
 public:
  explicit ValueLayout(const Module& module) : module_(module), types_(module) {}

  // The size of what a variable's type, an OpTypePointer, points to. Throws hipErrorInvalidImage for a type without a
  // representation in memory.
  std::size_t sizeOf(Id pointerType) const;
  // Writes a constant to zeroed bytes. Throws hipErrorInvalidImage unless it consists of numbers.
  void write(Id constant, std::span<std::byte> to) const;

 private:
  Instruction definition(Id id) const;
  TypeLayout layout(Id type) const;
  void writeParts(const Instruction& constant, std::span<std::byte> to) const;

  const Module& module_;
  const TypeLayouts types_;
};

}  // namespace hipspv::ir
