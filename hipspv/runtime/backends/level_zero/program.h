// Modules that the driver has built, and their kernels.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "driver.h"
#include "hipspv/runtime/spirv/program/device.h"

namespace hipspv::ze {

// A module of the driver, which ends after its kernels.
class OwnedModule {
 public:
  OwnedModule(const State& state, ModuleHandle handle) : state_(state), handle_(handle) {}
  ~OwnedModule() { state_.api().ModuleDestroy(handle_); }
  OwnedModule(const OwnedModule&) = delete;
  OwnedModule& operator=(const OwnedModule&) = delete;

  const State& state() const { return state_; }
  ModuleHandle get() const { return handle_; }

 private:
  const State& state_;
  const ModuleHandle handle_;
};

// With the arguments of its last launch.
class Kernel final : public backend::Kernel {
 public:
  // Throws hipErrorNotFound.
  Kernel(std::shared_ptr<const OwnedModule> module, const std::string& name, spirv::KernelForm form);
  ~Kernel() override;
  Kernel(const Kernel&) = delete;
  Kernel& operator=(const Kernel&) = delete;

  const std::string& name() const override { return name_; }
  const std::string& shownName() const { return shownName_; }
  const backend::KernelProperties& properties() const override { return properties_; }
  std::optional<std::uint32_t> residentBlocks(std::size_t threads, std::size_t sharedBytes) const override;
  std::optional<std::uint32_t> suggestedThreads() const override;

  // The same one of the driver's, with arguments of its own. Throws hipspv::Error.
  std::shared_ptr<Kernel> another() const { return std::make_shared<Kernel>(module_, name_, form_); }
  bool isAnother(const Kernel& of) const { return module_ == of.module_ && name_ == of.name_; }

  // The number of bytes of an argument; 0 for shared memory.
  std::size_t argumentBytes(std::size_t index) const { return arguments_[index].size; }

  // Sets what has changed since the last launch. Calls don't overlap, nor the use of the result. Throws hipspv::Error.
  KernelHandle prepare(const backend::Launch& launch);
  // True if all blocks of the prepared launch can run at the same time. Throws hipspv::Error.
  bool fitsTogether(const backend::Launch& launch) const;
  // prepare() would set nothing again for the same launch.
  bool isCurrent() const;

 private:
  using Form = spirv::ArgumentForm;

  struct Argument {
    Form form;
    std::uint32_t size;
    std::uint32_t last;  // offset in last_
  };

  void setArgument(std::uint32_t index, const backend::Launch& launch, bool fresh);
  void set(std::uint32_t index, std::size_t size, const void* value) const;
  void setPointer(std::uint32_t index, const void* pointer) const;
  void readProperties();

  const std::shared_ptr<const OwnedModule> module_;
  const State& state_;
  const std::string name_, shownName_;
  const spirv::KernelForm form_;
  KernelHandle handle_ = nullptr;
  backend::KernelProperties properties_;
  std::vector<Argument> arguments_;
  std::optional<std::uint32_t> sharedIndex_;

  // Of the last launch.
  bool set_ = false;
  std::uint64_t allocations_ = 0;
  std::array<std::uint32_t, 3> block_{};
  std::vector<std::byte> last_;
  std::size_t lastShared_ = 0;
};

class Module final : public spirv::BuiltModule {
 public:
  explicit Module(std::shared_ptr<const OwnedModule> module) : module_(std::move(module)) {}

  std::unique_ptr<backend::Kernel> kernel(const std::string& name, spirv::KernelForm form) override {
    return std::make_unique<Kernel>(module_, name, std::move(form));
  }
  std::vector<std::byte> binary() override;

 private:
  const std::shared_ptr<const OwnedModule> module_;
};

// On failure throws hipErrorNoBinaryForGpu with the compiler's log in the message.
std::unique_ptr<Module> buildModule(const State& state, std::span<const std::uint32_t> spirv, backend::Effort effort);
// nullptr if the driver refuses the binary.
std::unique_ptr<Module> loadModule(const State& state, std::span<const std::byte> binary);

}  // namespace hipspv::ze
