// Memory imported by a descriptor, and imports that fail: semaphores, OpenGL's objects.
#include "show.h"

#include <hip/hip_gl_interop.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstring>

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

static void testMemory() {
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
  show("wrong", wrong);
  show("beyond", hipMemset(data, 0, kBytes - kOffset + 1));

  void* other = nullptr;
  show("buffer.null", hipExternalMemoryGetMappedBuffer(nullptr, memory, &buffer));
  show("buffer.memory", hipExternalMemoryGetMappedBuffer(&other, nullptr, &buffer));
  show("buffer.description", hipExternalMemoryGetMappedBuffer(&other, memory, nullptr));
  buffer.size = kBytes;
  show("buffer.beyond", hipExternalMemoryGetMappedBuffer(&other, memory, &buffer));
  buffer.size = 4;
  buffer.flags = 1;
  show("buffer.flags", hipExternalMemoryGetMappedBuffer(&other, memory, &buffer));
  hipMipmappedArray_t mipmap = nullptr;
  hipExternalMemoryMipmappedArrayDesc levels;
  std::memset(&levels, 0, sizeof levels);
  show("mipmap", hipExternalMemoryGetMappedMipmappedArray(&mipmap, memory, &levels));
  show("mipmap.null", hipExternalMemoryGetMappedMipmappedArray(nullptr, memory, &levels));

  HIP(hipDestroyExternalMemory(memory));
  show("destroyed", hipDestroyExternalMemory(memory));
  show("destroy.null", hipDestroyExternalMemory(nullptr));
  HIP(hipMemset(data, 0, sizeof(int)));  // the buffer lives until it is freed
  HIP(hipDeviceSynchronize());
  show("buffer.lives", host[1000]);
  HIP(hipFree(data));
  show("freed", hipFree(data));

  description = describe(dup(file), kBytes + 1);
  show("import.larger", hipImportExternalMemory(&memory, &description));
  show("import.null", hipImportExternalMemory(nullptr, &description));
  show("import.description", hipImportExternalMemory(&memory, nullptr));
  close(description.handle.fd);
  show("import.closed", hipImportExternalMemory(&memory, &description));
  description = describe(file, 0);
  show("import.size", hipImportExternalMemory(&memory, &description));
  description = describe(file, kBytes);
  description.type = static_cast<hipExternalMemoryHandleType>(99);
  show("import.type", hipImportExternalMemory(&memory, &description));
  description.type = hipExternalMemoryHandleTypeOpaqueWin32;
  show("import.win32", hipImportExternalMemory(&memory, &description));
  description = describe(file, kBytes);
  description.flags = 8;
  show("import.flags", hipImportExternalMemory(&memory, &description));
  int ends[2];
  if (pipe(ends) != 0) std::exit(1);
  description = describe(ends[0], kBytes);
  show("import.unmappable", hipImportExternalMemory(&memory, &description));
  munmap(host, kBytes);
  close(file);
}

static void testSemaphores() {
  hipExternalSemaphore_t semaphore = nullptr;
  hipExternalSemaphoreHandleDesc description;
  std::memset(&description, 0, sizeof description);
  description.type = hipExternalSemaphoreHandleTypeOpaqueFd;
  description.handle.fd = 1;
  hipExternalSemaphoreSignalParams signal;
  hipExternalSemaphoreWaitParams wait;
  std::memset(&signal, 0, sizeof signal);
  std::memset(&wait, 0, sizeof wait);
  show("semaphore", hipImportExternalSemaphore(&semaphore, &description));
  show("semaphore.null", hipImportExternalSemaphore(nullptr, &description));
  show("semaphore.description", hipImportExternalSemaphore(&semaphore, nullptr));
  description.type = static_cast<hipExternalSemaphoreHandleType>(99);
  show("semaphore.type", hipImportExternalSemaphore(&semaphore, &description));
  show("signal", hipSignalExternalSemaphoresAsync(&semaphore, &signal, 1, nullptr));
  show("signal.null", hipSignalExternalSemaphoresAsync(nullptr, &signal, 1, nullptr));
  show("wait", hipWaitExternalSemaphoresAsync(&semaphore, &wait, 1, nullptr));
  show("wait.null", hipWaitExternalSemaphoresAsync(&semaphore, nullptr, 1, nullptr));
  show("semaphore.destroy", hipDestroyExternalSemaphore(semaphore));
}

static void testGraphics() {
  unsigned count = 7;
  int device = 0;
  show("gl.devices", hipGLGetDevices(&count, &device, 1, hipGLDeviceListAll));
  show("gl.devices.count", count);
  show("gl.devices.list", hipGLGetDevices(&count, &device, 1, static_cast<hipGLDeviceList>(4)));
  show("gl.devices.null", hipGLGetDevices(nullptr, &device, 1, hipGLDeviceListAll));
  hipGraphicsResource_t resource = nullptr;
  show("gl.buffer", hipGraphicsGLRegisterBuffer(&resource, 1, hipGraphicsRegisterFlagsNone));
  show("gl.buffer.null", hipGraphicsGLRegisterBuffer(nullptr, 1, hipGraphicsRegisterFlagsNone));
  show("gl.buffer.flags", hipGraphicsGLRegisterBuffer(&resource, 1, 0x100));
  show("gl.image", hipGraphicsGLRegisterImage(&resource, 1, 0x0DE1, hipGraphicsRegisterFlagsNone));
  show("gl.image.null",
       hipGraphicsGLRegisterImage(nullptr, 1, 0x0DE1, hipGraphicsRegisterFlagsNone));
  show("gl.map", hipGraphicsMapResources(1, &resource, nullptr));
  show("gl.map.null", hipGraphicsMapResources(1, nullptr, nullptr));
  show("gl.unmap", hipGraphicsUnmapResources(1, &resource, nullptr));
  show("gl.unmap.count", hipGraphicsUnmapResources(0, &resource, nullptr));
  hipArray_t array = nullptr;
  void* pointer = nullptr;
  std::size_t size = 0;
  auto* fake = reinterpret_cast<hipGraphicsResource_t>(&size);
  show("gl.array", hipGraphicsSubResourceGetMappedArray(&array, fake, 0, 0));
  show("gl.array.null", hipGraphicsSubResourceGetMappedArray(nullptr, fake, 0, 0));
  show("gl.pointer", hipGraphicsResourceGetMappedPointer(&pointer, &size, fake));
  show("gl.pointer.null", hipGraphicsResourceGetMappedPointer(&pointer, &size, nullptr));
  show("gl.unregister", hipGraphicsUnregisterResource(fake));
  show("gl.unregister.null", hipGraphicsUnregisterResource(nullptr));
}

int main() {
  testMemory();
  testSemaphores();
  testGraphics();
}
