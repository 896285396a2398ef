// Separate addresses and memory by means of the system, for devices that can access any memory of the process: physical
// memory is a shared file, an address range is a reservation in the process, and the system maps them.
#pragma once

#include "hipspv/runtime/backends/virtual_memory.h"

namespace hipspv {

// For all such devices, which use the host's pages: the widest access of a device is that of all.
class SystemVirtualMemory final : public backend::VirtualMemory {
 public:
  static SystemVirtualMemory& instance();

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
