// The device's allocations.
#pragma once

#include <memory>
#include <mutex>
#include <unordered_set>

#include "hipspv/runtime/backends/backend.h"
#include "state.h"

namespace hipspv::cuda {

class Memory {
 public:
  explicit Memory(const State& state) : state_(state) {}

  // nullptr if memory is exhausted. Throws hipspv::Error.
  void* allocate(backend::MemoryKind kind, std::size_t bytes);
  void release(void* pointer);
  // nullptr if the driver can't pin the memory. Throws hipErrorHostMemoryAlreadyRegistered for memory that is pinned.
  std::shared_ptr<void> pin(void* memory, std::size_t bytes);

 private:
  Status allocate(backend::MemoryKind kind, std::size_t bytes, void*& pointer);

  const State& state_;
  std::mutex mutex_;
  std::unordered_set<void*> pinned_;  // which has another call for its release
};

// True if the driver doesn't know the address: it copies such memory by way of its own. Throws hipspv::Error.
bool isPageable(const State& state, const void* address);

}  // namespace hipspv::cuda
