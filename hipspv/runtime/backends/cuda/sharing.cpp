#include "sharing.h"

#include <bit>

#include "properties.h"
#include "status.h"

namespace hipspv::cuda {
namespace {

static_assert(sizeof(IpcHandle) == sizeof(backend::SharingHandle));

IpcHandle ofDriver(const backend::SharingHandle& handle) { return std::bit_cast<IpcHandle>(handle); }
backend::SharingHandle ofRuntime(const IpcHandle& handle) { return std::bit_cast<backend::SharingHandle>(handle); }

}  // namespace

backend::SharingHandle SharedEvent::handle() {
  IpcHandle handle{};
  state_.call(state_.driver().IpcGetEventHandle, "cuIpcGetEventHandle", &handle, handle_);
  return ofRuntime(handle);
}

bool SharedEvent::complete() {
  state_.enter();
  const Status status = state_.driver().EventQuery(handle_);
  if (status == kNotReady) return false;
  state_.check(status, "cuEventQuery");
  return true;
}

void SharedEvent::wait() { state_.call(state_.driver().EventSynchronize, "cuEventSynchronize", handle_); }

void SharedEvent::holdUp(Stream stream) {
  state_.call(state_.driver().StreamWaitEvent, "cuStreamWaitEvent", stream, handle_, 0u);
}

backend::SharingHandle Sharing::share(void* base) {
  IpcHandle handle{};
  state_.call(state_.driver().IpcGetMemHandle, "cuIpcGetMemHandle", &handle, addressOf(base));
  return ofRuntime(handle);
}

// HIP's code for memory that the other process has freed; the driver says that it can't map the memory.
void* Sharing::open(const backend::SharingHandle& handle) {
  Address address = 0;
  state_.enter();
  const Status status = state_.driver().IpcOpenMemHandle(&address, ofDriver(handle), kIpcLazyEnablePeerAccess);
  require(status != kMapFailed && status != kInvalidHandle, hipErrorInvalidDevicePointer);
  state_.check(status, "cuIpcOpenMemHandle");
  return reinterpret_cast<void*>(address);
}

std::size_t Sharing::size(void* base) {
  Address begin = 0;
  std::size_t bytes = 0;
  state_.call(state_.driver().MemGetAddressRange, "cuMemGetAddressRange", &begin, &bytes, addressOf(base));
  return begin + bytes - addressOf(base);
}

void Sharing::close(void* base) {
  state_.call(state_.driver().IpcCloseMemHandle, "cuIpcCloseMemHandle", addressOf(base));
}

bool Sharing::hasEvents() const { return attribute(state_.driver(), state_.device(), Attribute::kIpcEvents) != 0; }

std::shared_ptr<backend::SharedEvent> Sharing::createEvent() {
  EventHandle event = nullptr;
  state_.call(state_.driver().EventCreate, "cuEventCreate", &event,
              unsigned{kEventDisableTiming} | unsigned{kEventInterprocess});
  return std::make_shared<SharedEvent>(state_, event);
}

std::shared_ptr<backend::SharedEvent> Sharing::openEvent(const backend::SharingHandle& handle) {
  EventHandle event = nullptr;
  state_.call(state_.driver().IpcOpenEventHandle, "cuIpcOpenEventHandle", &event, ofDriver(handle));
  return std::make_shared<SharedEvent>(state_, event);
}

}  // namespace hipspv::cuda
