// The objects that the queues, kernels and programs of a device share.
#pragma once

#include <algorithm>
#include <atomic>
#include <mutex>
#include <string>

#include "card.h"
#include "hipspv/runtime/support/error.h"
#include "launcher.h"
#include "memory.h"

namespace hipspv::vortex {

// The error of a command, which lasts. Its message is thrown once.
class Failure {
 public:
  bool any() const { return code_.load(std::memory_order_relaxed) != hipSuccess; }
  hipError_t code() const { return code_.load(std::memory_order_relaxed); }
  void set(const Error& error);
  // Throws hipspv::Error.
  void check() {
    if (any()) [[unlikely]]
      fail();
  }

 private:
  [[noreturn]] void fail();

  std::atomic<hipError_t> code_{hipSuccess};
  std::mutex mutex_;
  std::string message_;
};

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
  Failure failure;
};

}  // namespace hipspv::vortex
