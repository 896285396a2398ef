#include "requirements.h"

#include <algorithm>
#include <deque>
#include <initializer_list>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

#include "features.h"
#include "ir/id_table.h"
#include "split.h"

namespace hipspv {
namespace {

// Kinds of a type's values, and of some other ids, as a sum.
enum Kind : std::uint8_t {
  kWide = 1,      // 64-bit integers
  kImage = 2,     // also samplers
  kLane = 4,      // built-in variables of sub-groups
  kSubGroup = 8,  // constants whose value is that scope
  kWorkGroup = 16,
};

constexpr std::uint32_t kAlways = ~0u;

// A capability (SPIR-V section 3.31) and the sign of its use: the opcodes, and the kind of one of their operands.
struct Requirement {
  Feature feature;
  std::uint32_t capability;    // kAlways: independent of capabilities
  std::uint16_t first, last;   // opcodes
  std::uint8_t kinds;          // 0: any
  std::string_view extension;  // OpenCL's extension, if that is more precise than the feature
};
constexpr std::uint16_t kAnyOpcode = 0xFFFF;
constexpr Requirement kRequirements[] = {
    {Feature::kInt64Atomics, spv::CapabilityInt64Atomics, spv::OpAtomicLoad, spv::OpAtomicXor, kWide, {}},
    {Feature::kImages, spv::CapabilityImageBasic, 0, kAnyOpcode, kImage, {}},
    {Feature::kSubGroups, spv::CapabilitySubgroupDispatch, 0, kAnyOpcode, kLane, {}},
    {Feature::kSubGroups, spv::CapabilityGroups, spv::OpGroupAll, spv::OpGroupSMax, kSubGroup, {}},
    {Feature::kSubGroups,
     spv::CapabilitySubgroupDispatch,
     spv::OpGroupNonUniformElect,
     spv::OpGroupNonUniformQuadSwap,
     0,
     {}},
    {Feature::kSubGroupVote, spv::CapabilityGroupNonUniformVote, spv::OpGroupNonUniformAll,
     spv::OpGroupNonUniformAllEqual, 0, "cl_khr_subgroup_non_uniform_vote"},
    {Feature::kSubGroupBallot, spv::CapabilityGroupNonUniformBallot, spv::OpGroupNonUniformBroadcast,
     spv::OpGroupNonUniformBallotFindMSB, 0, "cl_khr_subgroup_ballot"},
    {Feature::kSubGroupArithmetic, spv::CapabilityGroupNonUniformArithmetic, spv::OpGroupNonUniformIAdd,
     spv::OpGroupNonUniformLogicalXor, 0, "cl_khr_subgroup_non_uniform_arithmetic"},
    {Feature::kSubGroupArithmetic, spv::CapabilityGroupNonUniformClustered, spv::OpGroupNonUniformIAdd,
     spv::OpGroupNonUniformLogicalXor, 0, "cl_khr_subgroup_clustered_reduce"},
    {Feature::kSubGroupShuffle, spv::CapabilityGroupNonUniformShuffle, spv::OpGroupNonUniformShuffle,
     spv::OpGroupNonUniformShuffleXor, 0, "cl_khr_subgroup_shuffle"},
    {Feature::kSubGroupShuffle, spv::CapabilityGroupNonUniformShuffleRelative, spv::OpGroupNonUniformShuffleUp,
     spv::OpGroupNonUniformShuffleDown, 0, "cl_khr_subgroup_shuffle_relative"},
    {Feature::kWorkGroupCollectives, spv::CapabilityGroups, spv::OpGroupAll, spv::OpGroupSMax, kWorkGroup, {}},
};
constexpr std::size_t kRequired = std::size(kRequirements);

// Functions of a module that use a required feature.
class Users {
 public:
  explicit Users(const ir::Module& module) : module_(module), kinds_(module.bound()) {
    for (const Instruction& i : module[ir::kAnnotations])
      if (i.opcode() == spv::OpDecorate && i[1] == spv::DecorationBuiltIn && i[2] >= spv::BuiltInSubgroupSize &&
          i[2] <= spv::BuiltInSubgroupLocalInvocationId)
        kinds_[i[0]] |= kLane;
    for (const Instruction& i : module[ir::kGlobals]) define(i);
    for (const ir::Function& function : module.functions) {
      now_ = {function.id}, usedHere_ = 0;
      for (const Instruction& i : function.code) use(i);
    }
  }

  // requirement: an index.
  bool any(std::size_t requirement) const { return (used_ >> requirement & 1) != 0; }

  // The first use of a feature in a function. Only OpLine has the line.
  struct Location {
    Id function, file = 0, line = 0;
  };

  // The functions that use one of the requirements, directly or through calls, by id: 1 + the index of the location.
  // Works from callee to caller, so that each call is followed once. requirements: a bit for each.
  IdTable<std::uint32_t> reaching(std::uint32_t requirements) const {
    const auto calls = ir::calls(module_);
    IdTable<std::uint32_t> found(module_.bound());
    std::deque<Id> work;
    const auto reach = [&](Id id, std::uint32_t location) {
      if (found[id] == 0) found[id] = location, work.push_back(id);
    };
    for (std::uint32_t n = 0; n < uses_.size(); ++n)
      if ((1u << uses_[n].requirement & requirements) != 0) reach(uses_[n].location.function, n + 1);
    for (; !work.empty(); work.pop_front())
      for (const auto& [callee, caller] : std::ranges::equal_range(calls, work.front(), {}, &std::pair<Id, Id>::first))
        reach(caller, found[work.front()]);
    return found;
  }

  // " at file:line", or nothing.
  std::string textOf(std::uint32_t location) const {
    const Location& at = uses_[location - 1].location;
    const Instruction file = module_.definition(at.file);
    if (at.file == 0 || !file || file.opcode() != spv::OpString) return {};
    return " at " + std::string(file.text(1)) + ":" + std::to_string(at.line);
  }

 private:
  struct Use {
    Location location;
    std::uint32_t requirement;
  };
  static_assert(kRequired <= 32);

  // Outside functions: derives the kinds of an id from its operands.
  void define(const Instruction& i) {
    const OperandLayout* layout = globalLayout(i.opcode());
    if (layout == nullptr) return;
    const bool keeps = i.opcode() == spv::OpTypePointer || i.opcode() == spv::OpTypeFunction;
    // A value has its type's kinds, however it is computed.
    const std::uint8_t kinds = layout->result == 1 ? kinds_.get(i[0]) : keeps ? 0 : kindsOf(i, *layout);
    kinds_[i[layout->result]] |= own(i) | kinds;
    // Even the type alone is invalid on a device without such values.
    for (std::size_t n = 0; n < kRequired; ++n)
      if (kRequirements[n].last == kAnyOpcode && (own(i) & kRequirements[n].kinds) != 0) used_ |= 1u << n;
  }

  static std::uint8_t own(const Instruction& i) {
    switch (i.opcode()) {
      case spv::OpTypeInt:
        return i[1] == 64 ? kWide : 0;
      case spv::OpConstant:
        if (i.size() != 3) return 0;
        return i[2] == spv::ScopeSubgroup ? kSubGroup : i[2] == spv::ScopeWorkgroup ? kWorkGroup : 0;
      default:
        return i.opcode() >= spv::OpTypeImage && i.opcode() <= spv::OpTypeSampledImage ? kImage : 0;
    }
  }

  // The kinds of all operands together.
  std::uint8_t kindsOf(const Instruction& i, const OperandLayout& layout) const {
    std::uint8_t kinds = 0;
    for (std::uint32_t n = 0; n < i.size(); ++n)
      if (layout.isId(n) && n != layout.result) kinds |= kinds_.get(i[n]);
    return kinds;
  }

  void use(const Instruction& i) {
    if (i.opcode() == spv::OpLabel || i.opcode() == spv::OpNoLine) now_ = {now_.function};
    if (i.opcode() == spv::OpLine) now_ = {now_.function, i[0], i[1]};
    const OperandLayout* layout = layoutOf(i.opcode());
    if (layout == nullptr) return;
    if (layout->result == 1 && i.size() > 1) kinds_[i[1]] |= kinds_.get(i[0]) & kOfTypes;
    const bool ofGroup = i.opcode() >= spv::OpGroupAll && i.opcode() <= spv::OpGroupSMax;
    const std::uint8_t scopes = ofGroup ? kinds_.get(i[2]) & (kSubGroup | kWorkGroup) : 0;
    const std::uint8_t kinds = (kindsOf(i, *layout) & ~(kSubGroup | kWorkGroup)) | scopes;
    for (std::uint32_t n = 0; n < kRequired; ++n) {
      const Requirement& r = kRequirements[n];
      if (i.opcode() < r.first || i.opcode() > r.last || (r.kinds != 0 && (r.kinds & kinds) == 0)) continue;
      if ((usedHere_ >> n & 1) == 0) uses_.push_back({now_, n});
      usedHere_ |= 1u << n;
      used_ |= 1u << n;
    }
  }

  const ir::Module& module_;
  IdTable<std::uint8_t> kinds_;  // of a type: the kinds of its values
  std::deque<Use> uses_;         // the first for each function and requirement
  Location now_{};               // the current position
  std::uint32_t usedHere_ = 0;   // by the current function, one bit per requirement
  std::uint32_t used_ = 0;       // by any
  static constexpr std::uint8_t kOfTypes = kWide | kImage;
};

// The maximum number of kernels in a message.
constexpr std::size_t kMostNamed = 100;

class KernelList {
 public:
  void add(std::string_view kernel, std::string_view what) {
    if (kernel == kVariablesKernel) return;  // hipspv's own
    if (++count_ <= kMostNamed) text_ += "\n  kernel " + std::string(kernel) + " uses it" + std::string(what);
  }
  bool full() const { return count_ >= kMostNamed; }
  std::string text() const {
    if (count_ <= kMostNamed) return text_;
    return text_ + "\n  and " + std::to_string(count_ - kMostNamed) + " other kernels";
  }

 private:
  std::string text_;
  std::size_t count_ = 0;
};

[[noreturn]] void refuse(const DeviceFeatures& device, Feature feature, std::string_view extension,
                         const std::string& where) {
  const FeatureRow& row = rowOf(feature);
  std::string name(row.name);
  if (!extension.empty()) name += ", " + std::string(extension);
  if (std::ranges::find(device.hidden, row.name) != device.hidden.end())
    name += ", hidden by " + std::string(Mask::kVariable);
  throw Error(hipErrorNoBinaryForGpu,
              "the device " + device.name + " has no " + std::string(row.what) + " (" + name +
                  "), and the device code needs it" + where + "\n  remedy: " + std::string(row.remedy) +
                  (where.find(" at ") != where.npos ? "" : " (compiled with -g, the code tells the line)") +
                  ", or choose a device that has it: `hipspv doctor` lists devices, " +
                  "HIP_VISIBLE_DEVICES selects one");
}

bool lacks(const Requirement& r, const DeviceFeatures& device) {
  if (r.extension.empty()) return !has(device, r.feature);
  return std::ranges::find(device.extensions, r.extension) == device.extensions.end();
}

bool isLacking(const Requirement& r, const ModuleInfo& info, const DeviceFeatures& device) {
  return lacks(r, device) && (r.capability == kAlways || info.hasCapability(r.capability));
}

bool needsLacking(const ModuleInfo& info, const DeviceFeatures& device, std::initializer_list<Feature> features) {
  return std::any_of(std::begin(kRequirements), std::end(kRequirements), [&](const Requirement& r) {
    return std::ranges::find(features, r.feature) != features.end() && isLacking(r, info, device);
  });
}

[[noreturn]] void refuseDoubles(const ModuleInfo& info, const ir::Module& module, const DeviceFeatures& device) {
  KernelList users;
  for (const Instruction& i : module[ir::kEntryPoints]) {
    const auto kernel = info.findKernel(i.text(2));
    const std::string_view location = kernel ? info.fp64Location(*kernel) : std::string_view{};
    if (!location.empty()) users.add(i.text(2), " at " + std::string(location));
  }
  refuse(device, Feature::kFp64, {}, users.text());
}

// The feature may have several signs.
[[noreturn]] void refuseUse(const Requirement& r, const Users& users, const ModuleInfo& info,
                            const DeviceFeatures& device) {
  std::uint32_t ways = 0;
  for (std::size_t n = 0; n < kRequired; ++n)
    if (kRequirements[n].feature == r.feature && isLacking(kRequirements[n], info, device)) ways |= 1u << n;
  const auto locations = users.reaching(ways);
  KernelList kernels;
  const auto forms = info.rowForms();
  for (std::size_t kernel = 0; kernel < info.kernelCount(); ++kernel)
    if (const std::uint32_t location = locations.get(info.kernelFunction(kernel));
        location != 0 && !forms.contains(info.kernelName(kernel)))
      kernels.add(info.kernelName(kernel), kernels.full() ? "" : users.textOf(location));
  refuse(device, r.feature, r.extension, kernels.text());
}

}  // namespace

bool hasFloats(const ir::Module& module, std::uint32_t bits) {
  return std::ranges::any_of(module[ir::kGlobals],
                             [=](const Instruction& i) { return i.opcode() == spv::OpTypeFloat && i[1] == bits; });
}

bool emulatesDoubles(const ModuleInfo& info, const DeviceFeatures& device) {
  if (!info.hasCapability(spv::CapabilityFloat64)) return false;
  const DoublePolicy policy = info.doublePolicy();
  return policy == DoublePolicy::kEmulate || (policy == DoublePolicy::kNative && !device.has(backend::Aspect::kFp64));
}

bool emulatesHalves(const ModuleInfo& info, const DeviceFeatures& device) {
  // llvm-spirv declares only Float16Buffer.
  return !device.fp16 &&
         (info.hasCapability(spv::CapabilityFloat16) || info.hasCapability(spv::CapabilityFloat16Buffer));
}

bool emulatesGenericPointers(const ModuleInfo& info, const DeviceFeatures& device) {
  return info.hasCapability(spv::CapabilityGenericPointer) && !device.genericPointers;
}

bool makesWarps(const ModuleInfo& info, const DeviceFeatures& device) {
  const auto& sizes = device.subGroupSizes;
  const bool lacksSize = std::ranges::any_of(info.subGroupSizes(), [&](std::uint32_t size) {
    return size <= kMostLanes && std::ranges::find(sizes, size) == sizes.end();
  });
  return lacksSize || needsLacking(info, device, {Feature::kSubGroups, Feature::kSubGroupBallot});
}

bool makesSums(const ModuleInfo& info, const DeviceFeatures& device) {
  return needsLacking(info, device, {Feature::kWorkGroupCollectives});
}

bool declaresLacking(const ModuleInfo& info, const DeviceFeatures& device) {
  return (info.hasCapability(spv::CapabilityFloat64) && !device.has(backend::Aspect::kFp64)) ||
         emulatesDoubles(info, device) || emulatesHalves(info, device) || emulatesGenericPointers(info, device) ||
         std::any_of(std::begin(kRequirements), std::end(kRequirements),
                     [&](const Requirement& r) { return isLacking(r, info, device); });
}

std::set<std::uint32_t> requireFeatures(const ModuleInfo& info, const ir::Module& module,
                                        const DeviceFeatures& device) {
  std::set<std::uint32_t> unused;
  if (info.hasCapability(spv::CapabilityFloat64) && !device.has(backend::Aspect::kFp64)) {
    if (!emulatesDoubles(info, device) && hasFloats(module, 64)) refuseDoubles(info, module, device);
    unused.insert(spv::CapabilityFloat64);
  }
  if (emulatesHalves(info, device)) unused.insert({spv::CapabilityFloat16, spv::CapabilityFloat16Buffer});
  if (emulatesGenericPointers(info, device)) unused.insert(spv::CapabilityGenericPointer);
  std::optional<Users> users;  // most modules need nothing that a device lacks
  for (std::size_t n = 0; n < kRequired; ++n) {
    if (!isLacking(kRequirements[n], info, device)) continue;
    if (!users) users.emplace(module);
    if (users->any(n)) refuseUse(kRequirements[n], *users, info, device);
    unused.insert(kRequirements[n].capability);
  }
  unused.erase(kAlways);
  // The same capability may belong to another feature.
  if (users)
    for (std::size_t n = 0; n < kRequired; ++n)
      if (users->any(n)) unused.erase(kRequirements[n].capability);
  return unused;
}

bool dividesExactly(std::span<const std::uint32_t> words) {
  const auto module = ir::Module::reading(words);
  const Id library = module.findImport("OpenCL.std");
  IdTable<bool> fast(module.bound());
  for (const Instruction& i : module[ir::kAnnotations])
    if (i.opcode() == spv::OpDecorate && i[1] == spv::DecorationFPFastMathMode &&
        (i[2] & (spv::FPFastMathModeAllowRecipMask | spv::FPFastMathModeFastMask)) != 0)
      fast[i[0]] = true;
  bool found = false;
  module.eachInFunctions([&](const Instruction& i) {
    found = found || (i.opcode() == spv::OpFDiv && !fast.get(i[1])) ||
            (i.opcode() == spv::OpExtInst && i[2] == library && i[3] == OpenCLLIB::Sqrt);
  });
  return found;
}

}  // namespace hipspv
