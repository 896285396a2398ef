#include "instruction.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace hipspv {

namespace {

constexpr OperandLayout kLayouts[] = {
#include "operand_layouts.inc"
};
constexpr std::size_t kOpcodes = std::end(kLayouts)[-1].opcode + 1;

// 1 + the index of the opcode's layout.
constexpr auto kIndices = [] {
  std::array<std::uint16_t, kOpcodes> indices{};
  for (std::size_t n = 0; n < std::size(kLayouts); ++n) indices[kLayouts[n].opcode] = static_cast<std::uint16_t>(n + 1);
  return indices;
}();

}  // namespace

const OperandLayout* layoutOf(std::uint32_t opcode) {
  if (opcode >= kOpcodes || kIndices[opcode] == 0) return nullptr;
  return &kLayouts[kIndices[opcode] - 1];
}

namespace {

// vloadn, vload_halfn, vstore_half_r, vstore_halfn_r, vloada_halfn and vstorea_halfn_r end with a literal (OpenCL
// Extended Instruction Set Specification, section 2).
constexpr std::uint32_t kEndingWithLiteral[] = {OpenCLLIB::Vloadn,        OpenCLLIB::Vload_halfn,
                                                OpenCLLIB::Vstore_half_r, OpenCLLIB::Vstore_halfn_r,
                                                OpenCLLIB::Vloada_halfn,  OpenCLLIB::Vstorea_halfn_r};

}  // namespace

Id Instruction::result() const {
  const OperandLayout* layout = layoutOf(opcode());
  return layout != nullptr && layout->hasResult() && layout->result < size() ? words_[layout->result + 1] : 0;
}

Id Instruction::type() const {
  const OperandLayout* layout = layoutOf(opcode());
  return layout != nullptr && layout->result == 1 && size() > 0 ? words_[1] : 0;
}

bool Instruction::uses(std::size_t operand) const {
  const OperandLayout* layout = layoutOf(opcode());
  if (layout == nullptr || !layout->isId(operand)) return false;
  if (layout->result != OperandLayout::kNone && operand <= layout->result) return false;
  if (opcode() == spv::OpPhi) return operand % 2 == 0;
  const bool last = operand + 1 == size();
  return opcode() != spv::OpExtInst || !last ||
         std::ranges::find(kEndingWithLiteral, (*this)[3]) == std::end(kEndingWithLiteral);
}

}  // namespace hipspv
