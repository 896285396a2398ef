// Memory and semaphores of other APIs, over the stand-in for CUDA's driver, which has files in their place.
#include <hip/hip_runtime.h>
#include <sys/mman.h>
#include <unistd.h>

#include <atomic>
#include <cstring>
#include <vector>

#include "../runtime/sections.h"

static constexpr std::size_t kBytes = 16384, kOffset = 4096;

static int file() {
  const int made = memfd_create("external", 0);
  if (ftruncate(made, kBytes) != 0) std::exit(1);
  return made;
}

template <class T>
static T* mapped(int file) {
  return static_cast<T*>(mmap(nullptr, kBytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0));
}

static hipStream_t stream() {
  hipStream_t made = nullptr;
  gives(hipSuccess, hipStreamCreateWithFlags(&made, hipStreamNonBlocking));
  return made;
}

static hipExternalMemoryHandleDesc describe(int descriptor, std::size_t size) {
  hipExternalMemoryHandleDesc d{};
  d.type = hipExternalMemoryHandleTypeOpaqueFd;
  d.handle.fd = descriptor;
  d.size = size;
  d.flags = hipExternalMemoryDedicated;
  return d;
}

SECTION(memory) {
  const int made = file();
  const int* host = mapped<int>(made);
  hipExternalMemory_t memory;
  hipExternalMemoryHandleDesc wrong = describe(made, kBytes + 1);
  gives(hipErrorInvalidValue, hipImportExternalMemory(&memory, &wrong));
  const hipExternalMemoryHandleDesc good = describe(dup(made), kBytes);
  gives(hipSuccess, hipImportExternalMemory(&memory, &good));
  hipExternalMemoryBufferDesc buffer{};
  buffer.offset = kOffset;
  buffer.size = kBytes - kOffset;
  int *data, *again, seen = 0;
  gives(hipSuccess, hipExternalMemoryGetMappedBuffer(reinterpret_cast<void**>(&data), memory, &buffer));
  gives(hipSuccess, hipExternalMemoryGetMappedBuffer(reinterpret_cast<void**>(&again), memory, &buffer));
  buffer.size += 1;
  void* none;
  gives(hipErrorInvalidValue, hipExternalMemoryGetMappedBuffer(&none, memory, &buffer));
  gives(hipSuccess, hipMemsetD32(data, 7, (kBytes - kOffset) / 4));
  gives(hipErrorInvalidValue, hipMemset(data, 0, kBytes - kOffset + 1));
  gives(hipSuccess, hipDeviceSynchronize());
  gives(0, host[kOffset / 4 - 1]);
  gives(7, host[kOffset / 4]);
  gives(7, host[kBytes / 4 - 1]);
  // A mapped buffer may outlive the memory.
  gives(hipSuccess, hipDestroyExternalMemory(memory));
  gives(hipErrorInvalidValue, hipDestroyExternalMemory(memory));
  gives(hipSuccess, hipMemcpy(&seen, again, 4, hipMemcpyDeviceToHost));
  gives(7, seen);
  gives(hipSuccess, hipFree(data));
  gives(hipErrorInvalidValue, hipFree(data));
  gives(hipSuccess, hipFree(again));
}

SECTION(images) {
  hipExternalMemory_t memory;
  const hipExternalMemoryHandleDesc given = describe(file(), kBytes);
  gives(hipSuccess, hipImportExternalMemory(&memory, &given));
  hipExternalMemoryMipmappedArrayDesc image{};
  image.offset = kOffset;
  image.formatDesc = hipCreateChannelDesc<float>();
  image.extent = make_hipExtent(16, 8, 0);
  image.flags = hipArraySurfaceLoadStore;
  image.numLevels = 3;
  hipMipmappedArray_t mipmap;
  gives(hipSuccess, hipExternalMemoryGetMappedMipmappedArray(&mipmap, memory, &image));
  image.offset = kBytes;
  hipMipmappedArray_t none;
  gives(hipErrorInvalidValue, hipExternalMemoryGetMappedMipmappedArray(&none, memory, &image));
  gives(hipSuccess, hipDestroyExternalMemory(memory));
  hipArray_t level;
  gives(hipSuccess, hipGetMipmappedArrayLevel(&level, mipmap, 1));
  std::vector<float> texels(32, 2.5f), back(32);
  gives(hipSuccess, hipMemcpy2DToArray(level, 0, 0, texels.data(), 32, 32, 4, hipMemcpyHostToDevice));
  gives(hipSuccess, hipMemcpy2DFromArray(back.data(), 32, level, 0, 0, 32, 4, hipMemcpyDeviceToHost));
  gives(true, texels == back);
  gives(hipSuccess, hipFreeMipmappedArray(mipmap));
}

static hipExternalSemaphore_t import(int descriptor, hipExternalSemaphoreHandleType type) {
  hipExternalSemaphoreHandleDesc d{};
  d.type = type;
  d.handle.fd = descriptor;
  hipExternalSemaphore_t semaphore = nullptr;
  gives(hipSuccess, hipImportExternalSemaphore(&semaphore, &d));
  return semaphore;
}

// Memory is released meanwhile, although a stream waits for a semaphore that the host signals later.
SECTION(semaphores) {
  alarm(60);
  const int made = file();
  auto* value = mapped<std::atomic<std::uint64_t>>(made);
  hipExternalSemaphore_t both[] = {import(dup(made), hipExternalSemaphoreHandleTypeTimelineSemaphoreFd),
                                   import(file(), hipExternalSemaphoreHandleTypeOpaqueFd)};
  hipStream_t a = stream(), b = stream();
  int *memory, seen = 0;
  gives(hipSuccess, hipMalloc(&memory, 4));
  gives(hipSuccess, hipMemsetD32(memory, 1, 1));
  gives(hipSuccess, hipDeviceSynchronize());
  hipExternalSemaphoreWaitParams waits[2]{};
  hipExternalSemaphoreSignalParams signals[2]{};
  waits[0].params.fence.value = 5;
  signals[0].params.fence.value = 6;
  gives(hipSuccess, hipWaitExternalSemaphoresAsync(both, waits, 1, a));
  gives(hipSuccess, hipMemsetD32Async(memory, 2, 1, a));
  gives(hipSuccess, hipSignalExternalSemaphoresAsync(both, signals, 2, a));
  void* other;
  gives(hipSuccess, hipMallocAsync(&other, 8 << 20, b));
  gives(hipSuccess, hipFreeAsync(other, b));
  gives(hipSuccess, hipStreamSynchronize(b));
  gives(hipErrorNotReady, hipStreamQuery(a));
  *value = 5;
  waits[0].params.fence.value = 6;
  gives(hipSuccess, hipWaitExternalSemaphoresAsync(both, waits, 2, b));
  gives(hipSuccess, hipMemcpyAsync(&seen, memory, 4, hipMemcpyDeviceToHost, b));
  gives(hipSuccess, hipStreamSynchronize(b));
  gives(2, seen);
  gives(6, value->load());
  // A semaphore is its device's, and no node of a graph.
  gives(hipSuccess, hipStreamBeginCapture(b, hipStreamCaptureModeRelaxed));
  gives(hipErrorStreamCaptureUnsupported, hipSignalExternalSemaphoresAsync(both, signals, 1, b));
  hipGraph_t graph;
  gives(hipSuccess, hipStreamEndCapture(b, &graph));
  gives(hipSuccess, hipSetDevice(1));
  gives(hipErrorInvalidValue, hipSignalExternalSemaphoresAsync(both, signals, 1, nullptr));
  for (hipExternalSemaphore_t each : both) gives(hipSuccess, hipDestroyExternalSemaphore(each));
  gives(hipErrorInvalidValue, hipDestroyExternalSemaphore(both[0]));
}

SECTION(others) {
  hipExternalSemaphoreHandleDesc d{};
  hipExternalSemaphore_t semaphore;
  d.type = hipExternalSemaphoreHandleTypeOpaqueFd;
  d.handle.fd = 987;
  gives(hipErrorInvalidValue, hipImportExternalSemaphore(&semaphore, &d));
  d.type = hipExternalSemaphoreHandleTypeNvSciSync;
  gives(hipErrorNotSupported, hipImportExternalSemaphore(&semaphore, &d));
  hipExternalMemory_t memory;
  hipExternalMemoryHandleDesc m = describe(987, kBytes);
  gives(hipErrorInvalidValue, hipImportExternalMemory(&memory, &m));
  m.type = hipExternalMemoryHandleTypeNvSciBuf;
  gives(hipErrorNotSupported, hipImportExternalMemory(&memory, &m));
}
