#include <algorithm>

#include "adaptations.h"

namespace hipspv::adapt {
namespace {

bool isShiftOfProduct(const Module& module, const Instruction& i) {
  if (i.opcode() != spv::OpShiftRightLogical && i.opcode() != spv::OpShiftRightArithmetic) return false;
  return module.opcodeOf(i[2]) == spv::OpIMul && module.widthOf(module.typeOf(i[2]), spv::OpTypeInt) == 64;
}

}  // namespace

void hideNarrowProducts(Module& module) {
  // Compilers find the 16 bits through other operations, too.
  const auto isNarrow = [](const Instruction& i) { return i.opcode() == spv::OpTypeInt && i[1] == 16; };
  if (std::ranges::none_of(module[ir::kGlobals], isNarrow)) return;
  ir::edit(module, [&](const Instruction& i, Builder& builder) {
    if (!isShiftOfProduct(module, i)) return false;
    const Id type = module.typeOf(i[2]);
    builder.keepWith(i, 2, builder.add(spv::OpBitwiseXor, type, {i[2], builder.unknownZero()}));
    return true;
  });
}

}  // namespace hipspv::adapt
