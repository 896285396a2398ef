// Runs kernels, one at a time: all of the device is one kernel's.
#pragma once

#include <atomic>
#include <cstddef>
#include <mutex>
#include <span>

#include "card.h"
#include "kernel.h"
#include "memory.h"
#include "placement.h"

namespace hipspv::vortex {

class Launcher {
 public:
  Launcher(Api& api, const Card& card, Memory& memory) : api_(api), card_(card), memory_(memory) {}

  // Runs the kernel to its end. packed: the launch buffer. threads, sharedBytes: of a block. Throws hipspv::Error.
  void run(const Kernel& kernel, std::span<const std::byte> packed, std::size_t threads, std::size_t sharedBytes);

  // Before the end of the placement.
  void forget(Placement& placement);

  // The least bytes of a thread's stack; returns those that threads get.
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
  std::atomic<std::size_t> leastStack_{16 * 1024};
  std::mutex mutex_;
  std::vector<std::byte> upload_;  // the launch buffer as it is written
  BlockPtr arguments_, stacks_;
  BlockPtr local_;                // instead of local memory
  std::size_t stackBytes_ = 0;    // of a hardware thread
  Placement* entered_ = nullptr;  // of another compiler's image
};

}  // namespace hipspv::vortex
