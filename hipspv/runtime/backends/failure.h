// The error of a command, for queues that the host executes.
#pragma once

#include <atomic>
#include <mutex>
#include <string>

#include "hipspv/runtime/support/error.h"

namespace hipspv::backend {

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

}  // namespace hipspv::backend
