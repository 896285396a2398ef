#include "computed_constants.h"

namespace hipspv::ir {

void ComputedConstants::add(const Instruction& operation) {
  if (indices_.emplace(operation[1], operations_.size()).second) operations_.push_back(operation);
}

void ComputedConstants::addConstant(Module& module, const Instruction& constant) {
  const bool isOperation = constant.opcode() == spv::OpSpecConstantOp;
  Words operands(constant.operands().begin(), constant.operands().end());
  const std::uint32_t opcode = isOperation ? constant[2] : std::uint32_t{spv::OpCompositeConstruct};
  if (isOperation) operands.erase(operands.begin() + 2);
  add(module.make(opcode & 0xFFFF, operands));
}

bool ComputedConstants::areUsedBy(const Instruction& i) const {
  for (std::size_t n = 0; n < i.size(); ++n)
    if (i.uses(n) && has(i[n])) return true;
  return false;
}

void ComputedConstants::need(Id id, std::set<std::size_t>& found) const {
  const auto at = indices_.find(id);
  if (at == indices_.end() || !found.insert(at->second).second) return;
  for (const Id operand : operations_[at->second].operands().subspan(2)) need(operand, found);
}

void ComputedConstants::computeIn(Module& module, Function& function, const Compute& compute) const {
  std::set<std::size_t> needed;
  // Variables precede all computations, and their initial values stay constants.
  for (const Instruction& i : function.code)
    for (std::size_t n = 0; i.opcode() != spv::OpVariable && n < i.size(); ++n)
      if (i.uses(n)) need(i[n], needed);
  if (needed.empty()) return;
  std::map<Id, Id> computed;
  const auto replace = [&](const Instruction& i) {
    for (std::size_t n = 0; n < i.size(); ++n)
      if (i.uses(n))
        if (const auto to = computed.find(i[n]); to != computed.end()) module.set(i, n, to->second);
  };
  std::vector<Instruction> code;
  Builder builder(module, code);
  for (const std::size_t index : needed) {
    const Instruction copy = module.make(operations_[index].opcode(), operations_[index].operands());
    replace(copy);
    computed.emplace(copy[1], compute(builder, copy));
  }
  for (const Instruction& i : function.code)
    if (i.opcode() != spv::OpVariable) replace(i);
  atBeginning(module, function, [&](Builder& beginning) {
    for (const Instruction& i : code) beginning.keep(i);
  });
}

void ComputedConstants::computeIn(Module& module, Function& function) const {
  computeIn(module, function, [](Builder& builder, const Instruction& i) {
    return builder.add(i.opcode(), i[0], i.operands().subspan(2));
  });
}

void ComputedConstants::removeFrom(Module& module) const {
  std::erase_if(module[kGlobals], [this](const Instruction& i) { return has(i.result()); });
  module.removeDanglingAnnotations();
}

}  // namespace hipspv::ir
