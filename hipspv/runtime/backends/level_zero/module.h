// Device code as the driver's compiler has built it.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "hipspv/runtime/spirv/program/device.h"
#include "kernel.h"

namespace hipspv::ze {

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
