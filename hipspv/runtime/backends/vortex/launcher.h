// Runs kernels, and the state of a device.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <string>

#include "hipspv/runtime/backends/failure.h"
#include "image.h"

namespace hipspv::vortex {

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

// Nanoseconds of the host's clock.
std::uint64_t now();

std::shared_ptr<backend::UserEvent> makeUserEvent();

// The state outlives the queue. Throws std::system_error.
std::unique_ptr<backend::Queue> makeQueue(State& state);

}  // namespace hipspv::vortex
