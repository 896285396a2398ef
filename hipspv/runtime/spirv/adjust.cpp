#include "adjust.h"

#include <algorithm>
#include <bit>
#include <deque>
#include <iterator>
#include <set>
#include <string_view>

#include "features.h"
#include "function_controls.h"
#include "hipspv/runtime/spirv/adapt/atomic_scopes.h"
#include "hipspv/runtime/spirv/adapt/emulation.h"
#include "hipspv/runtime/spirv/adapt/execution_modes.h"
#include "hipspv/runtime/spirv/adapt/generic_pointers.h"
#include "hipspv/runtime/spirv/adapt/hidden_bounds.h"
#include "hipspv/runtime/spirv/adapt/lane_zero.h"
#include "hipspv/runtime/spirv/adapt/uniform_groups.h"
#include "hipspv/runtime/spirv/adapt/warps.h"
#include "hipspv/runtime/spirv/adapt/zero_counts.h"
#include "ids.h"
#include "kernel_clock.h"
#include "operand_layout.h"
#include "quirks.h"
#include "requirements.h"
#include "rewriter.h"

namespace hipspv {
namespace {

// SPV_EXT_shader_atomic_float_add and SPV_EXT_shader_atomic_float_min_max.
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

// 1 + the index of the instruction that replaces the function's loop; 0 if the loop stays.
std::uint8_t instructionFor(const AtomicFunction* function, const FloatAtomics& device) {
  if (function == nullptr || !has(device, *function)) return 0;
  const auto found = std::ranges::find_if(kAtomicInstructions, [function](const auto& i) {
    return i.operation == function->operation && i.bits == function->bits;
  });
  if (found == std::end(kAtomicInstructions)) return 0;
  return static_cast<std::uint8_t>(1 + (found - std::begin(kAtomicInstructions)));
}

template <class Condition>
void removeIf(std::vector<std::uint32_t>& words, Condition&& dropped) {
  SpirvRewriter module(words);
  while (const auto i = module.next())
    if (!dropped(*i)) module.keep(*i);
  module.finish();
}

// Reads a function with a loop.
class Loop {
 public:
  // True if the instruction stays. The pointer may be a cast of the parameter. Nothing else before the loop is
  // needed.
  bool read(const Instruction& i) {
    if (i.opcode == spv::OpFunction) type_ = i[0];
    if (i.opcode == spv::OpFunctionParameter) value_ = i[1];  // the last one
    if (i.opcode == spv::OpLoad && pointer_ == 0) pointer_ = i[2];
    if (i.opcode == spv::OpAtomicCompareExchange) id_ = i[1], scope_ = i[3], semantics_ = i[4];
    if (i.opcode == spv::OpFunctionEnd && (pointer_ == 0 || id_ == 0))
      broken("an atomic function has no compare-exchange loop");
    return pointer_ == 0 && (i.opcode == spv::OpFunction || i.opcode == spv::OpFunctionParameter ||
                             i.opcode == spv::OpLabel || i.opcode == spv::OpBitcast);
  }

  // The result of the function and of the new instruction.
  std::uint32_t id() const { return id_; }

  // Writes the rest of the function.
  void write(SpirvRewriter& module, const AtomicInstruction& instruction) const {
    module.write(instruction.opcode, {type_, id_, pointer_, scope_, semantics_, value_});
    module.write(spv::OpReturnValue, {id_});
    module.write(spv::OpFunctionEnd, {});
  }

 private:
  std::uint32_t type_ = 0, value_ = 0, pointer_ = 0, id_ = 0, scope_ = 0, semantics_ = 0;
};

// The new definitions of ids after loops are replaced by instructions: a byte for each, for any module.
class Replacements {
 public:
  Replacements(std::span<const std::uint32_t> words, const ModuleInfo& info, const FloatAtomics& device)
      : fates_(words) {
    Loop loop;
    bool inside = false;
    eachInstruction(words, [&](const Instruction& i) {
      if (i.opcode == spv::OpName) name(i[0], instructionFor(info.findAtomic(i.text(1)), device));
      if (i.opcode == spv::OpFunction && begins(i[1])) inside = true, loop = {};
      if (inside && !loop.read(i)) drop(i);
      if (inside && i.opcode == spv::OpFunctionEnd) inside = false, fates_[loop.id()].gone = false;
    });
  }

  // The instruction that replaces the function's loop, or nullptr.
  const AtomicInstruction* of(std::uint32_t function) const {
    const std::uint8_t number = fates_.get(function).instruction;
    return number == 0 ? nullptr : &kAtomicInstructions[number - 1];
  }
  // True if nothing defines the id any more.
  bool dropped(std::uint32_t id) const { return fates_.get(id).gone; }
  // Visits each replacing instruction once.
  template <class Visit>
  void used(Visit&& visit) const {
    for (std::uint32_t left = used_; left != 0; left &= left - 1) visit(kAtomicInstructions[std::countr_zero(left)]);
  }
  bool any() const { return used_ != 0; }

 private:
  struct Fate {
    std::uint8_t instruction : 7;  // 1 + index of a function's
    std::uint8_t gone : 1;
  };

  void name(std::uint32_t id, std::uint8_t instruction) {
    if (fates_.has(id) && fates_[id].instruction == 0) fates_[id].instruction = instruction & 0x7F;
  }

  bool begins(std::uint32_t function) {
    const AtomicInstruction* instruction = of(function);
    if (instruction != nullptr) used_ |= 1u << (instruction - kAtomicInstructions);
    return instruction != nullptr;
  }

  void drop(const Instruction& i) {
    const auto layout = bodyLayout(i.opcode);
    if (!layout || layout->result == OperandLayout::kNone) return;
    fates_[i[layout->result]].gone = true;
  }

  IdTable<Fate> fates_;
  std::uint32_t used_ = 0;  // one bit per instruction
};

std::vector<std::uint32_t> declarations(const Replacements& replacements) {
  std::set<std::uint32_t> capabilities;
  std::set<std::string_view> extensions;
  replacements.used([&](const AtomicInstruction& instruction) {
    capabilities.insert(instruction.capability);
    extensions.insert(instruction.extension);
  });
  std::vector<std::uint32_t> words;
  for (const std::uint32_t capability : capabilities)
    words.insert(words.end(), {2u << 16 | spv::OpCapability, capability});
  for (const std::string_view extension : extensions) {
    words.push_back(static_cast<std::uint32_t>(extension.size() / 4 + 2) << 16 | spv::OpExtension);
    const std::size_t at = words.size();
    words.resize(at + extension.size() / 4 + 1);  // a literal string ends with zeros
    std::memcpy(&words[at], extension.data(), extension.size());
  }
  return words;
}

// True if the sub-groups of all kernels are among the device's sizes.
bool hasSubGroups(const std::deque<std::uint32_t>& wanted, const std::vector<std::size_t>& sizes) {
  return std::ranges::all_of(wanted, [&](std::uint32_t size) { return std::ranges::find(sizes, size) != sizes.end(); });
}

// Doesn't load the library if nothing has such numbers.
void emulate(std::vector<std::uint32_t>& words, const adapt::FloatFormat& format) {
  if (adapt::hasFormat(words, format)) adapt::emulateFloats(words, adapt::Library::instance(), format);
}

// All kernels of a program have the same warp size.
void makeWarps(std::vector<std::uint32_t>& words, const ModuleInfo& info, const DeviceFeatures& device,
               const adapt::Made& made) {
  constexpr std::uint32_t kUsualLanes = 32;
  const std::uint32_t lanes = info.subGroupSizes().empty() ? kUsualLanes : info.subGroupSizes().front();
  const std::size_t threads = std::min(device.maxWorkGroup, backend::kMaxThreadsPerBlock);
  const adapt::WarpShape shape{lanes, static_cast<std::uint32_t>(threads)};
  adapt::makeWarps(words, adapt::Library::instance(), shape, made);
}

// Other sub-group operations would use lanes that don't correspond to warps.
DeviceFeatures withoutSubGroups(DeviceFeatures device) {
  for (const Feature feature :
       {Feature::kSubGroups, Feature::kSubGroupVote, Feature::kSubGroupShuffle, Feature::kSubGroupArithmetic})
    withdraw(device, feature);
  return device;
}

}  // namespace

void removeSubGroupSizes(std::vector<std::uint32_t>& words, std::span<const std::size_t> sizes) {
  removeIf(words, [sizes](const Instruction& i) {
    const bool required = i.opcode == spv::OpExecutionMode && i[1] == spv::ExecutionModeSubgroupSize;
    return required && std::ranges::find(sizes, i[2]) == sizes.end();
  });
}

void removeCapabilities(std::vector<std::uint32_t>& words, const std::set<std::uint32_t>& capabilities) {
  removeIf(words, [&capabilities](const Instruction& i) {
    return i.opcode == spv::OpCapability && capabilities.contains(i[0]);
  });
}

void removeSubGroupFences(std::vector<std::uint32_t>& words) {
  std::set<std::uint32_t> scopes;  // constants whose value is that scope
  removeIf(words, [&scopes](const Instruction& i) {
    if (i.opcode == spv::OpConstant && i.operands.size() == 3 && i[2] == spv::ScopeSubgroup) scopes.insert(i[1]);
    return i.opcode == spv::OpMemoryBarrier && scopes.contains(i[0]);
  });
}

void removeTurnBarriers(std::vector<std::uint32_t>& words) {
  std::set<std::uint32_t> scopes, zeros;  // constants with these values
  removeIf(words, [&](const Instruction& i) {
    if (i.opcode == spv::OpConstantNull) zeros.insert(i[1]);
    if (i.opcode == spv::OpConstant && i.operands.size() == 3 && i[2] == spv::ScopeInvocation) scopes.insert(i[1]);
    if (i.opcode == spv::OpConstant && i.operands.size() == 3 && i[2] == spv::MemorySemanticsMaskNone)
      zeros.insert(i[1]);
    return i.opcode == spv::OpControlBarrier && scopes.contains(i[1]) && zeros.contains(i[2]);
  });
}

void useNativeAtomics(std::vector<std::uint32_t>& words, const ModuleInfo& info, const FloatAtomics& device) {
  const auto native = [&](const AtomicFunction& each) { return instructionFor(&each, device) != 0; };
  if (std::ranges::none_of(info.atomics(), native)) return;
  const Replacements replacements(words, info, device);
  if (!replacements.any()) return;
  SpirvRewriter module(words);
  // Capabilities come first in a module, then extensions (section 2.4).
  std::size_t declared = kHeaderWords;
  const AtomicInstruction* instruction = nullptr;
  Loop loop;
  while (const auto i = module.next()) {
    const bool annotates = i->opcode == spv::OpName || i->opcode == spv::OpDecorate;
    if (annotates && replacements.dropped((*i)[0])) continue;
    if (i->opcode == spv::OpFunction && (instruction = replacements.of((*i)[1])) != nullptr) loop = {};
    if (instruction == nullptr || loop.read(*i)) module.keep(*i);
    if (i->opcode == spv::OpCapability) declared = module.place();
    if (i->opcode != spv::OpFunctionEnd || instruction == nullptr) continue;
    loop.write(module, *instruction);
    instruction = nullptr;
  }
  module.finish(declared, declarations(replacements));
}

void adjust(std::vector<std::uint32_t>& words, const ModuleInfo& info, const DeviceFeatures& device, Form form) {
  const bool withoutVectors = form == Form::kWithoutVectors;
  const bool warpsInSoftware = makesWarps(info, withoutVectors ? withoutSubGroups(device) : device);
  const bool barriersInLoop = form == Form::kBarriersInLoop;
  const bool makesVectors = device.vectorLanes != 0 && !withoutVectors;
  if (!makesVectors || warpsInSoftware || barriersInLoop) removeTurnBarriers(words);
  if (!makesVectors) adapt::returnLaneZero(words);
  if (warpsInSoftware || barriersInLoop || makesSums(info, device))
    makeWarps(words, info, device, {.warps = warpsInSoftware, .barriers = barriersInLoop});
  const std::set<std::uint32_t> unused =
      requireFeatures(info, words, warpsInSoftware ? withoutSubGroups(device) : device);
  const bool doublesInSoftware = emulatesDoubles(info, device);
  if (doublesInSoftware) emulate(words, adapt::kDouble);
  if (emulatesHalves(info, device)) emulate(words, adapt::kHalf);
  adapt::emulateSingleFunctions(words, functionsInSoftware(device));  // also those that halves need
  if (emulatesGenericPointers(info, device)) adapt::integersForGenericPointers(words);
  if (!unused.empty()) removeCapabilities(words, unused);
  if (!device.systemScope) adapt::narrowScopes(words);
  if (!hasSubGroups(info.subGroupSizes(), device.subGroupSizes)) removeSubGroupSizes(words, device.subGroupSizes);
  if (device.type == backend::DeviceType::kCpu && !info.subGroupSizes().empty()) removeSubGroupFences(words);
  if (info.usesClock() && !device.has(backend::Aspect::kKernelClock)) removeClock(words);
  // 64-bit instructions and locks aren't atomic with respect to each other.
  const bool wide = !doublesInSoftware && has(device, Feature::kInt64Atomics);
  useNativeAtomics(words, info, device.floatAtomics.only(wide ? 32 | 64 : 32));
  adaptToDriver(words, device);
  if (withoutVectors) adapt::hideAllBounds(words);
  if (device.llvmIntrinsics) adapt::countZerosByIntrinsics(words);
  if (withoutVectors) removeSubGroupSizes(words, {}), adapt::requireSingleLanes(words);
  if (device.smallerGroups) adapt::promiseUniformGroups(words);
  forgetPurity(words);
}

}  // namespace hipspv
