#include <algorithm>

#include "adaptations.h"
#include "hipspv/runtime/spirv/ir/computed_constants.h"

namespace hipspv::adapt {
namespace {

// The access chains and conversions of pointers that OpSpecConstantOp may have.
bool concernsPointers(std::uint32_t opcode) {
  switch (opcode) {
    case spv::OpAccessChain:
    case spv::OpInBoundsAccessChain:
    case spv::OpPtrAccessChain:
    case spv::OpInBoundsPtrAccessChain:
    case spv::OpConvertPtrToU:
    case spv::OpConvertUToPtr:
    case spv::OpPtrCastToGeneric:
    case spv::OpGenericCastToPtr:
    case spv::OpBitcast:
      return true;
    default:
      return false;
  }
}

// nulls: compute null pointers to private memory, too.
void compute(Module& module, bool nulls) {
  ir::ComputedConstants computed;
  std::set<Id> nullPointers;  // these stay as well, for constants that are made from them
  std::vector<Instruction> operations;
  for (const Instruction& i : module[ir::kGlobals]) {
    const bool isOperation = i.opcode() == spv::OpSpecConstantOp;
    const bool isNull =
        nulls && i.opcode() == spv::OpConstantNull && module.storageOf(i[0]) == spv::StorageClassFunction;
    bool used = false;
    for (std::size_t n = 0; n < i.size(); ++n)
      used = used || (i.uses(n) && computed.has(i[n]) && (isOperation || !nullPointers.contains(i[n])));
    if (isNull) nullPointers.insert(i[1]), computed.add(i);
    if (isOperation && (used || concernsPointers(i[2])))
      computed.addConstant(module, i);
    else if (used)
      return;  // another constant depends on it
  }
  if (computed.empty()) return;
  const Id zero = nullPointers.empty() ? 0 : module.null(module.type(spv::OpTypeInt, {64, 0}));
  for (Function& function : module.functions)
    computed.computeIn(module, function, [&](Builder& builder, const Instruction& i) {
      if (i.opcode() == spv::OpConstantNull) return builder.add(spv::OpConvertUToPtr, i[0], {zero});
      return builder.add(i.opcode(), i[0], i.operands().subspan(2));
    });
  std::erase_if(module[ir::kGlobals],
                [&](const Instruction& i) { return i.opcode() == spv::OpSpecConstantOp && computed.has(i[1]); });
  module.removeDanglingAnnotations();
}

}  // namespace

void computePointerConstants(Module& module) { compute(module, false); }

void computeNulls(Module& module) { compute(module, true); }

}  // namespace hipspv::adapt
