#include "memory_access.h"

#include <algorithm>
#include <iterator>

namespace hipspv::adapt {
namespace {

// SPIR-V 1.6, section 3.3.
enum : std::uint16_t {
  kOpExtInst = 12,
  kOpStore = 62,
  kOpIEqual = 170,
  kOpSelect = 169,
  kOpAtomicLoad = 227,
  kOpAtomicStore = 228,
  kOpAtomicExchange = 229,
  kOpAtomicCompareExchangeWeak = 231,
};

// A later row takes precedence over an earlier one.
constexpr Access kAccesses[] = {
    {12, 12, 4, Access::kAll, 0, 0, Access::kAll},  // OpExtInst
    {61, 61, 2, 1, 0, 0, 3},                        // OpLoad
    {62, 62, 0, 1, 0, 0, 2},                        // OpStore
    {63, 63, 0, 2, 0, 0, 2},                        // OpCopyMemory
    {64, 64, 0, 2, 2, 1, 3},                        // OpCopyMemorySized
    {227, 227, 2, 1, 3, 2, Access::kAll, true},     // OpAtomicLoad
    {228, 228, 0, 1, 1, 2, Access::kAll, true},     // OpAtomicStore
    {229, 229, 2, 1, 3, 2, Access::kAll, true},     // OpAtomicExchange
    {230, 231, 2, 1, 3, 3, Access::kAll, true},     // OpAtomicCompareExchange, weak
    {232, 242, 2, 1, 3, 2, Access::kAll, true},     // OpAtomicIIncrement to OpAtomicXor
    {5614, 5615, 2, 1, 3, 2, Access::kAll, true},   // SPV_EXT_shader_atomic_float_min_max
    {6035, 6035, 2, 1, 3, 2, Access::kAll, true},   // OpAtomicFAddEXT
};

// The plain operation on the old value, or the comparison that is true if the old value stays.
struct Plain {
  std::uint16_t atomic, opcode;
  bool compares;
};
constexpr Plain kPlain[] = {
    {232, 128, false},                                        // OpIAdd
    {233, 130, false},                                        // OpISub
    {234, 128, false},  {235, 130, false}, {236, 177, true},  // OpSLessThan
    {237, 176, true},                                         // OpULessThan
    {238, 173, true},                                         // OpSGreaterThan
    {239, 172, true},                                         // OpUGreaterThan
    {240, 199, false},                                        // OpBitwiseAnd
    {241, 197, false},                                        // OpBitwiseOr
    {242, 198, false},                                        // OpBitwiseXor
    {5614, 184, true},                                        // OpFOrdLessThan
    {5615, 186, true},                                        // OpFOrdGreaterThan
    {6035, 129, false},                                       // OpFAdd
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
  if (i.opcode != kOpExtInst) return false;
  if (operand == 3) return true;
  // vloadn, vload_halfn, vstore_half_r, vstore_halfn_r, vloada_halfn, vstorea_halfn_r
  static constexpr std::uint32_t kEndingInNumber[] = {171, 174, 176, 178, 179, 181};
  return operand + 1 == i.operands.size() && std::ranges::find(kEndingInNumber, i[3]) != std::end(kEndingInNumber);
}

Id PlainAtomics::made(std::uint16_t opcode, Id type, std::initializer_list<std::uint32_t> operands) {
  Words all{type, newId()};
  all.insert(all.end(), operands);
  append(words, opcode, all);
  return all[1];
}

void PlainAtomics::place(const Instruction& i) {
  if (i.opcode == kOpAtomicStore) return append(words, kOpStore, {i[0], i[3]});
  append(words, kOpLoad, {i[0], i[1], i[2]});
  if (i.opcode != kOpAtomicLoad) append(words, kOpStore, {i[2], changed(i, i[1])});
}

Id PlainAtomics::changed(const Instruction& i, Id old) {
  if (i.opcode == kOpAtomicExchange) return i[5];
  if (i.opcode == kOpAtomicCompareExchange || i.opcode == kOpAtomicCompareExchangeWeak)
    return made(kOpSelect, i[0], {made(kOpIEqual, boolean, {old, i[7]}), i[6], old});
  const auto plain = std::ranges::find(kPlain, i.opcode, &Plain::atomic);
  if (plain == std::end(kPlain)) broken("an atomic instruction is unknown");
  if (!plain->compares) return made(plain->opcode, i[0], {old, i[5]});
  return made(kOpSelect, i[0], {made(plain->opcode, boolean, {old, i[5]}), old, i[5]});
}

}  // namespace hipspv::adapt
