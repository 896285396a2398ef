// A SPIR-V module on a device: split into parts, each of which is built at its first use.
#pragma once

#include <memory>

#include "device.h"
#include "hipspv/runtime/spirv/code.h"
#include "hipspv/runtime/spirv/split.h"
#include "hipspv/runtime/support/lazy.h"
#include "part.h"

namespace hipspv::spirv {

class Program final : public backend::Program {
 public:
  // All must outlive the program.
  Program(Device& device, const Code& code, backend::Environment& environment);

  void build() override;
  std::unique_ptr<backend::Kernel> kernel(const std::string& name) override;
  std::optional<backend::Variable> variable(std::string_view name) override;
  void retarget(std::string_view pointer) override;

 private:
  // The module from machine code that was made ahead of time, or nullptr: it is built in parts.
  Part* whole();
  Part& part(std::size_t index);
  PartModule module(std::size_t index) const;

  Device& device_;
  const Code& code_;
  backend::Environment& environment_;
  const std::unique_ptr<ModuleParts> split_;  // nullptr: the module is one part
  const std::size_t count_;
  const std::unique_ptr<Lazy<Part>[]> parts_;
  struct Whole {
    std::unique_ptr<Part> part;
  };
  Lazy<Whole> whole_;
};

}  // namespace hipspv::spirv
