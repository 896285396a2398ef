#include "atomic_scopes.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace hipspv::adapt {
namespace {

// Instructions, with the index of their memory scope operand.
struct ScopeOperand {
  std::uint16_t first, last;  // opcodes
  std::uint32_t operand;
};
constexpr ScopeOperand kScopeOperands[] = {
    {spv::OpControlBarrier, spv::OpControlBarrier, 1},   {spv::OpMemoryBarrier, spv::OpMemoryBarrier, 0},
    {spv::OpAtomicLoad, spv::OpAtomicLoad, 3},           {spv::OpAtomicStore, spv::OpAtomicStore, 1},
    {spv::OpAtomicExchange, spv::OpAtomicXor, 3},        {spv::OpAtomicFlagTestAndSet, spv::OpAtomicFlagTestAndSet, 3},
    {spv::OpAtomicFlagClear, spv::OpAtomicFlagClear, 1}, {spv::OpAtomicFMinEXT, spv::OpAtomicFMaxEXT, 3},
    {spv::OpAtomicFAddEXT, spv::OpAtomicFAddEXT, 3},
};

const ScopeOperand* scopeOperand(std::uint16_t opcode) {
  const auto found = std::ranges::find_if(
      kScopeOperands, [opcode](const ScopeOperand& each) { return opcode >= each.first && opcode <= each.last; });
  return found == std::end(kScopeOperands) ? nullptr : &*found;
}

}  // namespace

void narrowScopes(Words& words) {
  Id type = 0, device = 0;  // of 32 bits
  std::set<Id> wide;        // constants whose value is the wide scope
  std::size_t functions = 0, at = kHeaderWords;
  bool found = false;
  eachInstruction(words, [&](const Instruction& i) {
    if (i.opcode == spv::OpTypeInt && i[1] == 32) type = i[0];
    if (i.opcode == spv::OpConstant && i[0] == type && i[2] == spv::ScopeDevice) device = i[1];
    const bool isZero =
        i.opcode == spv::OpConstantNull || (i.opcode == spv::OpConstant && i[2] == spv::ScopeCrossDevice);
    if (isZero && i[0] == type) wide.insert(i[1]);
    if (i.opcode == spv::OpFunction && functions == 0) functions = at;
    const ScopeOperand* scope = scopeOperand(i.opcode);
    if (functions != 0 && scope != nullptr && wide.contains(i[scope->operand])) found = true;
    at += i.operands.size() + 1;
  });
  if (!found) return;
  Words constant;
  if (device == 0) append(constant, spv::OpConstant, {type, device = words[kBoundWord]++, spv::ScopeDevice});
  for (at = functions; at < words.size(); at += words[at] >> 16) {
    const ScopeOperand* scope = scopeOperand(static_cast<std::uint16_t>(words[at] & 0xFFFF));
    if (scope != nullptr && wide.contains(words[at + 1 + scope->operand])) words[at + 1 + scope->operand] = device;
  }
  words.insert(words.begin() + static_cast<std::ptrdiff_t>(functions), constant.begin(), constant.end());
}

}  // namespace hipspv::adapt
