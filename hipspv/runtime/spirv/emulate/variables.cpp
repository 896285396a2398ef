#include "variables.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "hipspv/runtime/spirv/ir/value_layout.h"

namespace hipspv::adapt {
namespace {

// Section 3.3, and SPV_KHR_untyped_pointers.
// A device may copy vectors of 128 bytes, OpenCL's widest type.
constexpr std::size_t kAlignment = 128;

bool isVariable(const Instruction& i) {
  return i.opcode() == spv::OpVariable && i[2] == spv::StorageClassCrossWorkgroup;
}

}  // namespace

PlacedVariables::PlacedVariables(const Module& module) {
  const ir::ValueLayout layout(module);
  for (const Instruction& i : module[ir::kGlobals]) {
    if (i.opcode() == spv::OpUntypedVariableKHR && i[2] == spv::StorageClassCrossWorkgroup)
      throw Error(hipErrorNoBinaryForGpu, "the module has an untyped variable, and the device no variables");
    if (!isVariable(i)) continue;
    const std::size_t size = layout.sizeOf(i[0]), offset = initial_.size();
    offsets_.emplace(i[1], offset);
    initial_.resize(offset + std::max<std::size_t>(1, (size + kAlignment - 1) / kAlignment) * kAlignment);
    if (i.size() > 3) layout.write(i[3], std::span(initial_).subspan(offset, size));
  }
}

// Variables, and constants made from their addresses. Each function that uses one computes it: Mesa (26.2) doesn't
// accept OpConvertUToPtr as a constant.
ir::ComputedConstants PlacedVariables::constants(Module& module) const {
  ir::ComputedConstants found;
  for (const Instruction& i : module[ir::kGlobals]) {
    if (isVariable(i)) {
      found.add(module.make(spv::OpConvertUToPtr, {i[0], i[1]}));
    } else if (globalLayout(i.opcode()) != nullptr && found.areUsedBy(i)) {
      if (i.opcode() != spv::OpSpecConstantOp && i.opcode() != spv::OpConstantComposite)
        throw Error(hipErrorNoBinaryForGpu, "a constant needs a variable's address, and the device has no variables");
      found.addConstant(module, i);
    }
  }
  return found;
}

std::set<Id> PlacedVariables::users(Module& module) const {
  const ir::ComputedConstants constants = this->constants(module);
  std::set<Id> found;
  for (const Function& function : module.functions)
    if (std::ranges::any_of(function.code, [&](const Instruction& i) { return constants.areUsedBy(i); }))
      found.insert(function.id);
  return found;
}

void PlacedVariables::place(Module& module, std::uint64_t address) const {
  const Id wide = module.integer(64);
  compute(module, [&](Builder& builder, Id, const Instruction& variable) {
    const Id number = module.constant(wide, address + offsets_.at(variable[1]));
    return builder.add(spv::OpConvertUToPtr, variable[0], {number});
  });
}

void PlacedVariables::placeBy(Module& module, const std::map<Id, Id>& parameters) const {
  const Id wide = module.integer(64);
  compute(module, [&](Builder& builder, Id function, const Instruction& variable) {
    const Id base = parameters.at(function), bytePointer = module.typeOf(base);
    const Id offset = module.constant(wide, offsets_.at(variable[1]));
    const Id address = builder.add(spv::OpInBoundsPtrAccessChain, bytePointer, {base, offset});
    const bool bytes = variable[0] == bytePointer;
    return builder.add(bytes ? spv::OpCopyObject : spv::OpBitcast, variable[0], {address});
  });
}

void PlacedVariables::compute(Module& module, const Address& address) const {
  const ir::ComputedConstants constants = this->constants(module);
  for (Function& function : module.functions)
    constants.computeIn(module, function, [&](Builder& builder, const Instruction& i) {
      if (offsets_.contains(i[1])) return address(builder, function.id, i);
      return builder.add(i.opcode(), i[0], i.operands().subspan(2));
    });
  // An entry point's interface names only variables.
  for (Instruction& i : module[ir::kEntryPoints]) {
    Words kept(i.operands().begin(), i.operands().end());
    std::size_t interface = 0;
    i.text(2, &interface);
    kept.erase(std::remove_if(kept.begin() + static_cast<std::ptrdiff_t>(interface), kept.end(),
                              [this](Id id) { return offsets_.contains(id); }),
               kept.end());
    i = module.make(spv::OpEntryPoint, kept);
  }
  constants.removeFrom(module);
}

}  // namespace hipspv::adapt
