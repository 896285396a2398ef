// The positions of ids among the operands of SPIR-V instructions, from the grammar of SPIRV-Headers.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace hipspv {

struct OperandLayout {
  static constexpr std::uint8_t kNone = 255;

  std::uint16_t opcode;
  std::uint8_t result;  // index of the result's id
  std::uint32_t ids;    // a bit for each operand, the last one for all others
  bool defines;         // a type, constant, string or variable outside functions

  // Ids include the result and its type, but no labels of branches.
  bool isId(std::size_t operand) const { return (ids >> std::min<std::size_t>(operand, 31) & 1) != 0; }
  bool hasResult() const { return result != kNone; }
};

// nullptr for unknown opcodes.
const OperandLayout* layoutOf(std::uint32_t opcode);

// For an instruction with a result outside functions: strings, types, constants, variables. nullptr for others.
inline const OperandLayout* globalLayout(std::uint32_t opcode) {
  const OperandLayout* layout = layoutOf(opcode);
  return layout != nullptr && layout->defines ? layout : nullptr;
}

}  // namespace hipspv
