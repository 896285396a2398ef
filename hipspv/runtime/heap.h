// The heap of one device: what malloc and new in device code allocate from (docs/architecture.md).
#pragma once

#include <cstddef>
#include <memory>

#include "backends/backend.h"
#include "hipspv/devlib/heap_abi.h"

namespace hipspv {

class Device;

class Heap {
 public:
  // bytes: at least as many can be allocated. Throws hipErrorOutOfMemory.
  Heap(Device& device, std::size_t bytes);
  ~Heap();
  Heap(const Heap&) = delete;
  Heap& operator=(const Heap&) = delete;

  // What device code gets to see, in device memory.
  hipspv_heap* block() const { return static_cast<hipspv_heap*>(memory_); }

 private:
  Device& device_;
  void* memory_;
};

}  // namespace hipspv
