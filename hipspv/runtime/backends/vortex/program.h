// An image on a device.
#pragma once

#include <memory>

#include "hipspv/runtime/backends/backend.h"
#include "hipspv/runtime/code/vxbin/code.h"
#include "hipspv/runtime/support/lazy.h"
#include "state.h"

namespace hipspv::vortex {

class Program final : public backend::Program {
 public:
  // All must outlive the program.
  Program(State& state, const Code& code, backend::Environment& environment)
      : state_(state), code_(code), environment_(environment) {}
  ~Program() override;

  void build() override { loaded(); }
  std::unique_ptr<backend::Kernel> kernel(const std::string& name) override;
  std::optional<backend::Variable> variable(std::string_view name) override;

 private:
  // The image in memory, and its variables.
  struct Loaded {
    Loaded(State& state, const Code& code, backend::Environment& environment);

    Placement placement;
    backend::Variables variables;
  };

  Loaded& loaded();

  State& state_;
  const Code& code_;
  backend::Environment& environment_;
  Lazy<Loaded> loaded_;
};

}  // namespace hipspv::vortex
