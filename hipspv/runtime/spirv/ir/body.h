// A function's body as blocks.
#pragma once

#include <set>
#include <unordered_map>

#include "control_flow.h"
#include "module.h"

namespace hipspv::ir {

struct Block {
  Id label;
  std::vector<Instruction> code;  // without the label

  const Instruction& end() const { return code.back(); }
};

struct Body {
  std::vector<Instruction> head;  // OpFunction, parameters, line information
  std::vector<Block> blocks;      // empty for a declaration

  explicit Body(const Function& function);

  Id id() const;  // of the function
  std::vector<Instruction> parameters() const;

  // Writes the body back into the function.
  void store(Module& module, Function& function) const;
};

// The target labels of a block's last instruction, as indices of its operands.
std::vector<std::size_t> targetsOf(const Module& module, const Instruction& end);

// By block index. Throws hipErrorInvalidImage for a label of another function.
Graph successorsOf(const Module& module, const Body& body);

// Replaces an operand of an instruction in a list.
inline void replaceOperand(Module& module, Instruction& i, std::size_t operand, std::uint32_t value) {
  i = module.make(i.opcode(), i.operands());
  module.set(i, operand, value);
}

// ---- Changes

// Inlines all calls of these functions by functions of the module. The functions keep their own bodies; those that
// are neither entry points nor exported are removed. Throws hipErrorNoBinaryForGpu for recursion.
void inlineCalls(Module& module, const std::set<Id>& functions);

// For bodies whose blocks have changed so that definitions don't dominate all uses (SPIR-V, section 2.16.1): such
// values are stored after their definitions and loaded at their uses. Variables are declared in the first block.
void keepInMemory(Module& module, Body& body);

}  // namespace hipspv::ir
