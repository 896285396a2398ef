// The host of the CPU device: its description, clock and threads.
#pragma once

#include <cstdint>
#include <functional>
#include <thread>

#include "hipspv/runtime/backends/backend.h"
#include "hipspv/runtime/backends/host_queue.h"

namespace hipspv::cpu {

backend::DeviceProperties describeHost();

using backend::host::now;

// A thread that runs kernels: the program's signals, but for faults, are for the program's own threads, and numbers
// round as kernels expect. Throws std::system_error.
std::thread startThread(std::function<void()> run);

// Waits for something that another thread does soon. pause() is false once that has taken too long for a busy wait.
class Spin {
 public:
  bool pause();

 private:
  std::uint32_t count_ = 0;
  std::uint64_t end_ = 0;
};

}  // namespace hipspv::cpu
