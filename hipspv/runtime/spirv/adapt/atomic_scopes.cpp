#include "atomic_scopes.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace hipspv::adapt {
namespace {

// SPIR-V 1.6, sections 3.2.27 (scopes) and 3.3.
constexpr std::uint16_t kOpConstantNull = 46;
constexpr std::uint32_t kCrossDevice = 0, kDevice = 1;

// Instructions, with the index of their memory scope operand.
struct ScopeOperand {
  std::uint16_t first, last;  // opcodes
  std::uint32_t operand;
};
constexpr ScopeOperand kScopeOperands[] = {
    {224, 224, 1},    // OpControlBarrier
    {225, 225, 0},    // OpMemoryBarrier
    {227, 227, 3},    // OpAtomicLoad
    {228, 228, 1},    // OpAtomicStore
    {229, 242, 3},    // from OpAtomicExchange to OpAtomicXor
    {318, 318, 3},    // OpAtomicFlagTestAndSet
    {319, 319, 1},    // OpAtomicFlagClear
    {5614, 5615, 3},  // OpAtomicFMinEXT, OpAtomicFMaxEXT
    {6035, 6035, 3},  // OpAtomicFAddEXT
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
    if (i.opcode == kOpTypeInt && i[1] == 32) type = i[0];
    if (i.opcode == kOpConstant && i[0] == type && i[2] == kDevice) device = i[1];
    const bool isZero = i.opcode == kOpConstantNull || (i.opcode == kOpConstant && i[2] == kCrossDevice);
    if (isZero && i[0] == type) wide.insert(i[1]);
    if (i.opcode == kOpFunction && functions == 0) functions = at;
    const ScopeOperand* scope = scopeOperand(i.opcode);
    if (functions != 0 && scope != nullptr && wide.contains(i[scope->operand])) found = true;
    at += i.operands.size() + 1;
  });
  if (!found) return;
  Words constant;
  if (device == 0) append(constant, kOpConstant, {type, device = words[kBoundWord]++, kDevice});
  for (at = functions; at < words.size(); at += words[at] >> 16) {
    const ScopeOperand* scope = scopeOperand(static_cast<std::uint16_t>(words[at] & 0xFFFF));
    if (scope != nullptr && wide.contains(words[at + 1 + scope->operand])) words[at + 1 + scope->operand] = device;
  }
  words.insert(words.begin() + static_cast<std::ptrdiff_t>(functions), constant.begin(), constant.end());
}

}  // namespace hipspv::adapt
