// The device's allocations.
#pragma once

#include <memory>
#include <mutex>
#include <unordered_set>

#include "events.h"

namespace hipspv::cuda {

class Memory {
 public:
  Memory(const State& state, Holds& holds) : state_(state), holds_(holds) {}

  // nullptr if memory is exhausted. Throws hipspv::Error.
  void* allocate(backend::MemoryKind kind, std::size_t bytes);
  // Doesn't wait for streams that wait for the host: then a later call of this class returns the memory to the driver.
  void release(void* pointer);
  // As backend::Device. location: nullptr for the host.
  void advise(const void* memory, std::size_t bytes, backend::Advice advice, bool set, const Member* location);
  // Bytes that could still be allocated.
  std::size_t free();
  // nullptr if the driver can't pin the memory. Throws hipErrorHostMemoryAlreadyRegistered for memory that is pinned.
  std::shared_ptr<void> pin(void* memory, std::size_t bytes);

 private:
  Status allocate(backend::MemoryKind kind, std::size_t bytes, void*& pointer);
  void giveBack(void* pointer);

  const State& state_;
  Holds& holds_;
  std::mutex mutex_;
  std::unordered_set<void*> pinned_;  // which has another call for its release
};

// True if the driver doesn't know the address: it copies such memory by way of its own. Throws hipspv::Error.
bool isPageable(const State& state, const void* address);

}  // namespace hipspv::cuda
