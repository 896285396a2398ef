// Which operands of SPIR-V's instructions are ids.
// Section numbers: SPIR-V specification 1.6.
#pragma once

#include <cstdint>
#include <optional>

namespace hipspv {

// Of one opcode: the operand that is the result's id (kNone: there is none), the one operand among the
// ids that is a literal, and how many operands there are before nothing but literals, and labels of
// the same function, follows.
struct OperandLayout {
  static constexpr std::uint32_t kNone = ~0u;
  std::uint32_t result = 1;
  std::uint32_t literal = kNone;
  std::uint32_t ids = kNone;

  bool isId(std::uint32_t operand) const { return operand < ids && operand != literal; }
};

// Of an instruction outside of functions that has a result: strings, types, constants, variables.
// Nothing for opcodes that aren't known.
std::optional<OperandLayout> globalLayout(std::uint16_t opcode);

// Of an instruction within a function. Nothing for opcodes that aren't known.
std::optional<OperandLayout> bodyLayout(std::uint16_t opcode);

}  // namespace hipspv
