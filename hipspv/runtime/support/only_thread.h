// Exclusion of other threads of a program that has one.
#pragma once

#include <atomic>

#include "asymmetric_fence.h"
#include "thread_state.h"

namespace hipspv {

// True if the calling thread is the only one that has ever called HIP. Another thread's first call then waits until the
// object ends, so that all commands in between are this thread's. Costs no atomic operation. Objects of a thread don't
// nest, and none exists while the thread waits for what another thread does.
class OnlyThread {
 public:
  OnlyThread() noexcept : only_(threadNumber() == 1 && excludeOthers()) {}
  ~OnlyThread() {
    if (only_) allThreads.mayBegin.store(true, std::memory_order_release);
  }
  OnlyThread(const OnlyThread&) = delete;
  OnlyThread& operator=(const OnlyThread&) = delete;
  explicit operator bool() const { return only_; }

  // True if the calling thread has been the only one so far. Others aren't excluded.
  static bool soFar() noexcept { return threadNumber() == 1 && allThreads.last.load(std::memory_order_relaxed) == 1; }

 private:
  // Threads store first what the other side loads then (numberThread).
  static bool excludeOthers() noexcept {
    if (allThreads.last.load(std::memory_order_relaxed) != 1) return false;
    allThreads.mayBegin.store(false, std::memory_order_relaxed);
    lightFence();
    if (allThreads.last.load(std::memory_order_relaxed) == 1) return true;
    allThreads.mayBegin.store(true, std::memory_order_release);
    return false;
  }

  const bool only_;
};

}  // namespace hipspv
