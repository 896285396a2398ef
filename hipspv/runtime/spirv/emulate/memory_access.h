// Instructions that read and write memory through pointers.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "library.h"

namespace hipspv::adapt {

// The operands of such an instruction.
struct Access {
  std::uint16_t first, last;  // opcodes
  std::uint32_t pointer;      // the first operand that may be one
  std::uint32_t pointerCount;
  std::uint32_t fixed, fixedCount;  // operands that must be constants: a scope, semantics, or a size
  std::uint32_t end;                // of the operands that are values; kAll: all others
  bool isAtomic = false;

  static constexpr std::uint32_t kAll = ~0u;

  std::vector<std::uint32_t> pointers(const Instruction& i) const;
  // True if the operand is a value that can be passed to a function as a parameter.
  bool isPassed(const Instruction& i, std::uint32_t operand) const;
  bool isFixed(std::uint32_t operand) const;
};

// Nothing for other instructions.
std::optional<Access> accessOf(const Instruction& i);

// Writes the plain equivalent of an atomic operation on a work-item's private memory, which many devices lack. one: the
// constant 1 of its type, for increments.
void emitPlainly(ir::Builder& builder, const Instruction& i, Id one);

}  // namespace hipspv::adapt
