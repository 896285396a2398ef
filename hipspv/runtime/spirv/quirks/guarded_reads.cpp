#include <algorithm>

#include "adaptations.h"

namespace hipspv::adapt {
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

}  // namespace hipspv::adapt
