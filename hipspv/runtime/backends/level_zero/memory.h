// The device's allocations.
#pragma once

#include "hipspv/runtime/backends/backend.h"
#include "state.h"

namespace hipspv::ze {

class Memory {
 public:
  explicit Memory(const State& state);

  // nullptr if memory is exhausted. Throws hipspv::Error.
  void* allocate(backend::MemoryKind kind, std::size_t bytes) const;
  // The device has completed the work that uses it. Throws hipspv::Error.
  void release(void* pointer) const;

 private:
  Result allocate(backend::MemoryKind kind, std::size_t bytes, void*& pointer) const;

  const State& state_;
  const bool relaxes_;  // allocations may exceed the device's bound
};

}  // namespace hipspv::ze
