// Constants that become instructions of the functions that use them.
#pragma once

#include <functional>
#include <map>
#include <set>
#include <vector>

#include "module.h"

namespace hipspv::ir {

class ComputedConstants {
 public:
  // Writes the value and returns its id. i: the operation, with a type and a result like an instruction's, and the
  // ids of values of the function.
  using Compute = std::function<Id(Builder&, const Instruction& i)>;

  // operation: what computes the constant, its result. Operands that are constants here must have been added before.
  void add(const Instruction& operation);
  // From an OpSpecConstantOp or an OpConstantComposite.
  void addConstant(Module& module, const Instruction& constant);

  bool has(Id constant) const { return indices_.contains(constant); }
  bool empty() const { return operations_.empty(); }
  // True if the instruction uses one of the constants.
  bool areUsedBy(const Instruction& i) const;

  // Computes what the function uses at its beginning, and replaces the uses.
  void computeIn(Module& module, Function& function, const Compute& compute) const;
  // As instructions that are the operations.
  void computeIn(Module& module, Function& function) const;
  // The module's instructions that define the constants go.
  void removeFrom(Module& module) const;

 private:
  void need(Id id, std::set<std::size_t>& found) const;

  std::vector<Instruction> operations_;  // each after its operands
  std::map<Id, std::size_t> indices_;
};

}  // namespace hipspv::ir
