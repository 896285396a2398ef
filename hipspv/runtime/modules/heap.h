// The heap of one device for malloc and new in device code (docs/architecture-library.md).
#pragma once

#include <cstddef>

#include "hipspv/devlib/heap_abi.h"
#include "hipspv/runtime/backends/backend.h"

namespace hipspv {

class Device;

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

}  // namespace hipspv
