#include "fused_operations.h"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <string_view>
#include <utility>

namespace hipspv::adapt {
namespace {

// SPIR-V 1.6, sections 3.16, 3.20 and 3.31.
constexpr std::uint16_t kOpTypeFunction = 33;
constexpr std::uint32_t kLinkage = 5, kLinkageAttributes = 41, kImport = 1;

constexpr std::string_view kNames[] = {"llvm.fma.f32", "llvm.fma.f64"};
constexpr std::size_t kOperands = 3;

Words literal(std::string_view text) {
  Words words(text.size() / 4 + 1);
  std::memcpy(words.data(), text.data(), text.size());
  return words;
}

}  // namespace

void FusedOperations::learn(const Instruction& i) {
  if (i.opcode == kOpCapability && i[0] == kLinkage) linkage_ = true;
  if (i.opcode != kOpTypeFunction || i.operands.size() != 2 + kOperands) return;
  if (std::ranges::all_of(i.operands.subspan(2), [&](Id operand) { return operand == i[1]; }))
    signatures_.push_back({i[0], i[1]});
}

void FusedOperations::declare(const ByFormat<Id>& types, Id& bound) {
  types_ = types;
  for (std::size_t n = 0; n < std::size(kNames); ++n)
    if (types[n] != 0) functions_[n] = bound++;
}

void FusedOperations::require(Words& all) const {
  if (!linkage_) append(all, kOpCapability, {kLinkage});
}

void FusedOperations::decorate(Words& all, const Instruction& next) {
  if (!isType(next) || std::exchange(isDecorated_, true)) return;
  for (std::size_t n = 0; n < std::size(kNames); ++n) {
    if (functions_[n] == 0) continue;
    Words operands{functions_[n], kLinkageAttributes};
    std::ranges::copy(literal(kNames[n]), std::back_inserter(operands));
    operands.push_back(kImport);
    append(all, kOpDecorate, operands);
  }
}

void FusedOperations::define(Words& all, Id& bound) const {
  for (std::size_t n = 0; n < std::size(kNames); ++n) {
    if (functions_[n] == 0) continue;
    const Id type = types_[n];
    const auto found = std::ranges::find(signatures_, type, &Signature::type);
    const Id signature = found == signatures_.end() ? bound++ : found->id;
    if (found == signatures_.end()) append(all, kOpTypeFunction, {signature, type, type, type, type});
    append(all, kOpFunction, {type, functions_[n], 0, signature});
    for (std::size_t operand = 0; operand < kOperands; ++operand) append(all, kOpFunctionParameter, {type, bound++});
    append(all, kOpFunctionEnd, {});
  }
}

}  // namespace hipspv::adapt
