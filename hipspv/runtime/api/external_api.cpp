// Memory and semaphores of other APIs.
#include "guard.h"
#include "hipspv/runtime/pools/external_memory.h"

using namespace hipspv;

namespace {

// Semaphores can't be imported, so no handle is valid.
void requireSemaphores(const hipExternalSemaphore_t* semaphores, const void* parameters, hipStream_t stream) {
  require(semaphores != nullptr && parameters != nullptr, hipErrorInvalidValue);
  streamOf(stream);
  throw Error(hipErrorInvalidValue);
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
    *memory = ExternalMemory::import(Runtime::get().current(), description->handle.fd, description->size).get();
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
    throw Error(hipErrorNotSupported,
                "hipExternalMemoryGetMappedMipmappedArray: how the exporting driver lays out the "
                "texels of an image isn't known: export a buffer");
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
    throw Error(hipErrorNotSupported, "hipImportExternalSemaphore: " + Runtime::get().current().properties().name +
                                          " can't wait for another driver's semaphores");
  });
}

HIPSPV_EXPORT hipError_t hipSignalExternalSemaphoresAsync(const hipExternalSemaphore_t* semaphores,
                                                          const hipExternalSemaphoreSignalParams* parameters,
                                                          unsigned int, hipStream_t stream) {
  return guard([&] { requireSemaphores(semaphores, parameters, stream); });
}

HIPSPV_EXPORT hipError_t hipWaitExternalSemaphoresAsync(const hipExternalSemaphore_t* semaphores,
                                                        const hipExternalSemaphoreWaitParams* parameters, unsigned int,
                                                        hipStream_t stream) {
  return guard([&] { requireSemaphores(semaphores, parameters, stream); });
}

HIPSPV_EXPORT hipError_t hipDestroyExternalSemaphore(hipExternalSemaphore_t) {
  return guard([] { throw Error(hipErrorInvalidValue); });  // no memory can have been imported
}
