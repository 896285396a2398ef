// The positions of ids among the operands of SPIR-V instructions. Section numbers: SPIR-V
// specification 1.6.
#pragma once

#include <cstdint>
#include <optional>

namespace hipspv {

// For one opcode: the operand that is the result's id (kNone: there is none), the one literal operand among the
// ids, and the number of operands before the rest, which are only literals, and labels of the same function.
struct OperandLayout {
  static constexpr std::uint32_t kNone = ~0u;
  std::uint32_t result = 1;
  std::uint32_t literal = kNone;
  std::uint32_t ids = kNone;

  bool isId(std::uint32_t operand) const { return operand < ids && operand != literal; }
};

// For an instruction with a result outside of functions: strings, types, constants, variables.
// Nothing for unknown opcodes.
std::optional<OperandLayout> globalLayout(std::uint16_t opcode);

// For an instruction in a function. Nothing for unknown opcodes.
std::optional<OperandLayout> bodyLayout(std::uint16_t opcode);

}  // namespace hipspv
