// Reads the information for launches from a SPIR-V module: kernels, their parameters, launch metadata. Section
// numbers: SPIR-V specification 1.6.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <ranges>
#include <set>
#include <span>
#include <string_view>
#include <vector>

#include "hipspv/runtime/code/kernel_info.h"
#include "hipspv/runtime/code/launch_metadata.h"
#include "ir/value_layout.h"

namespace hipspv {

struct VariableInfo {
  std::string_view name;
  std::uint64_t size = 0;   // bytes
  std::uint32_t index = 0;  // element of __hipspv_variables' output
};

// A function with one floating-point atomic operation, as a compare-exchange loop (the record `atomic`).
struct AtomicFunction {
  std::string_view name;
  std::uint32_t bits = 0;
  AtomicOperation operation = AtomicOperation::kAdd;
  bool shared = false;  // works on shared memory, otherwise on global memory
};

// The location where a thread asserts, traps or aborts (the record `abort`).
struct AbortSite {
  std::uint64_t number = 0;
  Record record{{}};

  std::string_view kernel() const { return record.field(2); }
  // file:line, empty if unknown
  std::string_view location() const { return record.rest(3); }
};

// The value of --fp64= for double precision (the record `doubles`).
enum class DoublePolicy : std::uint8_t {
  kNative,   // by the device, in software if it lacks it
  kEmulate,  // in software
  kError,    // only by the device
};

// A module's information for launches. It refers to the module, which must outlive it: its own data is small compared
// to the words, for any module.
class ModuleInfo {
 public:
  // Throws hipErrorInvalidImage if the module isn't well-formed.
  explicit ModuleInfo(const ir::Module& module);

  // Kernels, in the order of their names.
  std::size_t kernelCount() const { return kernels_.size(); }
  std::string_view kernelName(std::size_t kernel) const { return kernels_[kernel].name(); }
  Id kernelFunction(std::size_t kernel) const { return kernels_[kernel].entry[1]; }
  std::optional<std::size_t> findKernel(std::string_view name) const;
  // Throws hipErrorInvalidImage for a kernel with more parameters than any C++ function has.
  KernelInfo kernel(std::size_t kernel) const;
  // file:line of the first use of double, empty if there is none.
  std::string_view fp64Location(std::size_t kernel) const;
  // The kernels that are other kernels' second forms (the record `rows`).
  std::set<std::string_view> rowForms() const;
  // The sizes that kernels require, each once.
  const std::deque<std::uint32_t>& subGroupSizes() const { return subGroupSizes_; }

  // By name.
  auto variables() const {
    return variables_ | std::views::transform([this](const Instruction& i) { return variableOf(i); });
  }
  bool hasVariable(std::string_view name) const;
  // Bytes of __constant__ variables, including unused ones.
  std::uint64_t constantBytes() const { return constantBytes_; }
  // The symbol of each name expression.
  auto names() const {
    return names_ | std::views::transform([](const Instruction& i) { return symbolOf(i); });
  }
  // Functions and variables without a definition.
  const std::vector<std::string_view>& undefined() const { return undefined_; }
  const std::vector<AtomicFunction>& atomics() const { return atomics_; }  // by name
  const AtomicFunction* findAtomic(std::string_view name) const;           // nullptr if there is none
  // By number.
  auto abortSites() const {
    return abortSites_ | std::views::transform([](const AbortRecord& each) { return siteOf(each); });
  }
  std::optional<AbortSite> abortSite(std::uint64_t number) const;
  // The kernel that has that address in device code.
  std::optional<std::string_view> kernelAt(std::uint64_t address) const;
  const std::deque<std::uint32_t>& capabilities() const { return capabilities_; }  // in order
  bool hasCapability(std::uint32_t capability) const;
  DoublePolicy doublePolicy() const { return doublePolicy_; }
  bool usesClock() const { return hasCapability(spv::CapabilityShaderClockKHR); }  // SPV_KHR_shader_clock

 private:
  class Reader;

  struct Kernel {
    Instruction entry;
    std::uint32_t function;  // its index

    std::string_view name() const { return entry.text(2); }
  };

  struct KernelRecord {
    std::uint32_t kernel;
    RecordKind kind;
    Instruction at;
  };

  struct AbortRecord {
    std::uint64_t number;
    Instruction at;
  };

  static Record recordOf(const Instruction& i) { return Record(i.text(0)); }
  VariableInfo variableOf(const Instruction& record) const;
  static std::string_view symbolOf(const Instruction& record) {
    return record ? recordOf(record).field(2) : std::string_view{};
  }
  static AbortSite siteOf(const AbortRecord& record) { return {record.number, recordOf(record.at)}; }
  std::span<const KernelRecord> recordsOf(std::size_t kernel) const;
  Parameter parameter(Id id, Id type) const;

  const ir::Module& module_;
  ir::TypeLayouts types_;
  std::vector<Kernel> kernels_;
  std::vector<std::uint32_t> parameters_;       // their numbers, by function
  std::vector<KernelRecord> kernelRecords_;     // by kernel, then in the schema's order
  bool complete_ = false;                       // a property that no record states of a kernel doesn't hold
  std::vector<Instruction> variables_, names_;  // their records; none for a name without one
  std::uint64_t constantBytes_ = 0;
  DoublePolicy doublePolicy_ = DoublePolicy::kNative;
  std::vector<std::string_view> undefined_;
  std::vector<AtomicFunction> atomics_;
  std::vector<AbortRecord> abortSites_;
  std::vector<Instruction> launches_;                       // the records `launch`
  std::deque<std::uint32_t> capabilities_, subGroupSizes_;  // a growing vector takes three times that
};

// The bytes of the SPIR-V module at the image's beginning; throws hipErrorInvalidImage if there is
// none. SPIR-V doesn't state its length: the module ends with its last function.
std::size_t spirvExtent(std::span<const std::byte> image);

}  // namespace hipspv
