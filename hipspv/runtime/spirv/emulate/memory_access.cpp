#include "memory_access.h"

#include <algorithm>
#include <iterator>

namespace hipspv::adapt {
namespace {

// A later row takes precedence over an earlier one.
constexpr Access kAccesses[] = {
    {spv::OpExtInst, spv::OpExtInst, 4, Access::kAll, 0, 0, Access::kAll},
    {spv::OpLoad, spv::OpLoad, 2, 1, 0, 0, 3},
    {spv::OpStore, spv::OpStore, 0, 1, 0, 0, 2},
    {spv::OpCopyMemory, spv::OpCopyMemory, 0, 2, 0, 0, 2},
    {spv::OpCopyMemorySized, spv::OpCopyMemorySized, 0, 2, 2, 1, 3},
    {spv::OpAtomicLoad, spv::OpAtomicLoad, 2, 1, 3, 2, Access::kAll, true},
    {spv::OpAtomicStore, spv::OpAtomicStore, 0, 1, 1, 2, Access::kAll, true},
    {spv::OpAtomicExchange, spv::OpAtomicExchange, 2, 1, 3, 2, Access::kAll, true},
    {spv::OpAtomicCompareExchange, spv::OpAtomicCompareExchangeWeak, 2, 1, 3, 3, Access::kAll, true},
    {spv::OpAtomicIIncrement, spv::OpAtomicXor, 2, 1, 3, 2, Access::kAll, true},
    {spv::OpAtomicFMinEXT, spv::OpAtomicFMaxEXT, 2, 1, 3, 2, Access::kAll, true},
    {spv::OpAtomicFAddEXT, spv::OpAtomicFAddEXT, 2, 1, 3, 2, Access::kAll, true},
};

// The plain operation on the old value, or the comparison that is true if the old value stays.
struct Plain {
  std::uint16_t atomic, opcode;
  bool compares;
};
constexpr Plain kPlain[] = {
    {spv::OpAtomicIIncrement, spv::OpIAdd, false},
    {spv::OpAtomicIDecrement, spv::OpISub, false},
    {spv::OpAtomicIAdd, spv::OpIAdd, false},
    {spv::OpAtomicISub, spv::OpISub, false},
    {spv::OpAtomicSMin, spv::OpSLessThan, true},
    {spv::OpAtomicUMin, spv::OpULessThan, true},
    {spv::OpAtomicSMax, spv::OpSGreaterThan, true},
    {spv::OpAtomicUMax, spv::OpUGreaterThan, true},
    {spv::OpAtomicAnd, spv::OpBitwiseAnd, false},
    {spv::OpAtomicOr, spv::OpBitwiseOr, false},
    {spv::OpAtomicXor, spv::OpBitwiseXor, false},
    {spv::OpAtomicFMinEXT, spv::OpFOrdLessThan, true},
    {spv::OpAtomicFMaxEXT, spv::OpFOrdGreaterThan, true},
    {spv::OpAtomicFAddEXT, spv::OpFAdd, false},
};

}  // namespace

std::vector<std::uint32_t> Access::pointers(const Instruction& i) const {
  std::vector<std::uint32_t> found;
  for (std::uint32_t n = pointer; n < i.size() && n - pointer < pointerCount; ++n)
    if (i.uses(n)) found.push_back(n);
  return found;
}

bool Access::isPassed(const Instruction& i, std::uint32_t operand) const {
  return operand >= pointer && operand < end && i.uses(operand);
}

bool Access::isFixed(std::uint32_t operand) const { return operand >= fixed && operand - fixed < fixedCount; }

std::optional<Access> accessOf(const Instruction& i) {
  for (const Access& each : kAccesses)
    if (i.opcode() >= each.first && i.opcode() <= each.last) return each;
  return std::nullopt;
}

void emitPlainly(Builder& builder, const Instruction& i, Id one) {
  Module& module = builder.module();
  if (i.opcode() == spv::OpAtomicStore) return builder.put(spv::OpStore, {i[0], i[3]});
  const Id old = builder.define(i[1], spv::OpLoad, i[0], {i[2]});
  const auto changed = [&]() -> Id {
    if (i.opcode() == spv::OpAtomicExchange) return i[5];
    if (i.opcode() == spv::OpAtomicCompareExchange || i.opcode() == spv::OpAtomicCompareExchangeWeak) {
      const Id equal = builder.add(spv::OpIEqual, module.boolean(), {old, i[7]});
      return builder.add(spv::OpSelect, i[0], {equal, i[6], old});
    }
    const auto plain = std::ranges::find(kPlain, i.opcode(), &Plain::atomic);
    if (plain == std::end(kPlain)) broken("an atomic instruction is unknown");
    const Id value = i.size() > 5 ? i[5] : one;
    if (!plain->compares) return builder.add(plain->opcode, i[0], {old, value});
    return builder.add(spv::OpSelect, i[0], {builder.add(plain->opcode, module.boolean(), {old, value}), old, value});
  };
  if (i.opcode() != spv::OpAtomicLoad) builder.put(spv::OpStore, {i[2], changed()});
}

}  // namespace hipspv::adapt
