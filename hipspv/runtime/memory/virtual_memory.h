// Separate addresses and memory (hipMemAddressReserve, hipMemCreate, hipMemMap): the program's handles, ranges and
// mappings. The device API maps them, or the system for devices that can access any memory of the process.
#pragma once

#include <hip/hip_runtime_api.h>

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

#include "hipspv/runtime/backends/services.h"

namespace hipspv {

class Device;
class Devices;

// Throws hipErrorNotSupported, with the reason, if the device can only access memory that its driver allocates.
void requireSystemMemory(const Device& device, const char* what);

// The device API's service, or the system's. Throws like requireSystemMemory.
backend::VirtualMemory& virtualMemoryOf(const Device& device, const char* what);

backend::Access accessOf(hipMemAccessFlags flags);

struct PhysicalMemory {
  Device& device;
  const hipMemAllocationProp properties;
  const std::shared_ptr<backend::PhysicalMemory> memory;
};

class VirtualMemory {
 public:
  explicit VirtualMemory(Devices& devices) : devices_(devices) {}

  // Throw hipErrorInvalidValue for unknown handles and ranges, hipErrorOutOfMemory.
  hipMemGenericAllocationHandle_t create(Device& device, std::size_t bytes, const hipMemAllocationProp& properties);
  // The caller keeps the descriptor.
  hipMemGenericAllocationHandle_t import(Device& device, int descriptor);
  std::shared_ptr<PhysicalMemory> find(hipMemGenericAllocationHandle_t handle);
  // Increments the handle's count for the memory mapped there.
  hipMemGenericAllocationHandle_t retain(void* address);
  void release(hipMemGenericAllocationHandle_t handle);

  void* reserve(const Device& device, std::size_t bytes, std::size_t alignment, void* wish);
  void free(void* address, std::size_t bytes);
  void map(void* address, std::size_t bytes, std::size_t offset, const std::shared_ptr<PhysicalMemory>& memory);
  void unmap(void* address, std::size_t bytes);
  void setAccess(void* address, std::size_t bytes, Device& device, hipMemAccessFlags flags);
  hipMemAccessFlags access(void* address, const Device& device) const;
  // True if the address is in a reserved range, mapped or not.
  bool reserved(const void* address) const;

  // Bytes of the device's physical memory.
  std::size_t used(const Device& device) const;
  // hipDeviceReset.
  void releaseAll(Device& device);

 private:
  struct Mapping {
    std::size_t size;
    std::size_t offset;
    std::shared_ptr<PhysicalMemory> memory;
    std::map<const Device*, hipMemAccessFlags> access;

    hipMemAccessFlags widest() const;
  };
  using Mappings = std::map<std::byte*, Mapping>;

  struct Reservation {
    backend::VirtualMemory& space;
    std::size_t size;
    Mappings mappings;
    std::vector<void*> published;  // the allocations that represent the mappings
  };
  using Reservations = std::map<std::byte*, Reservation>;

  struct Counted {
    std::shared_ptr<PhysicalMemory> memory;
    unsigned count;
  };

  hipMemGenericAllocationHandle_t add(std::shared_ptr<PhysicalMemory> memory);
  Reservation& containing(void* address, std::size_t bytes);
  static std::pair<Mappings::iterator, Mappings::iterator> wholeMappings(Reservation& reservation, void* address,
                                                                         std::size_t bytes);
  // Waits for launched work that may still use the range.
  void waitForUsers(void* address, std::size_t bytes);
  void publish(Reservation& reservation);

  Devices& devices_;
  mutable std::mutex mutex_;
  std::map<const void*, Counted> handles_;
  std::vector<std::weak_ptr<PhysicalMemory>> all_;
  Reservations reservations_;
  std::atomic<bool> any_{false};  // there has been a reservation
};

// Separate addresses and memory by means of the system, for devices that can access any memory of the process: physical
// memory is a shared file, an address range is a reservation in the process, and the system maps them.
// For all such devices, which use the host's pages: the widest access of a device is that of all.
class SystemVirtualMemory final : public backend::VirtualMemory {
 public:
  std::size_t granularity(bool best) override;
  std::shared_ptr<backend::PhysicalMemory> create(std::size_t bytes, bool shareable) override;
  std::shared_ptr<backend::PhysicalMemory> import(int descriptor) override;
  bool has(const backend::PhysicalMemory& /*memory*/) override { return true; }
  void* reserve(std::size_t bytes, std::size_t alignment, void* wish) override;
  void free(void* base, std::size_t bytes) override;
  void map(void* address, std::size_t bytes, std::size_t offset, const backend::PhysicalMemory& memory) override;
  void unmap(void* address, std::size_t bytes) override;
  void setAccess(void* address, std::size_t bytes, std::span<const backend::DeviceAccess> all) override;
};

}  // namespace hipspv
