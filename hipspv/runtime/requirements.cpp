#include "requirements.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "spirv_words.h"

namespace hipspv {
namespace {

// A capability (SPIR-V section 3.31), the instructions that need it, and the extension of OpenCL that
// a device has it with (OpenCL SPIR-V Environment Specification, "Extensions").
struct Requirement {
  std::uint32_t capability;
  std::uint16_t first, last;  // opcodes
  bool wide;                  // only those on 64-bit integers
  std::string_view extension;
  const char* what;
  const char* remedy;
};
constexpr const char* kWarpRemedy = "reduce and exchange through shared memory";
constexpr Requirement kRequirements[] = {
    {12, 227, 242, true, "cl_khr_int64_base_atomics", "atomic operations on 64-bit integers",
     "use 32-bit integers"},
    {62, 334, 336, false, "cl_khr_subgroup_non_uniform_vote", "warp votes", kWarpRemedy},
    {63, 349, 364, false, "cl_khr_subgroup_non_uniform_arithmetic", "warp reductions", kWarpRemedy},
    {64, 337, 344, false, "cl_khr_subgroup_ballot", "warp ballots", kWarpRemedy},
    {65, 345, 346, false, "cl_khr_subgroup_shuffle", "warp shuffles", kWarpRemedy},
    {66, 347, 348, false, "cl_khr_subgroup_shuffle_relative", "warp shuffles", kWarpRemedy},
    {67, 349, 364, false, "cl_khr_subgroup_clustered_reduce", "reductions of parts of warps",
     kWarpRemedy},
};
constexpr std::uint16_t kOpAtomicStore = 228;
constexpr std::uint32_t kFloat64 = 10;  // section 3.31

struct Function {
  bool uses = false;
  std::vector<std::uint32_t> callees{};
};

// The functions of a module by id, and whether they use what is asked for.
class Users {
 public:
  Users(std::span<const std::uint32_t> words, const Requirement& requirement)
      : requirement_(requirement) {
    for (InstructionStream stream(words); const auto i = stream.next();) visit(*i);
  }

  bool any() const {
    return std::any_of(functions_.begin(), functions_.end(),
                       [](const auto& function) { return function.second.uses; });
  }

  std::vector<std::string> kernels() const {
    std::vector<std::string> result;
    const auto users = reaching();
    for (const auto& [id, name] : entryPoints_)
      if (users.contains(id)) result.push_back(name);
    std::sort(result.begin(), result.end());
    return result;
  }

 private:
  void visit(const Instruction& i) {
    if (i.opcode == kOpEntryPoint) entryPoints_.emplace_back(i[1], i.text(2));
    if (i.opcode == kOpTypeInt && i[1] == 64) wide_.insert(i[0]);
    if (i.operands.size() > 1 && wide_.contains(i[0])) wideValues_.insert(i[1]);
    if (i.opcode == kOpFunction) current_ = &functions_[i[1]];
    if (current_ == nullptr) return;
    if (i.opcode == kOpFunctionCall) current_->callees.push_back(i[2]);
    if (i.opcode >= requirement_.first && i.opcode <= requirement_.last)
      current_->uses |= !requirement_.wide || isWide(i);
  }

  // A store has no result type: its value's counts.
  bool isWide(const Instruction& i) const {
    return i.opcode == kOpAtomicStore ? wideValues_.contains(i[3]) : wide_.contains(i[0]);
  }

  // The functions that use it, by others that they call or not: from callee to caller, so that each call is
  // followed once.
  std::unordered_set<std::uint32_t> reaching() const {
    std::unordered_map<std::uint32_t, std::vector<std::uint32_t>> callers;
    std::vector<std::uint32_t> work;
    for (const auto& [id, function] : functions_) {
      if (function.uses) work.push_back(id);
      for (const std::uint32_t callee : function.callees) callers[callee].push_back(id);
    }
    std::unordered_set<std::uint32_t> found;
    while (!work.empty()) {
      const std::uint32_t next = work.back();
      work.pop_back();
      if (!found.insert(next).second) continue;
      if (const auto its = callers.find(next); its != callers.end())
        work.insert(work.end(), its->second.begin(), its->second.end());
    }
    return found;
  }

  const Requirement& requirement_;
  std::vector<std::pair<std::uint32_t, std::string>> entryPoints_;
  std::unordered_map<std::uint32_t, Function> functions_;
  std::unordered_set<std::uint32_t> wide_, wideValues_;
  Function* current_ = nullptr;
};

[[noreturn]] void refuse(const backend::DeviceFacts& device, const std::string& lacking,
                         const std::string& where, const std::string& remedy) {
  throw Error(hipErrorNoBinaryForGpu, "the device " + device.name + " has no " + lacking +
                                          ", and the device code needs it" + where + "\n  remedy: " +
                                          remedy + ", or choose a device that has it: " +
                                          "`hipspv doctor` lists devices, HIP_VISIBLE_DEVICES " +
                                          "selects one");
}

bool isLacking(const Requirement& r, const ModuleInfo& info, const backend::DeviceFacts& device) {
  const auto& has = device.extensions;
  return info.hasCapability(r.capability) &&
         std::find(has.begin(), has.end(), r.extension) == has.end();
}

// A module declares the type only where something has it.
bool hasDoubles(std::span<const std::uint32_t> words) {
  for (InstructionStream stream(words); const auto i = stream.next();)
    if (i->opcode == kOpTypeFloat && (*i)[1] == 64) return true;
  return false;
}

[[noreturn]] void refuseDoubles(const ModuleInfo& info, std::span<const std::uint32_t> words,
                                const backend::DeviceFacts& device) {
  std::string where;
  for (InstructionStream stream(words); const auto i = stream.next();) {
    if (i->opcode != kOpEntryPoint) continue;
    const auto kernel = info.findKernel(i->text(2));
    const std::string_view place = kernel ? info.fp64Location(*kernel) : std::string_view{};
    if (!place.empty())
      where += "\n  kernel " + std::string(i->text(2)) + " uses it at " + std::string(place);
  }
  refuse(device, "double precision (fp64)", where, "use float (a literal such as 1.0f, sqrtf)");
}

}  // namespace

bool declaresLacking(const ModuleInfo& info, const backend::DeviceFacts& device) {
  return (info.hasCapability(kFloat64) && !device.fp64) ||
         std::any_of(std::begin(kRequirements), std::end(kRequirements),
                     [&](const Requirement& r) { return isLacking(r, info, device); });
}

std::set<std::uint32_t> requireFeatures(const ModuleInfo& info, std::span<const std::uint32_t> words,
                                        const backend::DeviceFacts& device) {
  std::set<std::uint32_t> unused;
  if (info.hasCapability(kFloat64) && !device.fp64) {
    if (hasDoubles(words)) refuseDoubles(info, words, device);
    unused.insert(kFloat64);
  }
  for (const Requirement& r : kRequirements) {
    if (!isLacking(r, info, device)) continue;
    const Users users(words, r);
    if (!users.any()) {
      unused.insert(r.capability);
      continue;
    }
    std::string where;
    for (const std::string& name : users.kernels()) where += "\n  kernel " + name + " uses it";
    refuse(device, std::string(r.what) + " (" + std::string(r.extension) + ")", where, r.remedy);
  }
  return unused;
}

}  // namespace hipspv
