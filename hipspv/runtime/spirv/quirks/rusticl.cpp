#include <algorithm>
#include <map>

#include "adaptations.h"
#include "hipspv/runtime/spirv/ir/computed_constants.h"
#include "hipspv/runtime/spirv/ir/value_layout.h"

namespace hipspv::adapt {

// ---- Reads that depend on a condition

namespace {

// The index of a read's address operand; 0 if the instruction is no read.
std::size_t addressOf(const Instruction& i) {
  switch (i.opcode()) {
    case spv::OpLoad:
    case spv::OpAtomicLoad:
      return 2;
    case spv::OpCopyMemory:
    case spv::OpCopyMemorySized:
      return 1;
    default:
      return 0;
  }
}

// Variables of the module are there for all threads.
bool isGlobalRead(const Module& module, const Instruction& i) {
  const std::size_t address = addressOf(i);
  if (address == 0 || module.opcodeOf(i[address]) == spv::OpVariable || module.isConstant(i[address])) return false;
  const Id type = module.typeOf(i[address]);
  return module.opcodeOf(type) == spv::OpTypePointer && module.storageOf(type) == spv::StorageClassCrossWorkgroup;
}

// The first instruction that some of the kernel's threads may not execute: all execute its first block.
std::vector<Instruction>::const_iterator beginConditions(const Module& module, const Function& function) {
  auto at = function.code.begin();
  const auto isLabel = [](const Instruction& i) { return i.opcode() == spv::OpLabel; };
  const auto isEntry = [&](const Instruction& i) { return i[1] == function.id; };
  if (std::ranges::none_of(module[ir::kEntryPoints], isEntry)) return at;
  at = std::find_if(at, function.code.end(), isLabel);
  return at == function.code.end() ? at : std::find_if(at + 1, function.code.end(), isLabel);
}

}  // namespace

void readForEachThread(Module& module) {
  std::vector<Function*> readers;
  for (Function& function : module.functions)
    if (std::any_of(beginConditions(module, function), function.code.cend(),
                    [&](const Instruction& i) { return isGlobalRead(module, i); }))
      readers.push_back(&function);
  if (readers.empty()) return;
  const Id uint = module.integer(32), ulong = module.type(spv::OpTypeInt, {64, 0});
  const Id lane = module.builtIn(spv::BuiltInSubgroupLocalInvocationId, uint), bits = module.constant(uint, 31);
  for (Function* function : readers) {
    const auto before = beginConditions(module, *function) - function->code.cbegin();
    const Id zero = module.newId();  // depends on the lane as far as compilers know
    std::ptrdiff_t index = 0;
    ir::edit(module, *function, [&](const Instruction& i, Builder& builder) {
      if (index++ < before || !isGlobalRead(module, i)) return false;
      const std::size_t address = addressOf(i);
      builder.keepWith(i, address, builder.add(spv::OpPtrAccessChain, module.typeOf(i[address]), {i[address], zero}));
      return true;
    });
    ir::atBeginning(module, *function, [&](Builder& builder) {
      const Id loaded = builder.add(spv::OpLoad, uint, {lane});
      builder.define(zero, spv::OpUConvert, ulong, {builder.add(spv::OpShiftRightLogical, uint, {loaded, bits})});
    });
  }
}

// ---- copysign

void chooseSigns(Module& module) {
  const Id standard = module.findImport("OpenCL.std");
  const auto isCopysign = [&](const Instruction& i) {
    return i.opcode() == spv::OpExtInst && i[2] == standard && i[3] == OpenCLLIB::Copysign &&
           module.widthOf(module.componentOf(i[0]), spv::OpTypeFloat) == 32;
  };
  bool any = false;
  module.eachInFunctions([&](const Instruction& i) { any = any || isCopysign(i); });
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
    if (!isCopysign(i)) return false;
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

// ---- Modes

void forbidContraction(Module& module) { ir::addExecutionMode(module, {spv::ExecutionModeContractionOff}); }

// ---- Constants made from pointers

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
void computeConstants(Module& module, bool nulls) {
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

void computePointerConstants(Module& module) { computeConstants(module, false); }

void computeNulls(Module& module) { computeConstants(module, true); }

// ---- Private pointers made from integers

namespace {

// Constant integers are null pointers (computeNulls).
bool makesPrivatePointer(const Module& module, const Instruction& i) {
  return i.opcode() == spv::OpConvertUToPtr && module.storageOf(i[0]) == spv::StorageClassFunction &&
         module.widthOf(module.typeOf(i[2]), spv::OpTypeInt) == 64 && !module.isConstant(i[2]);
}

}  // namespace

void addPrivateVariables(Module& module) {
  for (Function& function : module.functions) {
    const auto first =
        std::ranges::find_if(function.code, [&](const Instruction& i) { return makesPrivatePointer(module, i); });
    if (first == function.code.end()) continue;
    const Id integer = module.type(spv::OpTypeInt, {64, 0}), boolean = module.boolean();
    const Id never = module.constant(integer, ~std::uint64_t{0}), type = (*first)[0], variable = module.newId();
    // A choice with a result unknown to compilers: no memory has the address -1.
    ir::edit(module, function, [&](const Instruction& i, Builder& builder) {
      if (!makesPrivatePointer(module, i)) return false;
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

// ---- Packed structures

namespace {

// The offsets of members, by structure.
using Layouts = std::map<Id, std::optional<std::vector<std::size_t>>>;

Layouts layoutsOf(const Module& module, const std::vector<Instruction>& structures) {
  const ir::TypeLayouts types(module);
  Layouts found;
  for (const Instruction& structure : structures) found[structure[0]] = types.offsets(structure);
  return found;
}

}  // namespace

void unpackNaturalLayouts(Module& module) {
  const auto isPacked = [](const Instruction& i) {
    return i.opcode() == spv::OpDecorate && i[1] == spv::DecorationCPacked;
  };
  std::set<Id> decorated;
  for (const Instruction& i : module[ir::kAnnotations])
    if (isPacked(i)) decorated.insert(i[0]);
  if (decorated.empty()) return;
  std::vector<Instruction> structures;  // those within others first
  for (const Instruction& i : module[ir::kGlobals])
    if (i.opcode() == spv::OpTypeStruct) structures.push_back(i);
  const Layouts before = layoutsOf(module, structures);
  for (const Instruction& structure : structures) {
    if (!decorated.contains(structure[0])) continue;
    const std::vector<Instruction> annotations = module[ir::kAnnotations];
    std::erase_if(module[ir::kAnnotations], [&](const Instruction& i) { return isPacked(i) && i[0] == structure[0]; });
    if (layoutsOf(module, structures) != before) module[ir::kAnnotations] = annotations;
  }
}

}  // namespace hipspv::adapt
