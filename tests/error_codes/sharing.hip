// Sharing among processes and APIs: memory, events, semaphores, OpenGL's objects.
#include <fcntl.h>
#include <hip/hip_gl_interop.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "untouched.h"

constexpr auto kLazy = hipIpcMemLazyEnablePeerAccess;

// A memory handle of a process that has ended. This comes before this process uses HIP: after
// that, its children can't use HIP.
static hipIpcMemHandle_t handleOfEndedProcess() {
  int ends[2];
  hipIpcMemHandle_t handle{};
  if (pipe(ends) != 0) std::exit(1);
  const pid_t child = fork();
  if (child == 0) {
    void* data;
    HIP(hipMalloc(&data, 4096));
    HIP(hipIpcGetMemHandle(&handle, data));
    _exit(write(ends[1], &handle, sizeof handle) == sizeof handle ? 0 : 1);
  }
  int status = 0;
  waitpid(child, &status, 0);
  holds(status == 0 && read(ends[0], &handle, sizeof handle) == sizeof handle);
  return handle;
}

static void testIpcMemory(const hipIpcMemHandle_t& ended) {
  void *data, *own = &data;
  HIP(hipMalloc(&data, 1 << 20));
  Untouched<hipIpcMemHandle_t> handle;
  refuses(hipErrorInvalidValue, hipIpcGetMemHandle(nullptr, data));
  refuses(hipErrorInvalidValue, hipIpcGetMemHandle(handle, nullptr));
  refuses(hipErrorInvalidValue, hipIpcGetMemHandle(handle, own));
  rlimit before{}, none{};
  getrlimit(RLIMIT_FSIZE, &before);
  none.rlim_max = before.rlim_max;
  signal(SIGXFSZ, SIG_IGN);
  setrlimit(RLIMIT_FSIZE, &none);
  refuses(hipErrorOutOfMemory, hipIpcGetMemHandle(handle, data));
  setrlimit(RLIMIT_FSIZE, &before);

  hipIpcMemHandle_t shared, garbage{};
  HIP(hipMemset(data, 0x33, 1 << 20));
  HIP(hipIpcGetMemHandle(&shared, data));
  Untouched<void*> pointer;
  refuses(hipErrorInvalidValue, hipIpcOpenMemHandle(nullptr, shared, kLazy));
  refuses(hipErrorInvalidValue, hipIpcOpenMemHandle(pointer, shared, 0));
  refuses(hipErrorInvalidValue, hipIpcOpenMemHandle(pointer, garbage, kLazy));
  refuses(hipErrorInvalidContext, hipIpcOpenMemHandle(pointer, shared, kLazy));
  refuses(hipErrorInvalidDevicePointer, hipIpcOpenMemHandle(pointer, ended, kLazy));
  refuses(hipErrorInvalidValue, hipIpcCloseMemHandle(nullptr));
  refuses(hipErrorInvalidValue, hipIpcCloseMemHandle(own));
  refuses(hipErrorInvalidValue, hipIpcCloseMemHandle(data));  // it was not opened
  unsigned char last = 0;
  HIP(hipMemcpy(&last, static_cast<char*>(data) + (1 << 20) - 1, 1, hipMemcpyDeviceToHost));
  holds(last == 0x33);
  HIP(hipFree(data));
}

static void testIpcEvents() {
  Event plain, shared(hipEventInterprocess | hipEventDisableTiming);
  Untouched<hipIpcEventHandle_t> handle;
  Untouched<hipEvent_t> event;
  hipIpcEventHandle_t own, garbage{};
  refuses(hipErrorInvalidValue, hipIpcGetEventHandle(nullptr, shared));
  refuses(hipErrorInvalidValue, hipIpcGetEventHandle(handle, nullptr));
  refuses(hipErrorInvalidConfiguration, hipIpcGetEventHandle(handle, plain));
  HIP(hipIpcGetEventHandle(&own, shared));
  refuses(hipErrorInvalidValue, hipIpcOpenEventHandle(nullptr, own));
  refuses(hipErrorInvalidValue, hipIpcOpenEventHandle(event, garbage));
  refuses(hipErrorInvalidContext, hipIpcOpenEventHandle(event, own));
}

static void testExternalMemory() {
  const int file = memfd_create("exported", MFD_CLOEXEC);
  if (ftruncate(file, 8192) != 0) std::exit(1);
  hipExternalMemoryHandleDesc good{};
  good.type = hipExternalMemoryHandleTypeOpaqueFd;
  good.handle.fd = file;
  good.size = 8192;
  hipExternalMemoryHandleDesc empty = good, flags = good, type = good, closed = good, large = good;
  empty.size = 0;
  flags.flags = 77;
  type.type = static_cast<hipExternalMemoryHandleType>(77);
  closed.handle.fd = 987;
  large.size = 1 << 20;
  Untouched<hipExternalMemory_t> memory;
  refuses(hipErrorInvalidValue, hipImportExternalMemory(nullptr, &good));
  for (const auto* bad : {static_cast<hipExternalMemoryHandleDesc*>(nullptr), &empty, &flags, &type, &closed, &large})
    refuses(hipErrorInvalidValue, hipImportExternalMemory(memory, bad));
  hipExternalMemory_t imported;
  HIP(hipImportExternalMemory(&imported, &good));

  Untouched<void*> pointer;
  hipExternalMemoryBufferDesc part{}, beyond{}, nothing{}, odd{};
  part.size = beyond.size = odd.size = 4096;
  beyond.offset = 8192;
  odd.flags = 1;
  refuses(hipErrorInvalidValue, hipExternalMemoryGetMappedBuffer(nullptr, imported, &part));
  refuses(hipErrorInvalidValue, hipExternalMemoryGetMappedBuffer(pointer, nullptr, &part));
  for (const auto* bad : {static_cast<hipExternalMemoryBufferDesc*>(nullptr), &beyond, &nothing, &odd})
    refuses(hipErrorInvalidValue, hipExternalMemoryGetMappedBuffer(pointer, imported, bad));
  Untouched<hipMipmappedArray_t> mipmap;
  const hipExternalMemoryMipmappedArrayDesc levels{};
  refuses(hipErrorInvalidValue, hipExternalMemoryGetMappedMipmappedArray(nullptr, imported, &levels));
  refuses(hipErrorInvalidValue, hipExternalMemoryGetMappedMipmappedArray(mipmap, imported, nullptr));
  refuses(hipErrorInvalidValue, hipExternalMemoryGetMappedMipmappedArray(mipmap, nullptr, &levels));
  refuses(hipErrorNotSupported, hipExternalMemoryGetMappedMipmappedArray(mipmap, imported, &levels));
  refuses(hipErrorInvalidValue, hipDestroyExternalMemory(nullptr));
  HIP(hipDestroyExternalMemory(imported));
  refuses(hipErrorInvalidValue, hipDestroyExternalMemory(imported));
  refuses(hipErrorInvalidResourceHandle, hipExternalMemoryGetMappedMipmappedArray(mipmap, imported, &levels));
}

static void testExternalSemaphores() {
  hipExternalSemaphoreHandleDesc good{}, flags{}, type{};
  good.type = flags.type = hipExternalSemaphoreHandleTypeOpaqueFd;
  flags.flags = 77;
  type.type = static_cast<hipExternalSemaphoreHandleType>(77);
  Untouched<hipExternalSemaphore_t> semaphore;
  refuses(hipErrorInvalidValue, hipImportExternalSemaphore(nullptr, &good));
  for (const auto* bad : {static_cast<hipExternalSemaphoreHandleDesc*>(nullptr), &flags, &type})
    refuses(hipErrorInvalidValue, hipImportExternalSemaphore(semaphore, bad));
  refuses(hipErrorNotSupported, hipImportExternalSemaphore(semaphore, &good));
  hipExternalSemaphore_t none = nullptr;
  const hipExternalSemaphoreSignalParams signal{};
  const hipExternalSemaphoreWaitParams wait{};
  refuses(hipErrorInvalidValue, hipSignalExternalSemaphoresAsync(nullptr, &signal, 1, nullptr));
  refuses(hipErrorInvalidValue, hipSignalExternalSemaphoresAsync(&none, nullptr, 1, nullptr));
  refuses(hipErrorInvalidValue, hipSignalExternalSemaphoresAsync(&none, &signal, 1, nullptr));
  refuses(hipErrorInvalidValue, hipWaitExternalSemaphoresAsync(nullptr, &wait, 1, nullptr));
  refuses(hipErrorInvalidValue, hipWaitExternalSemaphoresAsync(&none, nullptr, 1, nullptr));
  refuses(hipErrorInvalidValue, hipWaitExternalSemaphoresAsync(&none, &wait, 1, nullptr));
  refuses(hipErrorInvalidValue, hipDestroyExternalSemaphore(nullptr));
}

static void testGraphics() {
  hipStream_t gone;
  HIP(hipStreamCreate(&gone));
  HIP(hipStreamDestroy(gone));
  int own = 0;
  auto* none = reinterpret_cast<hipGraphicsResource_t>(&own);
  Untouched<hipGraphicsResource*> resource;
  Untouched<hipArray_t> array;
  Untouched<void*> pointer;
  Untouched<std::size_t> size;
  Untouched<int> device;
  unsigned devices = 77;
  refuses(hipErrorInvalidValue, hipGLGetDevices(nullptr, device, 1, hipGLDeviceListAll));
  refuses(hipErrorInvalidValue, hipGLGetDevices(&devices, nullptr, 1, hipGLDeviceListAll));
  refuses(hipErrorInvalidValue, hipGLGetDevices(&devices, device, 0, hipGLDeviceListAll));
  refuses(hipErrorInvalidValue, hipGLGetDevices(&devices, device, 1, hipGLDeviceList(77)));
  holds(devices == 77);
  refuses(hipErrorNoDevice, hipGLGetDevices(&devices, device, 1, hipGLDeviceListAll));
  holds(devices == 0);
  refuses(hipErrorInvalidValue, hipGraphicsGLRegisterBuffer(nullptr, 1, 0));
  refuses(hipErrorInvalidValue, hipGraphicsGLRegisterBuffer(resource, 1, 1u << 20));
  refuses(hipErrorNotSupported, hipGraphicsGLRegisterBuffer(resource, 1, 0));
  refuses(hipErrorInvalidValue, hipGraphicsGLRegisterImage(nullptr, 1, 0, 0));
  refuses(hipErrorInvalidValue, hipGraphicsGLRegisterImage(resource, 1, 0, 1u << 20));
  refuses(hipErrorNotSupported, hipGraphicsGLRegisterImage(resource, 1, 0, 0));
  refuses(hipErrorInvalidValue, hipGraphicsMapResources(0, &none, nullptr));
  refuses(hipErrorInvalidValue, hipGraphicsMapResources(1, nullptr, nullptr));
  refuses(hipErrorInvalidResourceHandle, hipGraphicsMapResources(1, &none, nullptr));
  refuses(hipErrorInvalidValue, hipGraphicsUnmapResources(0, &none, nullptr));
  refuses(hipErrorInvalidValue, hipGraphicsUnmapResources(1, nullptr, nullptr));
  refuses(hipErrorInvalidResourceHandle, hipGraphicsUnmapResources(1, &none, nullptr));
  refuses(hipErrorContextIsDestroyed, hipGraphicsUnmapResources(1, &none, gone));
  refuses(hipErrorInvalidValue, hipGraphicsSubResourceGetMappedArray(nullptr, none, 0, 0));
  refuses(hipErrorInvalidValue, hipGraphicsSubResourceGetMappedArray(array, nullptr, 0, 0));
  refuses(hipErrorInvalidHandle, hipGraphicsSubResourceGetMappedArray(array, none, 0, 0));
  refuses(hipErrorInvalidValue, hipGraphicsResourceGetMappedPointer(nullptr, size, none));
  refuses(hipErrorInvalidValue, hipGraphicsResourceGetMappedPointer(pointer, nullptr, none));
  refuses(hipErrorInvalidValue, hipGraphicsResourceGetMappedPointer(pointer, size, nullptr));
  refuses(hipErrorInvalidHandle, hipGraphicsResourceGetMappedPointer(pointer, size, none));
  refuses(hipErrorInvalidValue, hipGraphicsUnregisterResource(nullptr));
  refuses(hipErrorInvalidHandle, hipGraphicsUnregisterResource(none));
}

int main() {
  const hipIpcMemHandle_t ended = handleOfEndedProcess();
  testIpcMemory(ended);
  testIpcEvents();
  testExternalMemory();
  testExternalSemaphores();
  testGraphics();
  return refusals::result();
}
