// The device API's objects that implement HIP's (hip/hip_interop.h).
#include <hip/hip_interop.h>

#include "guard.h"
#include "hipspv/runtime/memory/memory.h"

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
    const auto allocation = Allocations::instance().find(address);
    require(allocation.has_value() && allocation->kind != AllocationKind::kRegistered, hipErrorInvalidValue);
    if (allocation->device->properties().mirroredMemory)
      throw Error(hipErrorNotSupported, "memory of " + allocation->device->properties().name +
                                            " is the device API's buffers, which the program can't have");
    const int kind = allocation->device->backend().native().memory;
    require(kind != 0, hipErrorNotSupported);  // the device API's addresses have no kinds
    memory->kind = static_cast<decltype(memory->kind)>(kind);
    memory->base = allocation->base;
    memory->size = allocation->size;
  });
}
