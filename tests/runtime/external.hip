// Memory imported by a descriptor, and imports that fail: semaphores, OpenGL's objects.
#include <hip/hip_gl_interop.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstring>

#include "sections.h"

__global__ void increment(int* data, int count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < count) data[i] += 1;
}

static hipExternalMemoryHandleDesc describe(int descriptor, std::size_t size) {
  hipExternalMemoryHandleDesc result;
  std::memset(&result, 0, sizeof result);
  result.type = hipExternalMemoryHandleTypeOpaqueFd;
  result.handle.fd = descriptor;
  result.size = size;
  return result;
}

SECTION(memory) {
  constexpr int kCount = 10000;
  constexpr std::size_t kBytes = kCount * sizeof(int), kOffset = 1000 * sizeof(int);
  const int file = memfd_create("external", 0);
  if (ftruncate(file, kBytes) != 0) std::exit(1);
  constexpr int kReadWrite = PROT_READ | PROT_WRITE;
  auto* host = static_cast<int*>(mmap(nullptr, kBytes, kReadWrite, MAP_SHARED, file, 0));
  for (int i = 0; i < kCount; ++i) host[i] = i;
  hipExternalMemory_t memory = nullptr;
  auto description = describe(dup(file), kBytes);
  HIP(hipImportExternalMemory(&memory, &description));
  hipExternalMemoryBufferDesc buffer;
  std::memset(&buffer, 0, sizeof buffer);
  buffer.offset = kOffset;
  buffer.size = kBytes - kOffset;
  int* data = nullptr;
  HIP(hipExternalMemoryGetMappedBuffer(reinterpret_cast<void**>(&data), memory, &buffer));
  increment<<<(kCount - 1000 + 255) / 256, 256>>>(data, kCount - 1000);
  HIP(hipDeviceSynchronize());
  int wrong = 0;
  for (int i = 0; i < kCount; ++i) wrong += host[i] != i + (i >= 1000);
  gives(0, wrong);
  gives(hipErrorInvalidValue, hipMemset(data, 0, kBytes - kOffset + 1));

  HIP(hipDestroyExternalMemory(memory));
  HIP(hipMemset(data, 0, sizeof(int)));  // the buffer lives until it is freed
  HIP(hipDeviceSynchronize());
  gives(0, host[1000]);
  HIP(hipFree(data));
  gives(hipErrorInvalidValue, hipFree(data));

  description = describe(file, kBytes);
  description.type = hipExternalMemoryHandleTypeOpaqueWin32;
  gives(hipErrorNotSupported, hipImportExternalMemory(&memory, &description));
  int ends[2];
  if (pipe(ends) != 0) std::exit(1);
  description = describe(ends[0], kBytes);
  gives(hipErrorNotSupported, hipImportExternalMemory(&memory, &description));
  munmap(host, kBytes);
  close(file);
}

SECTION(semaphores) {
  hipExternalSemaphore_t semaphore = nullptr;
  hipExternalSemaphoreHandleDesc description;
  std::memset(&description, 0, sizeof description);
  description.type = hipExternalSemaphoreHandleTypeOpaqueFd;
  description.handle.fd = 1;
  gives(hipErrorNotSupported, hipImportExternalSemaphore(&semaphore, &description));
}

SECTION(graphics) {
  hipGraphicsResource_t resource = nullptr;
  gives(hipErrorNotSupported, hipGraphicsGLRegisterBuffer(&resource, 1, hipGraphicsRegisterFlagsNone));
  gives(hipErrorInvalidHandle, hipGraphicsMapResources(1, &resource, nullptr));
  gives(hipErrorInvalidHandle, hipGraphicsUnmapResources(1, &resource, nullptr));
}
