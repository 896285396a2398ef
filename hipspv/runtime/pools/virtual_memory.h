// Addresses and memory apart (hipMemAddressReserve, hipMemCreate, hipMemMap): physical memory is a
// shared file, an address range a reservation of the process, and mapping is the system's own. Only
// for devices that reach any memory of the process.
#pragma once

#include <hip/hip_runtime_api.h>

#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

#include "shared_file.h"

namespace hipspv {

class Device;

// Throws hipErrorNotSupported, with the reason, where the device reaches only what its driver
// allocates.
void requireSystemMemory(const Device& device, const char* what);

class PhysicalMemory {
 public:
  PhysicalMemory(Device& device, const hipMemAllocationProp& properties, SharedFile file)
      : device(device), properties(properties), file(std::move(file)) {}

  Device& device;
  const hipMemAllocationProp properties;
  const SharedFile file;
};

class VirtualMemory {
 public:
  static VirtualMemory& instance();

  // Throw hipErrorInvalidValue for handles and ranges that they don't know, hipErrorOutOfMemory.
  hipMemGenericAllocationHandle_t create(Device& device, std::size_t bytes,
                                         const hipMemAllocationProp& properties);
  // The descriptor stays the caller's.
  hipMemGenericAllocationHandle_t import(Device& device, int descriptor);
  std::shared_ptr<PhysicalMemory> find(hipMemGenericAllocationHandle_t handle);
  // Another count of the handle of the memory that is mapped there.
  hipMemGenericAllocationHandle_t retain(void* address);
  void release(hipMemGenericAllocationHandle_t handle);

  void* reserve(std::size_t bytes, std::size_t alignment, void* wish);
  void free(void* address, std::size_t bytes);
  void map(void* address, std::size_t bytes, std::size_t offset,
           const std::shared_ptr<PhysicalMemory>& memory);
  void unmap(void* address, std::size_t bytes);
  void setAccess(void* address, std::size_t bytes, Device& device, hipMemAccessFlags flags);
  hipMemAccessFlags access(void* address, const Device& device) const;
  // Whether the address is in a reserved range, mapped or not.
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
    std::size_t size;
    Mappings mappings;
    std::vector<void*> published;  // the allocations that the mappings are known as
  };
  using Reservations = std::map<std::byte*, Reservation>;

  struct Counted {
    std::shared_ptr<PhysicalMemory> memory;
    unsigned count;
  };

  hipMemGenericAllocationHandle_t add(std::shared_ptr<PhysicalMemory> memory);
  Reservation& containing(void* address, std::size_t bytes);
  static std::pair<Mappings::iterator, Mappings::iterator> wholeMappings(Reservation& reservation,
                                                                         void* address,
                                                                         std::size_t bytes);
  // What was launched may still use the range.
  void waitForUsers(void* address, std::size_t bytes);
  static void hide(std::byte* address, std::size_t bytes);
  static void publish(Reservation& reservation);

  mutable std::mutex mutex_;
  std::map<const void*, Counted> handles_;
  std::vector<std::weak_ptr<PhysicalMemory>> all_;
  Reservations reservations_;
  std::atomic<bool> any_{false};  // whether there ever was a reservation
};

}  // namespace hipspv
