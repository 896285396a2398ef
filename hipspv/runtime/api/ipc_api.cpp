// Memory and events that processes share.
#include <bit>

#include "guard.h"
#include "hipspv/runtime/backends/sharing.h"
#include "hipspv/runtime/memory/memory.h"
#include "hipspv/runtime/pools/ipc.h"
#include "hipspv/runtime/streams/shared_event.h"

using namespace hipspv;

namespace {

std::shared_ptr<Event> openEvent(Device& device, const hipIpcEventHandle_t& handle) {
  constexpr unsigned flags = hipEventInterprocess | hipEventDisableTiming;
  backend::Sharing* sharing = device.backend().sharing();
  if (sharing == nullptr || !sharing->hasEvents())
    return std::make_shared<Event>(device, flags, std::make_shared<SharedEvent>(IpcHandle::from(handle)));
  return std::make_shared<Event>(device, flags, sharing->openEvent(std::bit_cast<backend::SharingHandle>(handle)));
}

}  // namespace

HIPSPV_EXPORT hipError_t hipIpcGetMemHandle(hipIpcMemHandle_t* handle, void* pointer) {
  return guard([&] {
    require(handle != nullptr && pointer != nullptr, hipErrorInvalidValue);
    const auto allocation = Allocations::instance().find(pointer);
    require(allocation.has_value(), hipErrorInvalidValue);
    *handle = allocation->device->exportedMemory().share(*allocation, pointer);
  });
}

HIPSPV_EXPORT hipError_t hipIpcOpenMemHandle(void** pointer, hipIpcMemHandle_t handle, unsigned int flags) {
  return guard([&] {
    require(pointer != nullptr && flags == hipIpcMemLazyEnablePeerAccess, hipErrorInvalidValue);
    *pointer = ImportedMemory::instance().open(Runtime::get().current(), handle);
  });
}

HIPSPV_EXPORT hipError_t hipIpcCloseMemHandle(void* pointer) {
  return guard([&] {
    require(pointer != nullptr, hipErrorInvalidValue);
    ImportedMemory::instance().close(pointer);
  });
}

HIPSPV_EXPORT hipError_t hipIpcGetEventHandle(hipIpcEventHandle_t* handle, hipEvent_t event) {
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

HIPSPV_EXPORT hipError_t hipIpcOpenEventHandle(hipEvent_t* event, hipIpcEventHandle_t handle) {
  return guard([&] {
    require(event != nullptr, hipErrorInvalidValue);
    Runtime& runtime = Runtime::get();
    *event = runtime.events().make(openEvent(runtime.current(), handle));
  });
}
