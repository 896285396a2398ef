// Memory, semaphores and events that processes and APIs share. The device API shares them if it can
// (backends/services.h).
#pragma once

#include <hip/hip_runtime_api.h>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <span>

#include "hipspv/runtime/backends/services.h"
#include "hipspv/runtime/device/device.h"
#include "hipspv/runtime/memory/memory.h"
#include "hipspv/runtime/support/handle.h"
#include "hipspv/runtime/support/shared_file.h"

namespace hipspv {

class Device;
class Devices;
class Stream;

// Memory of another API or process, imported by a file descriptor (hipImportExternalMemory). Without a service of the
// device API it is a file that the system maps.
class ExternalMemory {
 public:
  // Takes ownership of the descriptor, unless it throws: hipErrorInvalidValue for a file with fewer
  // bytes, hipErrorNotSupported for one that can't be mapped.
  static std::shared_ptr<ExternalMemory> import(Device& device, int descriptor, std::size_t bytes, bool dedicated);

  // A device pointer to a range of it. The mapping ends with hipFree and may outlive this object.
  void* map(std::size_t offset, std::size_t bytes) const;
  // Throws hipErrorNotSupported if the device API doesn't import memory.
  hipMipmappedArray_t mapMipmapped(const hipExternalMemoryMipmappedArrayDesc& image) const;

 private:
  ExternalMemory(Device& device, std::shared_ptr<backend::ExternalMemory> memory, std::size_t bytes)
      : device_(device), memory_(std::move(memory)), bytes_(bytes) {}

  Device& device_;
  const std::shared_ptr<backend::ExternalMemory> memory_;
  const std::size_t bytes_;
};

// The program's handles, of all devices.
struct ExternalMemories : HandleTable<ExternalMemory> {
  ExternalMemories() : HandleTable(hipErrorInvalidValue) {}
};

// ---- Semaphores. The handles' table throws hipErrorInvalidValue.

// Takes ownership of the descriptor, unless it throws: hipErrorNotSupported if the device API has no such service.
hipExternalSemaphore_t importSemaphore(Device& device, int descriptor, bool timeline);
void destroySemaphore(Devices& devices, hipExternalSemaphore_t semaphore);
// In the stream's order. The semaphores are the device's.
void signalSemaphores(Stream& stream, std::span<const hipExternalSemaphore_t> semaphores,
                      const hipExternalSemaphoreSignalParams* parameters);
void waitForSemaphores(Stream& stream, std::span<const hipExternalSemaphore_t> semaphores,
                       const hipExternalSemaphoreWaitParams* parameters);

// ---- Handles of 64 bytes (hipIpc*)

// Memory of a device that other processes may have opened. Without a service of the device API, the export moves pages
// to a shared file, which the process that opens the handle maps. The device must be able to access any memory of the
// process.
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
