// The device's allocations, and memory of the host that is pinned.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <set>

#include "driver.h"

namespace hipspv::ze {

// Functions throw hipspv::Error.
class Memory {
 public:
  explicit Memory(const State& state);
  ~Memory();
  Memory(const Memory&) = delete;
  Memory& operator=(const Memory&) = delete;

  // nullptr if memory is exhausted.
  void* allocate(backend::MemoryKind kind, std::size_t bytes);
  // The device has completed the work that uses it.
  void release(void* pointer);
  // Kernels of that device may use all memory of MemoryKind::kDevice from now on, or no longer.
  void admit(DeviceHandle guest);
  void dismiss(DeviceHandle guest);
  // As backend::Device. location: nullptr for the host.
  void advise(const void* memory, std::size_t bytes, backend::Advice advice, bool set, const Member* location);

 private:
  Result allocate(backend::MemoryKind kind, std::size_t bytes, void*& pointer) const;
  void enter(void* pointer, std::size_t bytes);
  ListHandle hints();

  const State& state_;
  const bool relaxes_;  // allocations may exceed the device's bound
  std::mutex mutex_;
  std::map<void*, std::size_t> onDevice_;  // bytes of those of MemoryKind::kDevice
  std::set<DeviceHandle> guests_;
  ListHandle hints_ = nullptr;  // made for the first hint
};

// The host's memory that the program has allocated otherwise, for kernels and copies. Ends after all that it has
// pinned.
class Pinning {
 public:
  explicit Pinning(const State& state) : state_(state) {}

  // As backend::Device::pin. Throws hipspv::Error.
  std::shared_ptr<void> pin(void* memory, std::size_t bytes);

 private:
  struct Range {
    std::uintptr_t end;
    std::weak_ptr<void> mapping;
  };

  std::shared_ptr<void> map(std::uintptr_t begin, std::uintptr_t end);
  void unmap(void* base) noexcept;

  const State& state_;
  std::mutex mutex_;
  std::map<std::uintptr_t, Range> ranges_;  // of whole pages, by their beginning
};

}  // namespace hipspv::ze
