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
  alignas(CallConfiguration) unsigned char configuration[kMaxDepth][sizeof(CallConfiguration)];
};

extern thread_local constinit ThreadState threadState;

}  // namespace hipspv
