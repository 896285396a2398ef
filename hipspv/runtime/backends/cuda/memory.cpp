#include "memory.h"

namespace hipspv::cuda {

Status Memory::allocate(backend::MemoryKind kind, std::size_t bytes, void*& pointer) {
  const Driver& driver = state_.driver();
  Address address = 0;
  Status status = kSuccess;
  switch (kind) {
    case backend::MemoryKind::kHost:
    case backend::MemoryKind::kOwn:
      return driver.MemHostAlloc(&pointer, bytes, kHostAllocPortable | kHostAllocDeviceMap);
    case backend::MemoryKind::kDevice:
      status = driver.MemAlloc(&address, bytes);
      break;
    case backend::MemoryKind::kShared:
      status = driver.MemAllocManaged(&address, bytes, kAttachGlobal);
      break;
  }
  pointer = reinterpret_cast<void*>(address);
  return status;
}

void* Memory::allocate(backend::MemoryKind kind, std::size_t bytes) {
  state_.enter();
  void* pointer = nullptr;
  const Status status = allocate(kind, bytes, pointer);
  if (status == kOutOfMemory) return nullptr;
  state_.check(status, "an allocation");
  if (kind == backend::MemoryKind::kHost || kind == backend::MemoryKind::kOwn) {
    const std::lock_guard lock(mutex_);
    pinned_.insert(pointer);
  }
  return pointer;
}

void Memory::release(void* pointer) {
  bool pinned = false;
  {
    const std::lock_guard lock(mutex_);
    pinned = pinned_.erase(pointer) != 0;
  }
  if (pinned) return state_.call(state_.driver().MemFreeHost, "cuMemFreeHost", pointer);
  state_.call(state_.driver().MemFree, "cuMemFree", addressOf(pointer));
}

bool isPageable(const State& state, const void* address) {
  unsigned type = 0;
  const Status status = state.driver().PointerGetAttribute(&type, kPointerMemoryType, addressOf(address));
  if (status == kInvalidValue) return true;
  state.check(status, "cuPointerGetAttribute");
  return false;
}

}  // namespace hipspv::cuda
