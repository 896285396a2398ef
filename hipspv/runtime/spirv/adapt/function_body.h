// A function of a module as blocks of instructions that can be edited.
#pragma once

#include <cstdint>
#include <vector>

#include "module_text.h"

namespace hipspv::adapt {

// An instruction of a function.
struct Code {
  std::uint16_t opcode;
  Words operands;

  // 0 if it has none.
  Id result() const;
  // The type of the result, 0 if it has none.
  Id type() const;
  // True if the operand is an id that the instruction uses: no type, result, label or literal.
  bool isUse(std::size_t operand) const;
};

struct Block {
  Id label;
  std::vector<Code> code;

  const Code& end() const { return code.back(); }
};

struct FunctionBody {
  Code head;  // OpFunction
  std::vector<Code> parameters;
  std::vector<Block> blocks;  // empty for a declaration

  Id id() const { return head.operands[1]; }
};

// The target labels of a block's last instruction, as indices of its operands. wideSelector: 64 bits.
std::vector<std::size_t> targetsOf(const Code& end, bool wideSelector);

}  // namespace hipspv::adapt
