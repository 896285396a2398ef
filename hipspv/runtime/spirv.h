// Reads from a SPIR-V module what a launch needs to know: kernels, their parameters, hipspv's notes.
// Section numbers: SPIR-V specification 1.6.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <ranges>
#include <span>
#include <string_view>
#include <vector>

#include "launch_notes.h"
#include "spirv_definitions.h"

namespace hipspv {

inline constexpr std::uint32_t kCapabilityShaderClock = 5055;

struct Parameter {
  enum class Kind : std::uint8_t {
    kValue,        // passed by value in the kernel's parameter block
    kPointer,      // CrossWorkgroup or UniformConstant pointer
    kWorkgroup,    // pointer to dynamic shared memory
    kSharedBytes,  // size of dynamic shared memory, 64 bits (hipspv.sharedbytes)
    kByRef,        // CrossWorkgroup pointer to a copy of the caller's value (hipspv.byref)
    kPacked,       // CrossWorkgroup pointer to a block of copies (hipspv.packed)
    kLinearDims,   // one of the three block dimensions (hipspv.linear)
    kGrid,         // one of the three that barriers of the grid need (hipspv.grid)
    kUnsupported,  // nothing that a launch can pass
  };
  Kind kind = Kind::kUnsupported;
  std::uint32_t size = 0;   // bytes, of the caller's value where it has one
  std::uint32_t align = 1;  // bytes, in the caller's packed argument buffer
  std::vector<PackedMember> members{};  // of kPacked: what the block holds, as a C structure
};

// What a kernel that knows of the whole grid keeps in memory, in bytes, and how often it is launched
// at most, 0 where nobody knows (hipspv.grid).
struct GridInfo {
  std::uint64_t threadBytes = 0, sharedBytes = 0, noteBytes = 0;
  std::uint32_t phases = 1;
};

struct KernelInfo {
  std::vector<Parameter> parameters;
  std::optional<GridInfo> grid;
  std::uint32_t subGroup = 0;  // lanes that a sub-group must have; 0: any
  std::uint32_t maxThreads = ~0u;  // of a block, by __launch_bounds__
  bool indirect = true;      // may follow pointers that are not its arguments
  bool service = false;      // what it finds so is the service block, and texts that it prints

  bool follows() const { return indirect && !service; }
};

struct VariableInfo {
  std::string_view name;
  std::uint64_t size = 0;   // bytes
  std::uint32_t index = 0;  // element of __hipspv_variables' output
};

enum class AtomicOperation : std::uint8_t { kAdd, kMin, kMax };

// A function that does one atomic operation on floating point by compare-exchange (hipspv.atomic).
struct AtomicFunction {
  std::string_view name;
  std::uint32_t bits = 0;
  AtomicOperation operation = AtomicOperation::kAdd;
  bool shared = false;  // on shared memory, otherwise on global memory
};

// Where a thread asserts, traps or aborts (hipspv.abort).
struct AbortSite {
  std::uint64_t number = 0;
  Note note{{}};

  std::string_view kernel() const { return note.field(2); }
  // file:line, empty where nobody knows
  std::string_view place() const { return note.has(3) ? note.rest(3) : std::string_view{}; }
};

// What --fp64= says of double precision (hipspv.doubles).
enum class DoublePolicy : std::uint8_t {
  kNative,   // by the device, in software where it can't
  kEmulate,  // in software
  kError,    // by the device alone
};

// What a module says to a launch. Everything in it refers to the module's words, which must outlive it: what
// it keeps is small beside them, whatever a module is made of.
class ModuleInfo {
 public:
  // Throws hipErrorInvalidImage where the words are not a well-formed SPIR-V module.
  explicit ModuleInfo(std::span<const std::uint32_t> words);

  // Kernels, in the order of their names.
  std::size_t kernelCount() const { return kernels_.size(); }
  std::string_view kernelName(std::size_t kernel) const { return nameOf(kernels_[kernel]); }
  std::uint32_t kernelFunction(std::size_t kernel) const;  // its id
  std::optional<std::size_t> findKernel(std::string_view name) const;
  // Throws hipErrorInvalidImage for a kernel with more parameters than any C++ function has.
  KernelInfo kernel(std::size_t kernel) const;
  // file:line of the first use of double, empty where there is none.
  std::string_view fp64Location(std::size_t kernel) const;
  // That kernels must have, each once.
  const std::deque<std::uint32_t>& subGroupSizes() const { return subGroupSizes_; }

  // By name.
  auto variables() const {
    return variables_ | std::views::transform([this](Offset at) { return variableAt(at); });
  }
  bool hasVariable(std::string_view name) const;
  // Bytes of __constant__ variables, also of those that nobody reads.
  std::uint64_t constantBytes() const { return constantBytes_; }
  // The symbol of each name expression.
  auto names() const {
    return names_ | std::views::transform([this](Offset at) { return symbolAt(at); });
  }
  // Functions and variables that are defined nowhere.
  const std::vector<std::string_view>& undefined() const { return undefined_; }
  const std::vector<AtomicFunction>& atomics() const { return atomics_; }  // by name
  const AtomicFunction* findAtomic(std::string_view name) const;  // nullptr where none has it
  // By number.
  auto abortSites() const {
    return abortSites_ | std::views::transform([this](const AbortSiteAt& s) { return siteAt(s); });
  }
  std::optional<AbortSite> abortSite(std::uint64_t number) const;
  const std::deque<std::uint32_t>& capabilities() const { return capabilities_; }  // in order
  bool hasCapability(std::uint32_t capability) const;
  DoublePolicy doublePolicy() const { return doublePolicy_; }
  bool usesClock() const { return hasCapability(kCapabilityShaderClock); }  // SPV_KHR_shader_clock

 private:
  using Offset = SpirvDefinitions::Offset;
  class Reader;

  struct KernelNoteAt {
    std::uint32_t kernel;
    Offset at;
    auto operator<=>(const KernelNoteAt&) const = default;
  };

  struct AbortSiteAt {
    std::uint64_t number;
    Offset at;
  };

  std::string_view nameOf(Offset entryPoint) const;
  Note noteAt(Offset at) const;
  VariableInfo variableAt(Offset at) const;
  std::string_view symbolAt(Offset at) const { return at == 0 ? std::string_view{} : noteAt(at).field(2); }
  AbortSite siteAt(const AbortSiteAt& site) const { return {site.number, noteAt(site.at)}; }
  std::span<const KernelNoteAt> notesOf(std::size_t kernel) const;
  Parameter parameter(std::uint32_t id, std::uint32_t type) const;
  void apply(const KernelNote& note, Offset at, KernelInfo& kernel, std::size_t& room) const;

  std::span<const std::uint32_t> words_;
  SpirvDefinitions definitions_;
  std::vector<Offset> kernels_;              // their entry points
  std::vector<KernelNoteAt> kernelNotes_;    // by kernel, then in the module's order
  Offset complete_ = 0;  // of the note that notes say all that there is to say; 0: they don't
  std::vector<Offset> variables_, names_;  // of their notes; 0 for a name that has none
  std::uint64_t constantBytes_ = 0;
  DoublePolicy doublePolicy_ = DoublePolicy::kNative;
  std::vector<std::string_view> undefined_;
  std::vector<AtomicFunction> atomics_;
  std::vector<AbortSiteAt> abortSites_;
  std::deque<std::uint32_t> capabilities_, subGroupSizes_;  // a vector takes three times that while it grows
};

// The bytes of the SPIR-V module that the image begins with; throws hipErrorInvalidImage where it
// doesn't begin with one. SPIR-V doesn't state its length: the module ends with its last function.
std::size_t spirvExtent(std::span<const std::byte> image);

}  // namespace hipspv
