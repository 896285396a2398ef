// A point in a stream that its later work doesn't pass until the host says so.
#pragma once

#include <hip/hip_runtime.h>

#include <atomic>
#include <thread>

#include "show.h"

class Gate {
 public:
  explicit Gate(hipStream_t stream) { HIP(hipLaunchHostFunc(stream, wait, &open_)); }
  void open() { open_ = true; }

 private:
  static void wait(void* open) {
    while (!*static_cast<std::atomic<bool>*>(open)) std::this_thread::yield();
  }

  std::atomic<bool> open_{false};
};
