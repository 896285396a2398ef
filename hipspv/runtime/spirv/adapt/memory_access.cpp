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
  for (std::uint32_t n = pointer; n < i.operands.size() && n - pointer < pointerCount; ++n)
    if (!isLiteralOfOpenCl(i, n)) found.push_back(n);
  return found;
}

bool Access::isPassed(const Instruction& i, std::uint32_t operand) const {
  return operand >= pointer && operand < end && !isLiteralOfOpenCl(i, operand);
}

bool Access::isFixed(const Instruction&, std::uint32_t operand) const {
  return operand >= fixed && operand - fixed < fixedCount;
}

std::optional<Access> accessOf(const Instruction& i) {
  for (const Access& each : kAccesses)
    if (i.opcode >= each.first && i.opcode <= each.last) return each;
  return std::nullopt;
}

bool isLiteralOfOpenCl(const Instruction& i, std::uint32_t operand) {
  if (i.opcode != spv::OpExtInst) return false;
  if (operand == 3) return true;
  // vloadn, vload_halfn, vstore_half_r, vstore_halfn_r, vloada_halfn, vstorea_halfn_r
  static constexpr std::uint32_t kEndingInNumber[] = {OpenCLLIB::Vloadn,        OpenCLLIB::Vload_halfn,
                                                      OpenCLLIB::Vstore_half_r, OpenCLLIB::Vstore_halfn_r,
                                                      OpenCLLIB::Vloada_halfn,  OpenCLLIB::Vstorea_halfn_r};
  return operand + 1 == i.operands.size() && std::ranges::find(kEndingInNumber, i[3]) != std::end(kEndingInNumber);
}

Id PlainAtomics::made(std::uint16_t opcode, Id type, std::initializer_list<std::uint32_t> operands) {
  Words all{type, newId()};
  all.insert(all.end(), operands);
  append(words, opcode, all);
  return all[1];
}

void PlainAtomics::place(const Instruction& i) {
  if (i.opcode == spv::OpAtomicStore) return append(words, spv::OpStore, {i[0], i[3]});
  append(words, spv::OpLoad, {i[0], i[1], i[2]});
  if (i.opcode != spv::OpAtomicLoad) append(words, spv::OpStore, {i[2], changed(i, i[1])});
}

Id PlainAtomics::changed(const Instruction& i, Id old) {
  if (i.opcode == spv::OpAtomicExchange) return i[5];
  if (i.opcode == spv::OpAtomicCompareExchange || i.opcode == spv::OpAtomicCompareExchangeWeak)
    return made(spv::OpSelect, i[0], {made(spv::OpIEqual, boolean, {old, i[7]}), i[6], old});
  const auto plain = std::ranges::find(kPlain, i.opcode, &Plain::atomic);
  if (plain == std::end(kPlain)) broken("an atomic instruction is unknown");
  if (!plain->compares) return made(plain->opcode, i[0], {old, i[5]});
  return made(spv::OpSelect, i[0], {made(plain->opcode, boolean, {old, i[5]}), old, i[5]});
}

}  // namespace hipspv::adapt
