#include "built_in.h"

#include <algorithm>
#include <utility>

namespace hipspv::adapt {
void BuiltIn::learn(const Instruction& i) {
  if (i.opcode == spv::OpDecorate && i.operands.size() == 3 && i[1] == spv::DecorationBuiltIn && i[2] == number_)
    id_ = i[0];
  if (i.opcode == spv::OpTypePointer && i[1] == spv::StorageClassInput) pointers_.push_back({i[0], i[2]});
}

void BuiltIn::declare(Id& bound) {
  if (id_ == 0) isNew_ = true, id_ = bound++;
}

void BuiltIn::decorate(Words& all, const Instruction& next) {
  if (isNew_ && isType(next) && !std::exchange(isDecorated_, true))
    adapt::append(all, spv::OpDecorate, {id_, spv::DecorationBuiltIn, number_});
}

void BuiltIn::define(Words& all, Id type, Id& bound) {
  if (!isNew_) return;
  const auto found = std::ranges::find(pointers_, type, &Pointer::pointee);
  const Id pointer = found == pointers_.end() ? bound++ : found->id;
  if (found == pointers_.end()) adapt::append(all, spv::OpTypePointer, {pointer, spv::StorageClassInput, type});
  adapt::append(all, spv::OpVariable, {pointer, id_, spv::StorageClassInput});
}

void BuiltIn::append(Words& all, const Instruction& entryPoint) const {
  std::size_t variables = 0;
  entryPoint.text(2, &variables);
  Words operands(entryPoint.operands.begin(), entryPoint.operands.end());
  if (std::find(operands.begin() + static_cast<std::ptrdiff_t>(variables), operands.end(), id_) == operands.end())
    operands.push_back(id_);
  adapt::append(all, spv::OpEntryPoint, operands);
}

}  // namespace hipspv::adapt
