// Memory and events that processes share by 64-byte handles (hipIpc*), which are the device API's if it has some
// (backends/sharing.h). On another device that can access any memory of the process, the export moves pages to a shared
// file, which the process that opens the handle maps.
#pragma once

#include <hip/hip_runtime_api.h>

#include <atomic>
#include <cstdint>
#include <map>
#include <mutex>

#include "hipspv/runtime/device/device.h"
#include "hipspv/runtime/memory/memory.h"
#include "hipspv/runtime/support/shared_file.h"

namespace hipspv {

// Memory of a device that other processes may have opened.
class ExportedMemory final : public ReleaseObserver {
 public:
  explicit ExportedMemory(Device& device) { device.observeReleases(*this); }

  // The pointer must lie in the allocation. Throws hipErrorInvalidValue for memory not from
  // hipMalloc, and for an address inside it if the device API's handles name only its beginning. hipErrorNotSupported
  // if the device can't share memory.
  hipIpcMemHandle_t share(const Allocation& allocation, void* pointer);
  // The allocation's pages become the process's own again.
  void releasing(void* base) override {
    if (count_.load(std::memory_order_acquire) != 0) restore(base);
  }

 private:
  IpcHandle shareFile(const Allocation& allocation, void* pointer);
  void restore(void* base);

  struct Export {
    SharedFile file;
    std::size_t bytes;
  };

  std::mutex mutex_;
  std::map<void*, Export> exports_;
  std::atomic<std::size_t> count_{0};
};

// Other processes' memory that this one has opened. Memory opened twice has one address.
class ImportedMemory {
 public:
  explicit ImportedMemory(Devices& devices) : allocations_(devices.object<Allocations>()) {}

  void* open(Device& device, const hipIpcMemHandle_t& handle);
  // Throws hipErrorInvalidValue for an address that isn't from open.
  void close(void* pointer);
  // hipDeviceReset has ended what the device has opened.
  void forget(const Device& device);

 private:
  void* openFile(Device& device, const IpcHandle& handle);
  void* openNative(Device& device, const hipIpcMemHandle_t& handle);
  void closeNative(const Allocation& allocation);

  struct Import {
    std::byte* base;
    std::size_t size;
    unsigned count;
  };
  using Key = std::pair<std::uint64_t, std::uint64_t>;

  Allocations& allocations_;
  std::mutex mutex_;
  std::map<Key, Import> imports_;
  std::map<void*, unsigned> native_;  // how often the device API has opened the memory
};

}  // namespace hipspv
