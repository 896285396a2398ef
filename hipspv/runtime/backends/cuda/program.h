// Programs of PTX or of machine code, and their kernels.
#pragma once

#include <atomic>
#include <mutex>
#include <string>

#include "driver.h"
#include "hipspv/runtime/code/ptx/nvidia_code.h"
#include "hipspv/runtime/support/lazy.h"

namespace hipspv::cuda {

class Kernel final : public backend::Kernel {
 public:
  // Throws hipspv::Error.
  Kernel(const State& state, Function function, std::string name);

  const std::string& name() const override { return name_; }
  const backend::KernelProperties& properties() const override { return properties_; }
  std::optional<std::uint32_t> residentBlocks(std::size_t threads, std::size_t sharedBytes) const override;

  Function function() const { return function_; }

  // Before a launch with that much dynamic shared memory: more than a limit must be asked for. Throws hipspv::Error.
  void allowShared(std::size_t bytes) const {
    if (bytes > allowed_.load(std::memory_order_acquire)) [[unlikely]]
      raise(bytes);
  }

 private:
  std::size_t attribute(FunctionAttribute wanted) const;
  void raise(std::size_t bytes) const;

  const State& state_;
  const Function function_;
  const std::string name_;
  backend::KernelProperties properties_;
  mutable std::mutex mutex_;
  mutable std::atomic<std::size_t> allowed_;
};

using Module = Owned<ModuleHandle, &Driver::ModuleUnload>;

class Program final : public backend::Program {
 public:
  // All must outlive the program.
  Program(const State& state, const NvidiaCode& code, backend::Environment& environment)
      : state_(state), code_(code), environment_(environment) {}

  void build() override { built(); }
  std::unique_ptr<backend::Kernel> kernel(const std::string& name) override;
  std::optional<backend::Variable> variable(std::string_view name) override;

 private:
  // The module and its variables.
  struct Built {
    Built(const State& state, const NvidiaCode& code, backend::Environment& environment);

    Module module;
    backend::Variables variables;
  };

  Built& built();

  const State& state_;
  const NvidiaCode& code_;
  backend::Environment& environment_;
  Lazy<Built> built_;
};

}  // namespace hipspv::cuda
