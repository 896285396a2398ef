// HIP's state per host thread.
#pragma once

#include <hip/hip_runtime_api.h>

#include <cstdint>

namespace hipspv {

struct CallConfiguration {
  dim3 grid, block;
  std::size_t sharedBytes;
  hipStream_t stream;
};

// Plain data without constructor or destructor, so that accesses need no initialisation check.
struct ThreadState {
  // Depth grows only if a launch's arguments themselves launch.
  static constexpr std::uint32_t kMaxDepth = 16;

  hipError_t lastError;
  int captureMode;  // hipThreadExchangeStreamCaptureMode: initially global
  int device;       // of the context on top of the thread's stack, if there is one (context.h)
  std::uint32_t configurations;
  std::uint32_t number;    // of the thread, from 1; 0 if it has none yet
  std::uint32_t contexts;  // in the thread's stack (context.h)
  alignas(CallConfiguration) unsigned char configuration[kMaxDepth][sizeof(CallConfiguration)];
};

extern thread_local constinit ThreadState threadState;

// Gives the calling thread its number.
std::uint32_t numberThread() noexcept;

// From 1, in the order in which threads ask for their numbers. A thread's objects for its own use are found by it.
inline std::uint32_t threadNumber() noexcept {
  const std::uint32_t number = threadState.number;
  return number != 0 ? number : numberThread();
}

}  // namespace hipspv
