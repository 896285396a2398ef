// Memory and events that processes share.
#include <cstring>

#include "guard.h"
#include "hipspv/runtime/memory/memory.h"
#include "hipspv/runtime/pools/ipc.h"
#include "hipspv/runtime/pools/shared_event.h"

using namespace hipspv;

namespace {

template <class Handle>
void put(Handle* to, const IpcHandle& handle) {
  std::memset(to, 0, sizeof *to);
  std::memcpy(to, &handle, sizeof handle);
}

template <class Handle>
IpcHandle get(const Handle& from) {
  IpcHandle handle;
  std::memcpy(&handle, &from, sizeof handle);
  return handle;
}

}  // namespace

HIPSPV_EXPORT hipError_t hipIpcGetMemHandle(hipIpcMemHandle_t* handle, void* pointer) {
  return guard([&] {
    require(handle != nullptr && pointer != nullptr, hipErrorInvalidValue);
    const auto allocation = Allocations::instance().find(pointer);
    require(allocation.has_value(), hipErrorInvalidValue);
    put(handle, allocation->device->exportedMemory().share(*allocation, pointer));
  });
}

HIPSPV_EXPORT hipError_t hipIpcOpenMemHandle(void** pointer, hipIpcMemHandle_t handle, unsigned int flags) {
  return guard([&] {
    require(pointer != nullptr && flags == hipIpcMemLazyEnablePeerAccess, hipErrorInvalidValue);
    *pointer = ImportedMemory::instance().open(Runtime::get().current(), get(handle));
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
    const auto& shared = eventOf(event).shared();
    require(shared != nullptr, hipErrorInvalidConfiguration);
    put(handle, shared->handle());
  });
}

HIPSPV_EXPORT hipError_t hipIpcOpenEventHandle(hipEvent_t* event, hipIpcEventHandle_t handle) {
  return guard([&] {
    require(event != nullptr, hipErrorInvalidValue);
    auto shared = std::make_shared<SharedEvent>(get(handle));
    Runtime& runtime = Runtime::get();
    *event = runtime.events().make(
        std::make_shared<Event>(runtime.current(), hipEventInterprocess | hipEventDisableTiming, std::move(shared)));
  });
}
