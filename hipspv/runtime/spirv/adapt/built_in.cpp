#include "built_in.h"

#include <algorithm>
#include <utility>

namespace hipspv::adapt {
namespace {

// SPIR-V 1.6, sections 3.7 and 3.20.
constexpr std::uint32_t kInput = 1, kBuiltInDecoration = 11;

}  // namespace

void BuiltIn::learn(const Instruction& i) {
  if (i.opcode == kOpDecorate && i.operands.size() == 3 && i[1] == kBuiltInDecoration && i[2] == number_) id_ = i[0];
  if (i.opcode == kOpTypePointer && i[1] == kInput) pointers_.push_back({i[0], i[2]});
}

void BuiltIn::declare(Id& bound) {
  if (id_ == 0) isNew_ = true, id_ = bound++;
}

void BuiltIn::decorate(Words& all, const Instruction& next) {
  if (isNew_ && isType(next) && !std::exchange(isDecorated_, true))
    adapt::append(all, kOpDecorate, {id_, kBuiltInDecoration, number_});
}

void BuiltIn::define(Words& all, Id type, Id& bound) {
  if (!isNew_) return;
  const auto found = std::ranges::find(pointers_, type, &Pointer::pointee);
  const Id pointer = found == pointers_.end() ? bound++ : found->id;
  if (found == pointers_.end()) adapt::append(all, kOpTypePointer, {pointer, kInput, type});
  adapt::append(all, kOpVariable, {pointer, id_, kInput});
}

void BuiltIn::append(Words& all, const Instruction& entryPoint) const {
  std::size_t variables = 0;
  entryPoint.text(2, &variables);
  Words operands(entryPoint.operands.begin(), entryPoint.operands.end());
  if (std::find(operands.begin() + static_cast<std::ptrdiff_t>(variables), operands.end(), id_) == operands.end())
    operands.push_back(id_);
  adapt::append(all, kOpEntryPoint, operands);
}

}  // namespace hipspv::adapt
