// Instructions that read and write memory through pointers.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "module_text.h"

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
  bool isFixed(const Instruction& i, std::uint32_t operand) const;
};

// Nothing for other instructions.
std::optional<Access> accessOf(const Instruction& i);

// True if the operand is a literal of an OpenCL.std instruction: vloadn's n, or a rounding mode.
bool isLiteralOfOpenCl(const Instruction& i, std::uint32_t operand);

// Atomic operations on a work-item's private memory, which many devices lack: plain ones are equivalent.
struct PlainAtomics {
  Words& words;
  Id boolean;  // the type
  std::function<Id()> newId;

  void place(const Instruction& i);

 private:
  Id changed(const Instruction& i, Id old);
  Id made(std::uint16_t opcode, Id type, std::initializer_list<std::uint32_t> operands);
};

}  // namespace hipspv::adapt
