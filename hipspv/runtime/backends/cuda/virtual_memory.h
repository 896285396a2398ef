// Separate addresses and memory, by the driver.
#pragma once

#include "hipspv/runtime/backends/virtual_memory.h"
#include "state.h"

namespace hipspv::cuda {

AccessFlags flagsOf(backend::Access access);

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
  AllocationProperties properties(bool shareable) const;

  const State& state_;
};

}  // namespace hipspv::cuda
