// Memory that device code with race checks writes to (docs/architecture-warps.md, devlib/race_abi.h).
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

  // The device's view of the pool, in device memory.
  hipspv_race_pool* block() const { return static_cast<hipspv_race_pool*>(memory_); }

 private:
  Device& device_;
  void* memory_;
};

}  // namespace hipspv
