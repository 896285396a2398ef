// Host threads: HIP's state of each, its calls in progress, and exclusion of other threads.
#pragma once

#include <hip/hip_runtime_api.h>

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>

namespace hipspv {

struct CallConfiguration {
  std::array<std::uint32_t, 3> grid, block;
  std::size_t sharedBytes;
  hipStream_t stream;
};

// Plain data without constructor or destructor, so that accesses need no initialisation check. Small, because it takes
// its bytes of those that the system keeps for libraries that are opened later (the model "initial-exec").
struct ThreadState {
  hipError_t lastError;   // that isn't hipErrorNotReady
  hipError_t lastResult;  // of the latest call
  int captureMode;        // hipThreadExchangeStreamCaptureMode: initially global
  int device;             // of the context on top of the thread's stack, if there is one (context.h)
  std::uint32_t configurations;
  std::uint32_t id;                 // of the thread, from 1; 0 if it has none yet
  std::uint32_t contexts;           // in the thread's stack (context.h)
  CallConfiguration configuration;  // the latest
};

extern thread_local constinit ThreadState threadState __attribute__((tls_model("initial-exec")));

// The threads that have called HIP.
struct AllThreads {
  std::atomic<std::uint64_t> last{0};  // the id of the newest one
  std::atomic<bool> mayBegin{true};    // their first call
};
extern constinit AllThreads allThreads;

// Gives the calling thread its id.
std::uint32_t assignThreadId() noexcept;

// From 1, in the order in which threads ask for their ids; no two have the same below 2^32 - 1. A thread's objects
// for its own use are found by it.
inline std::uint32_t threadId() noexcept {
  const std::uint32_t id = threadState.id;
  return id != 0 ? id : assignThreadId();
}

// A pair of fences between a thread that passes one often and a thread that passes the other seldom. A store before the
// one and a load after it aren't reordered as seen by a thread that does the same with the other.

// False until the system has agreed to make heavyFence() one of all of the process's threads (Linux's membarrier).
extern constinit std::atomic<bool> fencesAsymmetric;

// Costs nothing where the other fence does the work.
inline void lightFence() noexcept {
  if (fencesAsymmetric.load(std::memory_order_relaxed)) [[likely]]
    std::atomic_signal_fence(std::memory_order_seq_cst);
  else
    std::atomic_thread_fence(std::memory_order_seq_cst);
}

// Interrupts the process's other threads that run, which takes microseconds.
void heavyFence() noexcept;

// True if the calling thread is the only one that has ever called HIP. Another thread's first call then waits until the
// object ends, so that all commands in between are this thread's. Costs no atomic operation. Objects of a thread don't
// nest, and none exists while the thread waits for what another thread does.
class OnlyThread {
 public:
  OnlyThread() noexcept : only_(threadId() == 1 && excludeOthers()) {}
  ~OnlyThread() {
    if (only_) allThreads.mayBegin.store(true, std::memory_order_release);
  }
  OnlyThread(const OnlyThread&) = delete;
  OnlyThread& operator=(const OnlyThread&) = delete;
  explicit operator bool() const { return only_; }

  // True if the calling thread has been the only one so far. Others aren't excluded.
  static bool soFar() noexcept { return threadId() == 1 && allThreads.last.load(std::memory_order_relaxed) == 1; }

 private:
  // Threads store first what the other side loads then (assignThreadId).
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

// An API call in progress. False if the process has ended its use of the device API: the call must not begin.
class Call {
 public:
  Call() : Call(threadId()) {}
  ~Call() {
    if (own_)
      count_.store(count_.load(std::memory_order_relaxed) - 1, std::memory_order_release);
    else
      count_.fetch_sub(1, std::memory_order_release);
  }
  Call(const Call&) = delete;
  Call& operator=(const Call&) = delete;
  explicit operator bool() const { return !closed_.load(std::memory_order_acquire); }

  // True once the process is exiting, and in a child of a process that has used a device: the device API must not be
  // called any more.
  static bool closed() { return closed_.load(std::memory_order_relaxed); }
  // True in such a child, where missing threads may hold locks.
  static bool forked() { return forked_.load(std::memory_order_relaxed); }

  // No more calls begin. Those in progress continue.
  static void close() noexcept;
  // In the child.
  static void closeAfterFork() noexcept;
  // True while a call is in progress.
  static bool any() noexcept;

 private:
  // The number of calls in progress. The first threads have a count of their own, which takes no atomic operation; of
  // the others some share one.
  static constexpr std::uint32_t kOwnCounts = 64;
  struct alignas(64) Count {
    std::atomic<int> calls{0};
  };

  explicit Call(std::uint32_t thread)
      : own_(thread < kOwnCounts), count_(counts_[own_ ? thread : kOwnCounts + thread % kOwnCounts].calls) {
    if (own_)
      count_.store(count_.load(std::memory_order_relaxed) + 1, std::memory_order_relaxed);
    else
      count_.fetch_add(1, std::memory_order_relaxed);
    lightFence();  // the other is in close()
  }

  static constinit std::atomic<bool> closed_, forked_;
  static constinit std::array<Count, 2 * kOwnCounts> counts_;

  const bool own_;
  std::atomic<int>& count_;
};

}  // namespace hipspv
