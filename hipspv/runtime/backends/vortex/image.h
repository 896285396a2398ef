// A program's image in the device's memory, and its kernels.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "hipspv/runtime/code/vxbin/code.h"
#include "memory.h"

namespace hipspv::vortex {

// The block that the start code of an image reads. The values are addresses of the device and bytes, but for
// `resident`.
struct LaunchBlock {
  std::uint64_t entry = 0;       // of the kernel
  std::uint64_t arguments = 0;   // of the launch buffer
  std::uint64_t stacks = 0;      // of the lowest thread's
  std::uint64_t stackBytes = 0;  // of a hardware thread
  std::uint64_t localBytes = 0;  // of a block
  std::uint64_t resident = 1;    // blocks that a core runs at a time
  std::uint64_t local = 0;       // of memory that replaces all cores' local memory; 0: that is used
  std::uint64_t finished = 0;    // of a word of 32 bits for each core, which the core sets at its end
  bool operator==(const LaunchBlock&) const = default;
};
static_assert(sizeof(LaunchBlock) == 64);

class Placement {
 public:
  // An image of hipspv is copied to any address; another compiler's runs only where it was linked, and is brought there
  // by enter(). Throws hipspv::Error.
  Placement(Api& api, Memory& memory, const Code& code);
  ~Placement();
  Placement(const Placement&) = delete;
  Placement& operator=(const Placement&) = delete;

  bool isOwn() const { return code_.isOwn(); }
  const Buffer& buffer() const { return isOwn() ? block_->buffer() : *fixed_; }
  std::uint64_t base() const { return isOwn() ? block_->base() : code_.linkedAt(); }

  // For an image of hipspv: writes the launch block unless the image has it.
  void set(const LaunchBlock& block);
  // For another compiler's: occupies the addresses, and frees them.
  void enter();
  void leave() noexcept;

 private:
  void relocate(std::vector<std::byte>& image, std::uint64_t base) const;

  Api& api_;
  Memory& memory_;
  const Code& code_;
  BlockPtr block_;
  std::optional<Buffer> fixed_;
  std::optional<LaunchBlock> current_;
};

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
