// What device code that is checked for races writes to (docs/architecture.md, devlib/race_abi.h).
#pragma once

#include "hipspv/devlib/race_abi.h"

namespace hipspv {

class Device;

class RacePool {
 public:
  // Throws hipErrorOutOfMemory.
  explicit RacePool(Device& device);
  ~RacePool();
  RacePool(const RacePool&) = delete;
  RacePool& operator=(const RacePool&) = delete;

  // What device code gets to see, in device memory.
  hipspv_race_pool* block() const { return static_cast<hipspv_race_pool*>(memory_); }

 private:
  Device& device_;
  void* memory_;
};

}  // namespace hipspv
