#include <algorithm>
#include <iterator>
#include <set>
#include <string_view>

#include "adaptations.h"

namespace hipspv::adapt {
namespace {

constexpr std::uint32_t kFirstWithOthers = 200000, kLastWithout = 102000;  // versions of OpenCL C
constexpr std::uint32_t kCapabilities[] = {
    spv::CapabilityAddresses, spv::CapabilityLinkage,       spv::CapabilityKernel,  spv::CapabilityVector16,
    spv::CapabilityFloat16,   spv::CapabilityFloat16Buffer, spv::CapabilityFloat64, spv::CapabilityInt64,
    spv::CapabilityInt16,     spv::CapabilityInt64Atomics,  spv::CapabilityInt8,    spv::CapabilityGenericPointer};
constexpr std::uint32_t kBuiltIns[] = {spv::BuiltInNumWorkgroups,      spv::BuiltInWorkgroupSize,
                                       spv::BuiltInWorkgroupId,        spv::BuiltInLocalInvocationId,
                                       spv::BuiltInGlobalInvocationId, spv::BuiltInGlobalOffset};

template <std::size_t Count>
bool isOneOf(const std::uint32_t (&values)[Count], std::uint32_t value) {
  return std::ranges::find(values, value) != std::end(values);
}

// False for what OpenCL C 1.2 lacks: the compiler has no functions for it then.
bool isIn12(const Instruction& i) {
  if (i.opcode() == spv::OpCapability) return isOneOf(kCapabilities, i[0]);
  return i.opcode() != spv::OpDecorate || i[1] != spv::DecorationBuiltIn || isOneOf(kBuiltIns, i[2]);
}

constexpr std::string_view kLaneZero = "hipspv.fn.__hipspv_lane_zero";  // targets/spirv/intel_cpu/vary_merged_values.py

// The module's constants with this value: most modules have few.
std::set<Id> constantsOf(const Module& module, std::uint32_t value) {
  std::set<Id> found;
  for (const Instruction& i : module[ir::kGlobals])
    if ((i.opcode() == spv::OpConstant && i.size() == 3 && i[2] == value) ||
        (i.opcode() == spv::OpConstantNull && value == 0))
      found.insert(i[1]);
  return found;
}

}  // namespace

void removeSubGroupFences(Module& module) {
  const std::set<Id> scopes = constantsOf(module, spv::ScopeSubgroup);
  ir::eraseIf(module,
              [&](const Instruction& i) { return i.opcode() == spv::OpMemoryBarrier && scopes.contains(i[0]); });
}

void promiseUniformGroups(Module& module) {
  Instruction source{nullptr};
  for (const ir::Section section : {ir::kCapabilities, ir::kAnnotations})
    if (!std::ranges::all_of(module[section], isIn12)) return;
  for (const Instruction& i : module[ir::kDebug])
    if (i.opcode() == spv::OpSource && i[0] == spv::SourceLanguageOpenCL_C && i[1] >= kFirstWithOthers) source = i;
  if (source) module.set(source, 1, kLastWithout);
}

void requireSingleLanes(Module& module) {
  std::erase_if(module[ir::kModes], [](const Instruction& i) {
    return i.opcode() == spv::OpExecutionMode && i[1] == spv::ExecutionModeSubgroupSize;
  });
  ir::addExecutionMode(module, {spv::ExecutionModeSubgroupSize, 1});
  module.addCapability(spv::CapabilitySubgroupDispatch);
}

void returnLaneZero(Module& module) {
  Id id = 0;
  for (const Instruction& i : module[ir::kDebug])
    if (i.opcode() == spv::OpName && i.text(1) == kLaneZero) id = i[0];
  const auto function = std::ranges::find(module.functions, id, &Function::id);
  if (id == 0 || function == module.functions.end()) return;
  std::vector<Instruction> code;
  for (const Instruction& i : function->code) {
    const bool stays = i.opcode() == spv::OpFunction || i.opcode() == spv::OpLabel || i.opcode() == spv::OpFunctionEnd;
    if (stays) code.push_back(i);
    if (i.opcode() == spv::OpReturnValue)
      code.push_back(module.make(spv::OpReturnValue, {module.null(module.typeOf(id))}));
  }
  function->code = std::move(code);
  module.removeDanglingAnnotations();
}

}  // namespace hipspv::adapt
