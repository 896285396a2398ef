// Device memory that the device library uses: the heap and the memory of race checks.
#pragma once

#include <atomic>
#include <cstddef>
#include <memory>
#include <mutex>

#include "hipspv/devlib/heap_abi.h"
#include "hipspv/devlib/race_abi.h"
#include "hipspv/runtime/backends/backend.h"

namespace hipspv {

class Device;

// For malloc and new in device code (docs/architecture-library.md).
class Heap {
 public:
  // bytes: the amount that can at least be allocated. Throws hipErrorOutOfMemory.
  Heap(Device& device, std::size_t bytes);
  ~Heap();
  Heap(const Heap&) = delete;
  Heap& operator=(const Heap&) = delete;

  // The device's view of the heap, in device memory.
  hipspv_heap* block() const { return static_cast<hipspv_heap*>(memory_); }

 private:
  Device& device_;
  void* memory_;
};

// The device's heap, which is created when code that uses it is loaded.
class DeviceHeap {
 public:
  explicit DeviceHeap(Device& device) : device_(device) {}

  Heap& heap();
  std::size_t bytes() const { return bytes_; }
  // Throws hipErrorInvalidValue once the heap is used.
  void setBytes(std::size_t bytes);
  // hipDeviceReset.
  void reset();

 private:
  // CUDA's default.
  static constexpr std::size_t kBytes = 8 * 1024 * 1024;

  Device& device_;
  std::mutex mutex_;
  std::atomic<std::size_t> bytes_{kBytes};
  std::unique_ptr<Heap> heap_;
};

// Memory that device code with race checks writes to (docs/architecture-warps.md, devlib/race_abi.h).
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
