#include "function_body.h"

#include <algorithm>
#include <iterator>

#include "hipspv/runtime/spirv/operand_layout.h"

namespace hipspv::adapt {
namespace {

// SPIR-V 1.6, section 3.3; OpenCL Extended Instruction Set Specification, section 2.
// vloadn, vload_halfn, vstore_half_r, vstore_halfn_r, vloada_halfn, vstorea_halfn_r end with a literal.
constexpr std::uint32_t kEndingWithLiteral[] = {OpenCLLIB::Vloadn,        OpenCLLIB::Vload_halfn,
                                                OpenCLLIB::Vstore_half_r, OpenCLLIB::Vstore_halfn_r,
                                                OpenCLLIB::Vloada_halfn,  OpenCLLIB::Vstorea_halfn_r};

// The index of the mask among an image instruction's operands (section 3.14).
std::size_t imageMask(std::uint16_t opcode) {
  if (opcode == spv::OpImageWrite) return 3;
  return opcode >= spv::OpImageSampleImplicitLod && opcode <= spv::OpImageRead ? 4 : 0;
}

bool isLiteral(const Code& code, std::size_t operand) {
  if (const std::size_t mask = imageMask(code.opcode); mask != 0) return operand == mask;
  const bool last = operand + 1 == code.operands.size();
  return code.opcode == spv::OpExtInst && last &&
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
  if (opcode == spv::OpPhi) return operand % 2 == 0;
  return !isLiteral(*this, operand);
}

std::vector<std::size_t> targetsOf(const Code& end, bool wideSelector) {
  switch (end.opcode) {
    case spv::OpBranch:
      return {0};
    case spv::OpBranchConditional:
      return {1, 2};
    case spv::OpSwitch: {
      std::vector<std::size_t> targets;
      for (std::size_t n = 1; n < end.operands.size(); n += wideSelector ? 3 : 2) targets.push_back(n);
      return targets;
    }
    default:
      return {};
  }
}

}  // namespace hipspv::adapt
