#include "fused_operations.h"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <string_view>
#include <utility>

namespace hipspv::adapt {
namespace {

constexpr std::string_view kNames[] = {"llvm.fma.f32", "llvm.fma.f64"};
constexpr std::size_t kOperands = 3;

Words literal(std::string_view text) {
  Words words(text.size() / 4 + 1);
  std::memcpy(words.data(), text.data(), text.size());
  return words;
}

}  // namespace

void FusedOperations::learn(const Instruction& i) {
  if (i.opcode == spv::OpCapability && i[0] == spv::CapabilityLinkage) linkage_ = true;
  if (i.opcode != spv::OpTypeFunction || i.operands.size() != 2 + kOperands) return;
  if (std::ranges::all_of(i.operands.subspan(2), [&](Id operand) { return operand == i[1]; }))
    signatures_.push_back({i[0], i[1]});
}

void FusedOperations::declare(const ByFormat<Id>& types, Id& bound) {
  types_ = types;
  for (std::size_t n = 0; n < std::size(kNames); ++n)
    if (types[n] != 0) functions_[n] = bound++;
}

void FusedOperations::require(Words& all) const {
  if (!linkage_) append(all, spv::OpCapability, {spv::CapabilityLinkage});
}

void FusedOperations::decorate(Words& all, const Instruction& next) {
  if (!isType(next) || std::exchange(isDecorated_, true)) return;
  for (std::size_t n = 0; n < std::size(kNames); ++n) {
    if (functions_[n] == 0) continue;
    Words operands{functions_[n], spv::DecorationLinkageAttributes};
    std::ranges::copy(literal(kNames[n]), std::back_inserter(operands));
    operands.push_back(spv::LinkageTypeImport);
    append(all, spv::OpDecorate, operands);
  }
}

void FusedOperations::define(Words& all, Id& bound) const {
  for (std::size_t n = 0; n < std::size(kNames); ++n) {
    if (functions_[n] == 0) continue;
    const Id type = types_[n];
    const auto found = std::ranges::find(signatures_, type, &Signature::type);
    const Id signature = found == signatures_.end() ? bound++ : found->id;
    if (found == signatures_.end()) append(all, spv::OpTypeFunction, {signature, type, type, type, type});
    append(all, spv::OpFunction, {type, functions_[n], 0, signature});
    for (std::size_t operand = 0; operand < kOperands; ++operand)
      append(all, spv::OpFunctionParameter, {type, bound++});
    append(all, spv::OpFunctionEnd, {});
  }
}

}  // namespace hipspv::adapt
