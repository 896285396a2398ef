#include "function_body.h"

#include <algorithm>
#include <iterator>

#include "hipspv/runtime/spirv/operand_layout.h"

namespace hipspv::adapt {
namespace {

// SPIR-V 1.6, section 3.3; OpenCL Extended Instruction Set Specification, section 2.
enum : std::uint16_t {
  kOpExtInst = 12,
  kOpFirstSample = 87,
  kOpImageRead = 98,
  kOpImageWrite = 99,
  kOpPhi = 245,
  kOpBranch = 249,
  kOpBranchConditional = 250,
  kOpSwitch = 251,
};
// vloadn, vload_halfn, vstore_half_r, vstore_halfn_r, vloada_halfn, vstorea_halfn_r end with a literal.
constexpr std::uint32_t kEndingWithLiteral[] = {171, 174, 176, 178, 179, 181};

// The index of the mask among an image instruction's operands (section 3.14).
std::size_t imageMask(std::uint16_t opcode) {
  if (opcode == kOpImageWrite) return 3;
  return opcode >= kOpFirstSample && opcode <= kOpImageRead ? 4 : 0;
}

bool isLiteral(const Code& code, std::size_t operand) {
  if (const std::size_t mask = imageMask(code.opcode); mask != 0) return operand == mask;
  const bool last = operand + 1 == code.operands.size();
  return code.opcode == kOpExtInst && last &&
         std::ranges::find(kEndingWithLiteral, code.operands[3]) != std::end(kEndingWithLiteral);
}

}  // namespace

Id Code::result() const {
  const auto layout = bodyLayout(opcode);
  return layout && layout->result < operands.size() ? operands[layout->result] : 0;
}

Id Code::type() const {
  const auto layout = bodyLayout(opcode);
  return layout && layout->result == 1 && !operands.empty() ? operands[0] : 0;
}

bool Code::isUse(std::size_t operand) const {
  const auto layout = bodyLayout(opcode);
  if (!layout || !layout->isId(static_cast<std::uint32_t>(operand))) return false;
  if (layout->result != OperandLayout::kNone && operand <= layout->result) return false;
  if (opcode == kOpPhi) return operand % 2 == 0;
  return !isLiteral(*this, operand);
}

std::vector<std::size_t> targetsOf(const Code& end, bool wideSelector) {
  switch (end.opcode) {
    case kOpBranch:
      return {0};
    case kOpBranchConditional:
      return {1, 2};
    case kOpSwitch: {
      std::vector<std::size_t> targets;
      for (std::size_t n = 1; n < end.operands.size(); n += wideSelector ? 3 : 2) targets.push_back(n);
      return targets;
    }
    default:
      return {};
  }
}

}  // namespace hipspv::adapt
