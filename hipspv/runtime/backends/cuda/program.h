// PTX on a device.
#pragma once

#include "build.h"
#include "hipspv/runtime/backends/backend.h"
#include "hipspv/runtime/code/ptx/nvidia_code.h"
#include "hipspv/runtime/support/lazy.h"
#include "state.h"

namespace hipspv::cuda {

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
