#include <algorithm>

#include "adaptations.h"

namespace hipspv::adapt {
namespace {

// Constant integers are null pointers (computeNulls).
bool isConcerned(const Module& module, const Instruction& i) {
  return i.opcode() == spv::OpConvertUToPtr && module.storageOf(i[0]) == spv::StorageClassFunction &&
         module.widthOf(module.typeOf(i[2]), spv::OpTypeInt) == 64 && !module.isConstant(i[2]);
}

}  // namespace

void addPrivateVariables(Module& module) {
  for (Function& function : module.functions) {
    const auto first =
        std::ranges::find_if(function.code, [&](const Instruction& i) { return isConcerned(module, i); });
    if (first == function.code.end()) continue;
    const Id integer = module.type(spv::OpTypeInt, {64, 0}), boolean = module.boolean();
    const Id never = module.constant(integer, ~std::uint64_t{0}), type = (*first)[0], variable = module.newId();
    // A choice with a result unknown to compilers: no memory has the address -1.
    ir::edit(module, function, [&](const Instruction& i, Builder& builder) {
      if (!isConcerned(module, i)) return false;
      const Id address = builder.add(spv::OpConvertPtrToU, integer, {variable});
      const Id chosen = builder.add(spv::OpIEqual, boolean, {i[2], never});
      const Id value = builder.add(spv::OpSelect, integer, {chosen, address, i[2]});
      builder.define(i[1], spv::OpConvertUToPtr, i[0], {value});
      return true;
    });
    ir::atBeginning(module, function, [&](Builder& builder) {
      builder.define(variable, spv::OpVariable, type, {spv::StorageClassFunction});
    });
  }
}

}  // namespace hipspv::adapt
