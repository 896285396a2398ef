// A device's memory pools.
#pragma once

#include <hip/hip_runtime_api.h>

#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

#include "hipspv/runtime/streams/device_streams.h"
#include "hipspv/runtime/support/handle.h"
#include "memory_pool.h"

namespace hipspv {

// The program's pools, of all devices.
struct PoolHandles : HandleTable<MemoryPool> {
  PoolHandles() : HandleTable(hipErrorInvalidValue) {}
};

class DevicePools final : public StreamObserver {
 public:
  explicit DevicePools(Device& device) : device_(device) {}
  DevicePools(const DevicePools&) = delete;
  DevicePools& operator=(const DevicePools&) = delete;

  // Created at the first call.
  std::shared_ptr<MemoryPool> defaultPool();
  std::shared_ptr<MemoryPool> current();
  void setCurrent(const std::shared_ptr<MemoryPool>& pool);
  std::shared_ptr<MemoryPool> create(const hipMemPoolProps& properties);
  // Imports another process's pool. The caller keeps the descriptor.
  std::shared_ptr<MemoryPool> import(int descriptor);
  // The pool ends when none of its memory is in use. Throws hipErrorInvalidValue for the default pool.
  void destroy(MemoryPool& pool);
  static hipMemPool_t handle(const MemoryPool& pool);

  // ---- Notifications
  void synchronized() override { trim(); }
  void ordered(std::uint64_t earlier, std::uint64_t upTo, const Stream& stream, std::uint64_t from) override;
  void ended(const Stream& stream) override;
  // hipDeviceReset: destroys the program's pools; the default one is empty and current.
  void reset();

 private:
  PoolHandles& handles() const;
  std::shared_ptr<MemoryPool> add(std::shared_ptr<MemoryPool> pool);
  void trim();
  std::vector<std::shared_ptr<MemoryPool>> snapshot();

  Device& device_;
  std::mutex mutex_;
  std::vector<std::shared_ptr<MemoryPool>> pools_, retired_;
  std::shared_ptr<MemoryPool> default_, current_;
};

// hipFreeAsync: ends an allocation of a pool or of hipMalloc after the stream's work so far. Throws
// hipErrorInvalidValue for anything else.
void releaseInOrder(Stream& stream, void* pointer);

}  // namespace hipspv
