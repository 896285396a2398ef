// Separate addresses and memory, by the driver.
#pragma once

#include <map>
#include <mutex>
#include <optional>

#include "hipspv/runtime/backends/virtual_memory.h"
#include "state.h"

namespace hipspv::ze {

// Drivers have the calls before they support them. Opens the driver's context.
bool reservesAddresses(const Found& found);

class VirtualMemory final : public backend::VirtualMemory {
 public:
  explicit VirtualMemory(const State& state) : state_(state) {}

  std::size_t granularity(bool best) override;
  std::shared_ptr<backend::PhysicalMemory> create(std::size_t bytes, bool shareable) override;
  std::shared_ptr<backend::PhysicalMemory> import(int descriptor) override;
  bool has(const backend::PhysicalMemory& memory) override;
  void* reserve(std::size_t bytes, std::size_t alignment, void* wish) override;
  void free(void* base, std::size_t bytes) override;
  void map(void* address, std::size_t bytes, std::size_t offset, const backend::PhysicalMemory& memory) override;
  void unmap(void* address, std::size_t bytes) override;
  void setAccess(void* address, std::size_t bytes, std::span<const backend::DeviceAccess> all) override;

 private:
  // The driver's, in which the program's lies.
  struct Reservation {
    void* base;
    std::size_t bytes;
  };
  struct Mapping {
    PhysicalHandle memory;
    DeviceHandle device;  // the memory's
    std::size_t offset;
    std::optional<AccessAttribute> access;  // nullopt: the driver couldn't map it again
  };

  Reservation reserve(std::size_t bytes, void* wish);

  const State& state_;
  std::mutex mutex_;
  std::map<void*, Reservation> reservations_;  // by the program's beginning
  std::map<void*, Mapping> mappings_;
};

}  // namespace hipspv::ze
