// A program's image in the device's memory, its kernels and their launches.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>

#include "hipspv/runtime/backends/host_queue.h"
#include "hipspv/runtime/code/vxbin/code.h"
#include "memory.h"

namespace hipspv::vortex {

// ---- Images

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

// ---- Launches

// Runs one kernel at a time: all of the device is one kernel's.
class Launcher {
 public:
  Launcher(Api& api, const Card& card, Memory& memory) : api_(api), card_(card), memory_(memory) {}

  // Runs the kernel to its end. packed: the launch buffer. threads, sharedBytes: of a block. Throws hipspv::Error.
  void run(const Kernel& kernel, std::span<const std::byte> packed, std::size_t threads, std::size_t sharedBytes);

  // Before the end of the placement.
  void forget(Placement& placement);

  // The minimum bytes of a thread's stack; returns those that threads get.
  std::size_t setStack(std::size_t bytes);

 private:
  void enter(Placement& placement);
  void makeArguments(std::span<const std::byte> packed);
  void makeStacks(std::size_t bytes);
  LaunchBlock blockOf(const Kernel& kernel, std::size_t threads, std::size_t sharedBytes);
  void checkFinished(const Kernel& kernel, std::size_t offset) const;
  std::size_t finishedBytes() const { return card_.cores * sizeof(std::uint32_t); }

  Api& api_;
  const Card& card_;
  Memory& memory_;
  std::atomic<std::size_t> minStack_{16 * 1024};
  std::mutex mutex_;
  std::vector<std::byte> upload_;  // the launch buffer as it is written
  BlockPtr arguments_, stacks_;
  BlockPtr local_;                // replaces local memory
  std::size_t stackBytes_ = 0;    // of a hardware thread
  Placement* entered_ = nullptr;  // of another compiler's image
};

// The objects that the queues, kernels and programs of a device share.
struct State {
  State(std::shared_ptr<Api> library, const Card& capabilities)
      : owner(std::move(library)),
        api(*owner),
        card(capabilities),
        memory(api, std::min<std::uint64_t>(card.globalMemory, api.localAddress(card.width()))),
        launcher(api, card, memory) {}

  const std::shared_ptr<Api> owner;
  Api& api;
  const Card card;
  Memory memory;
  Launcher launcher;
  backend::Failure failure;
};

// ---- Queues and events: threads of the host use the device

std::shared_ptr<backend::UserEvent> makeUserEvent();

// The state outlives the queue. Throws std::system_error.
std::unique_ptr<backend::Queue> makeQueue(State& state);

}  // namespace hipspv::vortex
