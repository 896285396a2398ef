// Encodes SPIR-V: words to which instructions are appended.
#pragma once

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <vector>

#include "hipspv/runtime/spirv/words.h"

namespace hipspv::adapt {

using Id = std::uint32_t;
using Words = std::vector<std::uint32_t>;

inline void append(Words& words, std::uint16_t opcode, std::span<const std::uint32_t> operands) {
  words.push_back(static_cast<std::uint32_t>(operands.size() + 1) << 16 | opcode);
  words.insert(words.end(), operands.begin(), operands.end());
}
inline void append(Words& words, std::uint16_t opcode, std::initializer_list<std::uint32_t> operands) {
  append(words, opcode, std::span(operands.begin(), operands.size()));
}
inline void append(Words& words, const Instruction& i) { append(words, i.opcode, i.operands); }

inline bool isType(const Instruction& i) { return i.opcode >= spv::OpTypeVoid && i.opcode <= spv::OpTypePointer; }

// True for the instructions at a function's beginning: its variables precede all others (section 2.4).
inline bool beginsFunction(std::uint16_t opcode) {
  constexpr std::uint16_t kBeginning[] = {
      spv::OpFunction, spv::OpFunctionParameter, spv::OpLabel, spv::OpVariable, spv::OpLine, spv::OpNoLine};
  return std::ranges::find(kBeginning, opcode) != std::end(kBeginning);
}

}  // namespace hipspv::adapt
