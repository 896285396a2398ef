// The device API's objects that implement HIP's (hip/hip_interop.h).
#include <hip/hip_gl_interop.h>
#include <hip/hip_interop.h>

#include <bit>
#include <span>

#include "guard.h"
#include "hipspv/runtime/backends/services.h"
#include "hipspv/runtime/memory/memory.h"
#include "hipspv/runtime/pools/sharing.h"
#include "hipspv/runtime/streams/event.h"

using namespace hipspv;

namespace {

constexpr int kHandles = 5;

std::uintptr_t number(const void* handle) { return reinterpret_cast<std::uintptr_t>(handle); }

}  // namespace

HIPSPV_EXPORT int hipGetBackendNativeHandles(std::uintptr_t stream, std::uintptr_t* handles, int* count) {
  return guard([&] {
    require((handles == nullptr) != (count == nullptr), hipErrorInvalidValue);
    if (count != nullptr) {
      *count = kHandles;
      return;
    }
    Stream& source = streamOf(reinterpret_cast<hipStream_t>(stream));
    const backend::NativeDevice native = source.device().backend().native();
    handles[0] = number(native.api);
    handles[1] = number(native.platform);
    handles[2] = number(native.device);
    handles[3] = number(native.context);
    handles[4] = number(source.exportQueue());
  });
}

HIPSPV_EXPORT int hipInitFromNativeHandles(const std::uintptr_t* handles, int count) {
  return guard([&] {
    require(handles != nullptr && (count == 3 || count == 4), hipErrorInvalidValue);
    const auto pointer = [&](int i) { return reinterpret_cast<void*>(handles[i]); };
    require(handles[0] != 0 && handles[1] != 0 && handles[2] != 0, hipErrorInvalidValue);
    Runtime::openNative({nullptr, pointer(0), pointer(1), pointer(2)});
  });
}

HIPSPV_EXPORT void* hipGetNativeEventFromHipEvent(void* event) {
  void* native = nullptr;
  static_cast<void>(guard([&] {
    const backend::EventPtr point = eventOf(static_cast<hipEvent_t>(event)).point();
    if (point != nullptr) native = point->native();
  }));
  return native;
}

HIPSPV_EXPORT void* hipGetHipEventFromNativeEvent(void* native) {
  if (native == nullptr) return nullptr;
  hipEvent_t event = nullptr;
  static_cast<void>(guard([&] {
    Device& device = Runtime::get().current();
    auto made = std::make_shared<Event>(device, hipEventDefault);
    made->adopt(device.backend().adopt(native));
    event = Runtime::get().events().make(std::move(made));
  }));
  return event;
}

HIPSPV_EXPORT int hipspvGetNativeMemory(const void* address, hipspvNativeMemory* memory) {
  return guard([&] {
    require(address != nullptr && memory != nullptr, hipErrorInvalidValue);
    const auto allocation = object<Allocations>().find(address);
    require(allocation.has_value() && allocation->kind != AllocationKind::kRegistered, hipErrorInvalidValue);
    if (allocation->device->properties().has(backend::Aspect::kMirroredMemory))
      throw Error(hipErrorNotSupported, "memory of " + allocation->device->properties().name +
                                            " is the device API's buffers, which the program can't have");
    const int kind = allocation->device->backend().native().memory;
    require(kind != 0, hipErrorNotSupported);  // the device API's addresses have no kinds
    memory->kind = static_cast<decltype(memory->kind)>(kind);
    memory->base = allocation->base;
    memory->size = allocation->size;
  });
}

// ---- Memory and events that processes share.
namespace {

std::shared_ptr<Event> openEvent(Device& device, const hipIpcEventHandle_t& handle) {
  constexpr unsigned flags = hipEventInterprocess | hipEventDisableTiming;
  if (backend::SharedEvents* events = device.backend().sharedEvents())
    return std::make_shared<Event>(device, flags, events->open(std::bit_cast<backend::SharingHandle>(handle)));
  return std::make_shared<Event>(device, flags, std::make_shared<SharedEvent>(IpcHandle::from(handle)));
}

}  // namespace

HIPSPV_CALL hipIpcGetMemHandle(hipIpcMemHandle_t* handle, void* pointer) {
  return guard([&] {
    require(handle != nullptr && pointer != nullptr, hipErrorInvalidValue);
    const auto allocation = object<Allocations>().find(pointer);
    require(allocation.has_value(), hipErrorInvalidValue);
    *handle = allocation->device->object<ExportedMemory>().share(*allocation, pointer);
  });
}

HIPSPV_CALL hipIpcOpenMemHandle(void** pointer, hipIpcMemHandle_t handle, unsigned int flags) {
  return guard([&] {
    require(pointer != nullptr && flags == hipIpcMemLazyEnablePeerAccess, hipErrorInvalidValue);
    *pointer = object<ImportedMemory>().open(Runtime::get().current(), handle);
  });
}

HIPSPV_CALL hipIpcCloseMemHandle(void* pointer) {
  return guard([&] {
    require(pointer != nullptr, hipErrorInvalidValue);
    object<ImportedMemory>().close(pointer);
  });
}

HIPSPV_CALL hipIpcGetEventHandle(hipIpcEventHandle_t* handle, hipEvent_t event) {
  return guard([&] {
    require(handle != nullptr && event != nullptr, hipErrorInvalidValue);
    const Event& exported = eventOf(event);
    if (backend::SharedEvent* native = exported.native()) {
      *handle = std::bit_cast<hipIpcEventHandle_t>(native->handle());
      return;
    }
    require(exported.shared() != nullptr, hipErrorInvalidConfiguration);
    *handle = exported.shared()->handle().as<hipIpcEventHandle_t>();
  });
}

HIPSPV_CALL hipIpcOpenEventHandle(hipEvent_t* event, hipIpcEventHandle_t handle) {
  return guard([&] {
    require(event != nullptr, hipErrorInvalidValue);
    Runtime& runtime = Runtime::get();
    *event = runtime.events().make(openEvent(runtime.current(), handle));
  });
}

// ---- Memory and semaphores of other APIs.
namespace {

std::span<const hipExternalSemaphore_t> listOf(const hipExternalSemaphore_t* semaphores, const void* parameters,
                                               unsigned count) {
  require(semaphores != nullptr && parameters != nullptr, hipErrorInvalidValue);
  return {semaphores, count};
}

}  // namespace

HIPSPV_CALL hipImportExternalMemory(hipExternalMemory_t* memory, const hipExternalMemoryHandleDesc* description) {
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

HIPSPV_CALL hipExternalMemoryGetMappedBuffer(void** pointer, hipExternalMemory_t memory,
                                             const hipExternalMemoryBufferDesc* description) {
  return guard([&] {
    require(pointer != nullptr && description != nullptr && description->flags == 0, hipErrorInvalidValue);
    *pointer = object<ExternalMemories>().find(memory)->map(description->offset, description->size);
  });
}

HIPSPV_CALL hipExternalMemoryGetMappedMipmappedArray(hipMipmappedArray_t* mipmap, hipExternalMemory_t memory,
                                                     const hipExternalMemoryMipmappedArrayDesc* description) {
  return guard([&] {
    require(mipmap != nullptr && memory != nullptr && description != nullptr, hipErrorInvalidValue);
    require(object<ExternalMemories>().contains(memory), hipErrorInvalidResourceHandle);
    *mipmap = object<ExternalMemories>().find(memory)->mapMipmapped(*description);
  });
}

HIPSPV_CALL hipDestroyExternalMemory(hipExternalMemory_t memory) {
  return guard([&] {
    const auto ended = object<ExternalMemories>().take(memory, [](const ExternalMemory&) { return true; });
    require(ended != nullptr, hipErrorInvalidValue);
  });
}

HIPSPV_CALL hipImportExternalSemaphore(hipExternalSemaphore_t* semaphore,
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

HIPSPV_CALL hipSignalExternalSemaphoresAsync(const hipExternalSemaphore_t* semaphores,
                                             const hipExternalSemaphoreSignalParams* parameters, unsigned int count,
                                             hipStream_t stream) {
  return guard([&] { signalSemaphores(streamOf(stream), listOf(semaphores, parameters, count), parameters); });
}

HIPSPV_CALL hipWaitExternalSemaphoresAsync(const hipExternalSemaphore_t* semaphores,
                                           const hipExternalSemaphoreWaitParams* parameters, unsigned int count,
                                           hipStream_t stream) {
  return guard([&] { waitForSemaphores(streamOf(stream), listOf(semaphores, parameters, count), parameters); });
}

HIPSPV_CALL hipDestroyExternalSemaphore(hipExternalSemaphore_t semaphore) {
  return guard([&] { destroySemaphore(Runtime::get(), semaphore); });
}

// ---- OpenGL's buffers and images: checks arguments and reports that they are unsupported.
namespace {

[[noreturn]] void refuse(const char* call) {
  throw Error(hipErrorNotSupported, std::string(call) + ": " + Runtime::get().current().properties().name +
                                        " shares nothing with OpenGL: copy through host memory");
}

void registerObject(const char* call, hipGraphicsResource** resource, unsigned flags) {
  constexpr unsigned known = hipGraphicsRegisterFlagsReadOnly | hipGraphicsRegisterFlagsWriteDiscard |
                             hipGraphicsRegisterFlagsSurfaceLoadStore | hipGraphicsRegisterFlagsTextureGather;
  require(resource != nullptr && (flags & ~known) == 0, hipErrorInvalidValue);
  refuse(call);
}

// No resource can be registered, so no handle is valid.
void requireResources(int count, const hipGraphicsResource_t* resources, hipStream_t stream) {
  require(count > 0 && resources != nullptr, hipErrorInvalidValue);
  streamOf(stream);
  throw Error(hipErrorInvalidHandle);
}

}  // namespace

HIPSPV_CALL hipGLGetDevices(unsigned int* count, int* devices, unsigned int capacity, hipGLDeviceList list) {
  return guard([&] {
    require(count != nullptr && devices != nullptr && capacity != 0, hipErrorInvalidValue);
    require(list >= hipGLDeviceListAll && list <= hipGLDeviceListNextFrame, hipErrorInvalidValue);
    *count = 0;
    throw Error(hipErrorNoDevice, "hipGLGetDevices: no device shares memory with OpenGL");
  });
}

HIPSPV_CALL hipGraphicsGLRegisterBuffer(hipGraphicsResource** resource, GLuint, unsigned int flags) {
  return guard([&] { registerObject("hipGraphicsGLRegisterBuffer", resource, flags); });
}

HIPSPV_CALL hipGraphicsGLRegisterImage(hipGraphicsResource** resource, GLuint, GLenum, unsigned int flags) {
  return guard([&] { registerObject("hipGraphicsGLRegisterImage", resource, flags); });
}

HIPSPV_CALL hipGraphicsMapResources(int count, hipGraphicsResource_t* resources, hipStream_t stream) {
  return guard([&] { requireResources(count, resources, stream); });
}

HIPSPV_CALL hipGraphicsUnmapResources(int count, hipGraphicsResource_t* resources, hipStream_t stream) {
  return guard([&] { requireResources(count, resources, stream); });
}

HIPSPV_CALL hipGraphicsSubResourceGetMappedArray(hipArray_t* array, hipGraphicsResource_t resource, unsigned int,
                                                 unsigned int) {
  return guard([&] {
    require(array != nullptr && resource != nullptr, hipErrorInvalidValue);
    throw Error(hipErrorInvalidHandle);
  });
}

HIPSPV_CALL hipGraphicsResourceGetMappedPointer(void** pointer, size_t* size, hipGraphicsResource_t resource) {
  return guard([&] {
    require(pointer != nullptr && size != nullptr && resource != nullptr, hipErrorInvalidValue);
    throw Error(hipErrorInvalidHandle);
  });
}

HIPSPV_CALL hipGraphicsUnregisterResource(hipGraphicsResource_t resource) {
  return guard([&] {
    require(resource != nullptr, hipErrorInvalidValue);
    throw Error(hipErrorInvalidHandle);
  });
}
