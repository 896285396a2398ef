// The source of a memory pool's segments.
#pragma once

#include <hip/hip_runtime_api.h>

#include <cstddef>
#include <memory>

namespace hipspv {

class Device;
struct Allocation;

class PoolMemory {
 public:
  explicit PoolMemory(Device& device) : device_(device) {}
  virtual ~PoolMemory() = default;
  PoolMemory(const PoolMemory&) = delete;
  PoolMemory& operator=(const PoolMemory&) = delete;

  // nullptr if memory is exhausted.
  virtual std::byte* reserve(std::size_t bytes) = 0;
  virtual void release(std::byte* base, std::size_t bytes) noexcept = 0;
  // True if a segment is one allocation, since other processes open segments.
  virtual bool undivided() const { return false; }
  // The segments' use by another device that can reach them.
  virtual void allow(const Device& from, hipMemAccessFlags flags);

  // ---- Other processes. Memory that isn't shared throws hipErrorInvalidValue.
  // A new file descriptor, for import() in another process.
  virtual int share() const;
  virtual hipMemPoolPtrExportData exportPointer(const Allocation& allocation, const void* pointer) const;
  // The memory at an exported pointer, as long as the result lives, and its size.
  struct Opened {
    std::shared_ptr<void> memory;
    std::size_t bytes;
  };
  virtual Opened open(const hipMemPoolPtrExportData& data);

  // For a pool with such properties. Throws hipErrorNotSupported if the device can't share memory as they require.
  static std::unique_ptr<PoolMemory> make(Device& device, const hipMemPoolProps& properties);
  // Another process's memory, from which nothing is reserved. The caller keeps the descriptor.
  static std::unique_ptr<PoolMemory> import(Device& device, int descriptor);

 protected:
  Device& device_;
};

}  // namespace hipspv
