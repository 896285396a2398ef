// Separate addresses and memory, by the device API.
#pragma once

#include <cstddef>
#include <memory>
#include <span>

namespace hipspv::backend {

class Device;

// Memory of a device, without an address. It ends with the object, and after the last address is unmapped.
class PhysicalMemory {
 public:
  virtual ~PhysicalMemory() = default;
  // Bytes; 0 if the API doesn't tell.
  virtual std::size_t size() const = 0;
  // A new file descriptor, from which another process may import the memory. Throws hipspv::Error.
  virtual int share() const = 0;
};

enum class Access { kNone, kRead, kReadWrite };

struct DeviceAccess {
  const Device* device;
  Access access;
};

// Functions throw hipspv::Error, hipErrorInvalidValue for memory of another API.
class VirtualMemory {
 public:
  virtual ~VirtualMemory() = default;
  // Of which sizes, offsets and addresses of mappings are multiples: the least, or the best.
  virtual std::size_t granularity(bool best) = 0;
  // On the device. shareable: share() is called later.
  virtual std::shared_ptr<PhysicalMemory> create(std::size_t bytes, bool shareable) = 0;
  // The caller keeps the descriptor.
  virtual std::shared_ptr<PhysicalMemory> import(int descriptor) = 0;
  // The memory is on this device.
  virtual bool has(const PhysicalMemory& memory) = 0;
  // A range of addresses without memory. alignment: a power of two, or 0. wish: an address, or nullptr.
  virtual void* reserve(std::size_t bytes, std::size_t alignment, void* wish) = 0;
  virtual void free(void* base, std::size_t bytes) = 0;
  // Into a reserved range, without access.
  virtual void map(void* address, std::size_t bytes, std::size_t offset, const PhysicalMemory& memory) = 0;
  // A whole mapping.
  virtual void unmap(void* address, std::size_t bytes) = 0;
  // For a whole mapping: of all devices to which the program has ever given access.
  virtual void setAccess(void* address, std::size_t bytes, std::span<const DeviceAccess> all) = 0;
};

}  // namespace hipspv::backend
