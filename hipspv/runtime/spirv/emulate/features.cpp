#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string_view>

#include "hipspv/runtime/spirv/emulate/adaptations.h"

namespace hipspv::adapt {
namespace {

// ---- Floating-point atomics: SPV_EXT_shader_atomic_float_add and SPV_EXT_shader_atomic_float_min_max

struct AtomicInstruction {
  AtomicOperation operation;
  std::uint32_t bits;
  std::uint16_t opcode;
  std::uint32_t capability;
  std::string_view extension;
};
constexpr std::string_view kAdd = "SPV_EXT_shader_atomic_float_add";
constexpr std::string_view kMinMax = "SPV_EXT_shader_atomic_float_min_max";
constexpr AtomicInstruction kAtomicInstructions[] = {
    {AtomicOperation::kAdd, 32, spv::OpAtomicFAddEXT, spv::CapabilityAtomicFloat32AddEXT, kAdd},
    {AtomicOperation::kAdd, 64, spv::OpAtomicFAddEXT, spv::CapabilityAtomicFloat64AddEXT, kAdd},
    {AtomicOperation::kMin, 32, spv::OpAtomicFMinEXT, spv::CapabilityAtomicFloat32MinMaxEXT, kMinMax},
    {AtomicOperation::kMin, 64, spv::OpAtomicFMinEXT, spv::CapabilityAtomicFloat64MinMaxEXT, kMinMax},
    {AtomicOperation::kMax, 32, spv::OpAtomicFMaxEXT, spv::CapabilityAtomicFloat32MinMaxEXT, kMinMax},
    {AtomicOperation::kMax, 64, spv::OpAtomicFMaxEXT, spv::CapabilityAtomicFloat64MinMaxEXT, kMinMax},
};

bool has(const FloatAtomics& device, const AtomicFunction& function) {
  const bool add = function.operation == AtomicOperation::kAdd;
  const auto& widths =
      function.shared ? (add ? device.sharedAdd : device.sharedMinMax) : (add ? device.globalAdd : device.globalMinMax);
  return (widths & function.bits) != 0;
}

// The instruction that replaces the function's loop, or nullptr.
const AtomicInstruction* instructionFor(const AtomicFunction* function, const FloatAtomics& device) {
  if (function == nullptr || !has(device, *function)) return nullptr;
  const auto found = std::ranges::find_if(kAtomicInstructions, [function](const auto& i) {
    return i.operation == function->operation && i.bits == function->bits;
  });
  return found == std::end(kAtomicInstructions) ? nullptr : &*found;
}

// Nothing before the loop is needed but casts of the parameter, which may be the pointer.
void replaceLoop(Module& module, Function& function, const AtomicInstruction& instruction) {
  std::vector<Instruction> code;
  Id type = 0, value = 0, pointer = 0;
  Instruction exchange{nullptr};
  for (const Instruction& i : function.code) {
    const spv::Op opcode = i.opcode();
    if (opcode == spv::OpFunction) type = i[0];
    if (opcode == spv::OpFunctionParameter) value = i[1];  // the last one
    if (opcode == spv::OpLoad && pointer == 0) pointer = i[2];
    if (opcode == spv::OpAtomicCompareExchange) exchange = i;
    const bool stays = opcode == spv::OpFunction || opcode == spv::OpFunctionParameter || opcode == spv::OpLabel ||
                       opcode == spv::OpBitcast;
    if (pointer == 0 && stays) code.push_back(i);
  }
  if (pointer == 0 || !exchange) broken("an atomic function has no compare-exchange loop");
  Builder builder(module, code);
  builder.define(exchange[1], instruction.opcode, type, {pointer, exchange[3], exchange[4], value});
  builder.put(spv::OpReturnValue, {exchange[1]});
  builder.put(spv::OpFunctionEnd, {});
  function.code = std::move(code);
}

void declare(Module& module, const AtomicInstruction& instruction) {
  module.addCapability(instruction.capability);
  auto& extensions = module[ir::kExtensions];
  const auto isThis = [&](const Instruction& i) { return i.text(0) == instruction.extension; };
  if (std::ranges::none_of(extensions, isThis))
    extensions.push_back(module.make(spv::OpExtension, ir::literal(instruction.extension)));
}

// ---- Scopes

// The index of the memory scope; kNone for instructions without one.
constexpr std::size_t kNone = ~std::size_t{0};
std::size_t scopeOperand(spv::Op opcode) {
  switch (opcode) {
    case spv::OpMemoryBarrier:
      return 0;
    case spv::OpControlBarrier:
    case spv::OpAtomicStore:
    case spv::OpAtomicFlagClear:
      return 1;
    case spv::OpAtomicLoad:
    case spv::OpAtomicFlagTestAndSet:
    case spv::OpAtomicFMinEXT:
    case spv::OpAtomicFMaxEXT:
    case spv::OpAtomicFAddEXT:
      return 3;
    default:
      return opcode >= spv::OpAtomicExchange && opcode <= spv::OpAtomicXor ? 3 : kNone;
  }
}

}  // namespace

void useNativeAtomics(Module& module, const ModuleInfo& info, const FloatAtomics& device) {
  std::map<Id, const AtomicInstruction*> instructions;  // by function
  const auto isNative = [&](const AtomicFunction& each) { return instructionFor(&each, device) != nullptr; };
  if (std::ranges::none_of(info.atomics(), isNative)) return;
  for (const Instruction& i : module[ir::kDebug])
    if (i.opcode() == spv::OpName)
      if (const auto* found = instructionFor(info.findAtomic(i.text(1)), device)) instructions.emplace(i[0], found);
  bool any = false;
  for (Function& function : module.functions) {
    const auto found = instructions.find(function.id);
    if (found == instructions.end()) continue;
    replaceLoop(module, function, *found->second);
    declare(module, *found->second);
    any = true;
  }
  if (any) module.removeDanglingAnnotations();
}

void narrowScopes(Module& module) {
  module.eachInFunctions([&](const Instruction& i) {
    const std::size_t operand = scopeOperand(i.opcode());
    if (operand == kNone || module.valueOf(i[operand]) != spv::ScopeCrossDevice) return;
    const Id type = module.typeOf(i[operand]);
    if (module.widthOf(type, spv::OpTypeInt) == 32) module.set(i, operand, module.constant(type, spv::ScopeDevice));
  });
}

void removeClock(Module& module) {
  constexpr std::size_t kClockTypes = 2;  // SPV_KHR_shader_clock: a 64-bit integer, a vector of two integers
  std::set<Id> types;
  ir::edit(module, [&](const Instruction& i, Builder& builder) {
    if (i.opcode() != spv::OpReadClockKHR) return false;
    types.insert(i[0]);
    if (types.size() > kClockTypes) broken("it reads a clock as what it isn't");
    builder.define(i[1], spv::OpCopyObject, i[0], {module.null(i[0])});
    return true;
  });
  std::erase_if(module[ir::kCapabilities], [](const Instruction& i) { return i[0] == spv::CapabilityShaderClockKHR; });
  std::erase_if(module[ir::kExtensions], [](const Instruction& i) { return i.text(0) == "SPV_KHR_shader_clock"; });
}

void removeSubGroupSizes(Module& module, std::span<const std::size_t> sizes) {
  std::erase_if(module[ir::kModes], [sizes](const Instruction& i) {
    return i.opcode() == spv::OpExecutionMode && i[1] == spv::ExecutionModeSubgroupSize &&
           std::ranges::find(sizes, i[2]) == sizes.end();
  });
}

void forgetPurity(Module& module) {
  const std::uint32_t purity = spv::FunctionControlPureMask | spv::FunctionControlConstMask;
  for (const Function& function : module.functions) {
    const Instruction& i = function.code.front();
    if (i.size() > 2) module.set(i, 2, i[2] & ~purity);
  }
}

}  // namespace hipspv::adapt
