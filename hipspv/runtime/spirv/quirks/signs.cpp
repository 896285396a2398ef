#include "adaptations.h"

namespace hipspv::adapt {

void chooseSigns(Module& module) {
  const Id standard = module.findImport("OpenCL.std");
  const auto isConcerned = [&](const Instruction& i) {
    return i.opcode() == spv::OpExtInst && i[2] == standard && i[3] == OpenCLLIB::Copysign &&
           module.widthOf(module.componentOf(i[0]), spv::OpTypeFloat) == 32;
  };
  bool any = false;
  module.eachInFunctions([&](const Instruction& i) { any = any || isConcerned(i); });
  if (!any) return;
  const Id boolean = module.boolean(), integer = module.integer(32), zero = module.null(integer);
  const auto choose = [&](Builder& builder, Id type, Id result, Id size, Id sign) {
    const Id positive = builder.add(spv::OpExtInst, type, {standard, OpenCLLIB::Fabs, size});
    const Id negative = builder.add(spv::OpFNegate, type, {positive});
    const Id bits = builder.add(spv::OpBitcast, integer, {sign});
    const Id chosen = builder.add(spv::OpSLessThan, boolean, {bits, zero});
    return builder.define(result, spv::OpSelect, type, {chosen, negative, positive});
  };
  ir::edit(module, [&](const Instruction& i, Builder& builder) {
    if (!isConcerned(i)) return false;
    const Id component = module.componentOf(i[0]);
    if (component == i[0]) return choose(builder, component, i[1], i[4], i[5]), true;
    Words parts;
    for (std::uint32_t n = 0; n < module.componentsOf(i[0]); ++n) {
      const Id size = builder.add(spv::OpCompositeExtract, component, {i[4], n});
      const Id sign = builder.add(spv::OpCompositeExtract, component, {i[5], n});
      parts.push_back(choose(builder, component, module.newId(), size, sign));
    }
    builder.define(i[1], spv::OpCompositeConstruct, i[0], parts);
    return true;
  });
}

}  // namespace hipspv::adapt
