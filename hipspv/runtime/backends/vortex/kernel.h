// A kernel of a program.
#pragma once

#include <string>

#include "card.h"
#include "hipspv/runtime/backends/backend.h"
#include "hipspv/runtime/code/vxbin/code.h"

namespace hipspv::vortex {

class Placement;

class Kernel final : public backend::Kernel {
 public:
  // The code and the placement outlive the kernel. Throws hipErrorNoBinaryForGpu if the device can't run it.
  Kernel(const Card& card, std::string name, const KernelCode& code, Placement& placement, std::uint32_t barriers);

  const std::string& name() const override { return name_; }
  const backend::KernelProperties& properties() const override { return properties_; }
  std::optional<std::uint32_t> residentBlocks(std::size_t threads, std::size_t sharedBytes) const override {
    return resident(threads, localBytes(sharedBytes));
  }

  const KernelCode& code() const { return code_; }
  Placement& placement() const { return placement_; }
  // The local memory of a block, with dynamic shared memory of that many bytes.
  std::size_t localBytes(std::size_t sharedBytes) const;
  // The number of blocks that a core runs at a time, at least 1.
  std::uint32_t resident(std::size_t threads, std::size_t localBytes) const;

 private:
  const Card& card_;
  const std::string name_;
  const KernelCode& code_;
  Placement& placement_;
  const std::uint32_t barriers_;
  const backend::KernelProperties properties_;
};

}  // namespace hipspv::vortex
