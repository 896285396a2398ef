// Memory and semaphores of another API or process, imported by file descriptors (hipImportExternalMemory). The device
// API imports them if it can (backends/sharing.h). Otherwise memory is a file that the system maps.
#pragma once

#include <hip/hip_runtime_api.h>

#include <cstddef>
#include <memory>
#include <span>

#include "hipspv/runtime/backends/sharing.h"
#include "hipspv/runtime/support/handle.h"

namespace hipspv {

class Device;
class Devices;
class Stream;

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

}  // namespace hipspv
