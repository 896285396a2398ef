// A device that takes SPIR-V, as its back end implements it. spirv::Program does the rest.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "build_process.h"
#include "hipspv/runtime/backends/backend.h"
#include "hipspv/runtime/code/binary_cache.h"
#include "hipspv/runtime/code/code_object.h"
#include "hipspv/runtime/spirv/features.h"

namespace hipspv::spirv {

// How a device API takes a kernel's argument. kShared: a size of shared memory.
enum class ArgumentForm : std::uint8_t { kValue, kPointer, kShared };

inline ArgumentForm formOf(const Parameter& parameter) {
  switch (parameter.kind) {
    case ParameterKind::kShared:
      return ArgumentForm::kShared;
    case ParameterKind::kPointer:
    case ParameterKind::kByReference:
    case ParameterKind::kPacked:
      return ArgumentForm::kPointer;
    case ParameterKind::kGrid:  // two pointers and a number
      return parameter.size == sizeof(void*) ? ArgumentForm::kPointer : ArgumentForm::kValue;
    default:
      return ArgumentForm::kValue;
  }
}

// Bytes of the argument's value.
inline std::uint32_t valueBytes(const Parameter& parameter) {
  switch (formOf(parameter)) {
    case ArgumentForm::kShared:
      return 0;
    case ArgumentForm::kPointer:
      return sizeof(void*);
    case ArgumentForm::kValue:
      break;
  }
  return parameter.size;
}

// A pointer that the program passes to a kernel beside the launch's arguments. It may change between launches.
struct HiddenArgument {
  std::uint32_t parameter;
  std::shared_ptr<const std::atomic<void*>> pointer;
};

struct KernelForm {
  static constexpr std::uint32_t kNone = ~0u;

  std::vector<Parameter> parameters{};  // of the code object
  bool indirect = true;                 // it may access memory that is not among its arguments
  bool follows = true;                  // through pointers of the program
  // By parameter, if DeviceFeatures::offsets() holds: the parameter that takes the pointer's offset, or kNone.
  std::vector<std::uint32_t> offsets{};
  std::vector<HiddenArgument> hidden{};
};

// A module as the device's compiler has built it.
class BuiltModule {
 public:
  virtual ~BuiltModule() = default;
  // Throws hipErrorNotFound.
  virtual std::unique_ptr<backend::Kernel> kernel(const std::string& name, KernelForm form) = 0;
  // The input of Device::load; empty if the device gives none.
  virtual std::vector<std::byte> binary() = 0;
};

using Memory = std::unique_ptr<void, std::function<void(void*)>>;

class Device : public backend::Device {
 public:
  virtual const DeviceFeatures& features() const = 0;
  const DeviceFeatures& properties() const final { return features(); }

  // On failure throws hipErrorNoBinaryForGpu with the device compiler's log in the message.
  virtual std::unique_ptr<BuiltModule> build(std::span<const std::uint32_t> words,
                                             backend::Effort effort = backend::Effort::kFull) = 0;
  // From the result of a module's binary(). nullptr if the device refuses it.
  virtual std::unique_ptr<BuiltModule> load(std::span<const std::byte> binary) = 0;
  // True if load() may take machine code that was made ahead of time: the target is the id of its entry in a bundle. A
  // device must refuse that of all others.
  virtual bool takes(std::string_view /*target*/) const { return false; }
  // All that the device's binaries depend on, beside the code.
  virtual void identify(CacheKey& key) const = 0;

  int rank(std::string_view target) const override;
  std::unique_ptr<backend::Program> load(const CodeObject& code, backend::Environment& environment) override;
  std::vector<std::byte> compile(std::span<const std::byte> code, backend::Effort effort) override;
  void describe(Json& json) const override;

  // Device memory. Throws hipErrorOutOfMemory.
  Memory memory(std::size_t bytes);
  // The table of locks for 64-bit atomic operations (devlib/lock_abi.h), made at the first call. All modules share
  // it. Throws hipErrorOutOfMemory.
  void* locks();
  // The process that builds modules for the device.
  BuildProcess& builder() { return builder_; }

 private:
  std::mutex locksMutex_;
  Memory locks_;
  BuildProcess builder_;
};

// lasting: the binary may serve later runs of the program. Throws the errors of Device::build, and CompilerDied, also
// if an earlier run found that the compiler dies.
std::unique_ptr<BuiltModule> buildOrFind(Device& device, std::span<const std::uint32_t> words, bool lasting,
                                         backend::Effort effort = backend::Effort::kFull);

}  // namespace hipspv::spirv
