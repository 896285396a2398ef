#include "requirements.h"

#include <algorithm>
#include <deque>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "spirv_ids.h"

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

// Which functions of a module use what is required: some bytes for each id, whatever a module is made of.
class Users {
 public:
  explicit Users(std::span<const std::uint32_t> words) : words_(words), ids_(words) {
    eachInstruction(words, [this](const Instruction& i) { visit(i); });
  }

  // requirement: the number of one.
  bool any(std::size_t requirement) const { return (used_ >> requirement & 1) != 0; }

  // The functions that use it, by others that they call or not, by id. From callee to caller, so that each call
  // is followed once.
  IdTable<bool> reaching(std::size_t requirement) const {
    const auto calls = callsByCallee();
    IdTable<bool> found(words_);
    std::deque<std::uint32_t> work;
    const auto reach = [&](std::uint32_t id) {
      if (!std::exchange(found[id], true)) work.push_back(id);
    };
    for (const std::uint32_t id : users_)
      if ((ids_.get(id).uses >> requirement & 1) != 0) reach(id);
    for (; !work.empty(); work.pop_front())
      for (const Call& call : std::ranges::equal_range(calls, work.front(), {}, &Call::callee))
        reach(call.caller);
    return found;
  }

 private:
  struct Id {
    std::uint8_t uses;  // of a function: a bit for each requirement
    bool wideType, wideValue;
  };
  struct Call {
    std::uint32_t callee, caller;
  };
  static_assert(std::size(kRequirements) <= 8);

  void visit(const Instruction& i) {
    if (i.opcode == kOpTypeInt && i[1] == 64) ids_[i[0]].wideType = true;
    if (i.operands.size() > 1 && ids_.get(i[0]).wideType && ids_.has(i[1]))
      ids_[i[1]].wideValue = true;
    if (i.opcode == kOpFunction) function_ = i[1];
    if (function_ == 0) return;
    for (std::size_t n = 0; n < std::size(kRequirements); ++n) {
      const Requirement& r = kRequirements[n];
      if (i.opcode < r.first || i.opcode > r.last || (r.wide && !isWide(i))) continue;
      std::uint8_t& uses = ids_[function_].uses;
      if (uses == 0) users_.push_back(function_);
      uses |= static_cast<std::uint8_t>(1u << n);
      used_ |= 1u << n;
    }
  }

  // A store has no result type: its value's counts.
  bool isWide(const Instruction& i) const {
    return i.opcode == kOpAtomicStore ? ids_.get(i[3]).wideValue : ids_.get(i[0]).wideType;
  }

  std::deque<Call> callsByCallee() const {
    std::deque<Call> calls;  // a vector's growth would take three times as much
    std::uint32_t caller = 0;
    for (InstructionStream stream(words_); const auto i = stream.next();) {
      if (i->opcode == kOpFunction) caller = (*i)[1];
      if (i->opcode == kOpFunctionCall) calls.push_back({(*i)[2], caller});
    }
    std::ranges::sort(calls, {}, &Call::callee);
    return calls;
  }

  std::span<const std::uint32_t> words_;
  IdTable<Id> ids_;
  std::deque<std::uint32_t> users_;  // functions that use something
  std::uint32_t function_ = 0;  // that is being read
  std::uint32_t used_ = 0;      // a bit for each requirement
};

// A message names so many kernels at most.
constexpr std::size_t kMostNamed = 100;

class KernelList {
 public:
  void add(std::string_view kernel, std::string_view what) {
    if (++count_ <= kMostNamed)
      text_ += "\n  kernel " + std::string(kernel) + " uses it" + std::string(what);
  }
  std::string text() const {
    if (count_ <= kMostNamed) return text_;
    return text_ + "\n  and " + std::to_string(count_ - kMostNamed) + " other kernels";
  }

 private:
  std::string text_;
  std::size_t count_ = 0;
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
  KernelList users;
  for (InstructionStream stream(words); const auto i = stream.next();) {
    if (i->opcode != kOpEntryPoint) continue;
    const auto kernel = info.findKernel(i->text(2));
    const std::string_view place = kernel ? info.fp64Location(*kernel) : std::string_view{};
    if (!place.empty()) users.add(i->text(2), " at " + std::string(place));
  }
  refuse(device, "double precision (fp64)", users.text(),
         "use float (a literal such as 1.0f, sqrtf)");
}

[[noreturn]] void refuseUse(const Requirement& r, const IdTable<bool>& functions,
                            const ModuleInfo& info, const backend::DeviceFacts& device) {
  KernelList users;
  for (std::size_t kernel = 0; kernel < info.kernelCount(); ++kernel)
    if (functions.get(info.kernelFunction(kernel))) users.add(info.kernelName(kernel), "");
  refuse(device, std::string(r.what) + " (" + std::string(r.extension) + ")", users.text(), r.remedy);
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
  std::optional<Users> users;  // most modules have nothing that a device lacks
  for (std::size_t n = 0; n < std::size(kRequirements); ++n) {
    if (!isLacking(kRequirements[n], info, device)) continue;
    if (!users) users.emplace(words);
    if (users->any(n)) refuseUse(kRequirements[n], users->reaching(n), info, device);
    unused.insert(kRequirements[n].capability);
  }
  return unused;
}

}  // namespace hipspv
