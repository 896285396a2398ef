// Memory and semaphores of other APIs.
#include <span>

#include "guard.h"
#include "hipspv/runtime/pools/external_memory.h"

using namespace hipspv;

namespace {

std::span<const hipExternalSemaphore_t> listOf(const hipExternalSemaphore_t* semaphores, const void* parameters,
                                               unsigned count) {
  require(semaphores != nullptr && parameters != nullptr, hipErrorInvalidValue);
  return {semaphores, count};
}

}  // namespace

HIPSPV_EXPORT hipError_t hipImportExternalMemory(hipExternalMemory_t* memory,
                                                 const hipExternalMemoryHandleDesc* description) {
  return guard([&] {
    require(memory != nullptr && description != nullptr, hipErrorInvalidValue);
    require(description->size != 0 && (description->flags & ~hipExternalMemoryDedicated) == 0, hipErrorInvalidValue);
    require(description->type >= hipExternalMemoryHandleTypeOpaqueFd &&
                description->type <= hipExternalMemoryHandleTypeNvSciBuf,
            hipErrorInvalidValue);
    if (description->type != hipExternalMemoryHandleTypeOpaqueFd)
      throw Error(hipErrorNotSupported, "hipImportExternalMemory: only file descriptors are there on this system");
    const bool dedicated = (description->flags & hipExternalMemoryDedicated) != 0;
    Device& device = Runtime::get().current();
    *memory = ExternalMemory::import(device, description->handle.fd, description->size, dedicated).get();
  });
}

HIPSPV_EXPORT hipError_t hipExternalMemoryGetMappedBuffer(void** pointer, hipExternalMemory_t memory,
                                                          const hipExternalMemoryBufferDesc* description) {
  return guard([&] {
    require(pointer != nullptr && description != nullptr && description->flags == 0, hipErrorInvalidValue);
    *pointer = ExternalMemory::handles().find(memory)->map(description->offset, description->size);
  });
}

HIPSPV_EXPORT hipError_t hipExternalMemoryGetMappedMipmappedArray(
    hipMipmappedArray_t* mipmap, hipExternalMemory_t memory, const hipExternalMemoryMipmappedArrayDesc* description) {
  return guard([&] {
    require(mipmap != nullptr && memory != nullptr && description != nullptr, hipErrorInvalidValue);
    require(ExternalMemory::handles().contains(memory), hipErrorInvalidResourceHandle);
    *mipmap = ExternalMemory::handles().find(memory)->mapMipmapped(*description);
  });
}

HIPSPV_EXPORT hipError_t hipDestroyExternalMemory(hipExternalMemory_t memory) {
  return guard([&] {
    const auto ended = ExternalMemory::handles().take(memory, [](const ExternalMemory&) { return true; });
    require(ended != nullptr, hipErrorInvalidValue);
  });
}

HIPSPV_EXPORT hipError_t hipImportExternalSemaphore(hipExternalSemaphore_t* semaphore,
                                                    const hipExternalSemaphoreHandleDesc* description) {
  return guard([&] {
    require(semaphore != nullptr && description != nullptr && description->flags == 0, hipErrorInvalidValue);
    require(description->type >= hipExternalSemaphoreHandleTypeOpaqueFd &&
                description->type <= hipExternalSemaphoreHandleTypeTimelineSemaphoreWin32,
            hipErrorInvalidValue);
    const bool timeline = description->type == hipExternalSemaphoreHandleTypeTimelineSemaphoreFd;
    if (!timeline && description->type != hipExternalSemaphoreHandleTypeOpaqueFd)
      throw Error(hipErrorNotSupported, "hipImportExternalSemaphore: only file descriptors are there on this system");
    *semaphore = importSemaphore(Runtime::get().current(), description->handle.fd, timeline);
  });
}

HIPSPV_EXPORT hipError_t hipSignalExternalSemaphoresAsync(const hipExternalSemaphore_t* semaphores,
                                                          const hipExternalSemaphoreSignalParams* parameters,
                                                          unsigned int count, hipStream_t stream) {
  return guard([&] { signalSemaphores(streamOf(stream), listOf(semaphores, parameters, count), parameters); });
}

HIPSPV_EXPORT hipError_t hipWaitExternalSemaphoresAsync(const hipExternalSemaphore_t* semaphores,
                                                        const hipExternalSemaphoreWaitParams* parameters,
                                                        unsigned int count, hipStream_t stream) {
  return guard([&] { waitForSemaphores(streamOf(stream), listOf(semaphores, parameters, count), parameters); });
}

HIPSPV_EXPORT hipError_t hipDestroyExternalSemaphore(hipExternalSemaphore_t semaphore) {
  return guard([&] { destroySemaphore(semaphore); });
}
