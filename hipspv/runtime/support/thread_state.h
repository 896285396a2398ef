// HIP's state per host thread.
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
  hipError_t lastError;
  int captureMode;  // hipThreadExchangeStreamCaptureMode: initially global
  int device;       // of the context on top of the thread's stack, if there is one (context.h)
  std::uint32_t configurations;
  std::uint32_t number;             // of the thread, from 1; 0 if it has none yet
  std::uint32_t contexts;           // in the thread's stack (context.h)
  CallConfiguration configuration;  // the latest
};

extern thread_local constinit ThreadState threadState __attribute__((tls_model("initial-exec")));

// The threads that have called HIP.
struct AllThreads {
  std::atomic<std::uint64_t> last{0};  // the number of the newest one
  std::atomic<bool> mayBegin{true};    // their first call
};
extern constinit AllThreads allThreads;

// Gives the calling thread its number.
std::uint32_t numberThread() noexcept;

// From 1, in the order in which threads ask for their numbers; no two have the same below 2^32 - 1. A thread's objects
// for its own use are found by it.
inline std::uint32_t threadNumber() noexcept {
  const std::uint32_t number = threadState.number;
  return number != 0 ? number : numberThread();
}

}  // namespace hipspv
