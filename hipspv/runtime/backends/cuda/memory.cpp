#include "memory.h"

#include "hipspv/runtime/support/log.h"

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
  holds_.releaseRest();
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
  holds_.release([this, pointer] { giveBack(pointer); });
}

// The driver refuses advice about a device that can't follow it.
void Memory::advise(const void* memory, std::size_t bytes, backend::Advice advice, bool set, const Member* location) {
  const int value = 2 * static_cast<int>(advice) + (set ? 1 : 2);  // CUmem_advise
  if (state_.driver().MemAdvise2)
    state_.attempt(&Driver::MemAdvise2, addressOf(memory), bytes, value, locationOf(location));
  else if (state_.driver().MemAdvise)
    state_.attempt(&Driver::MemAdvise, addressOf(memory), bytes, value, ordinalOf(location));
}

std::size_t Memory::free() {
  holds_.releaseRest();
  std::size_t free = 0, total = 0;
  state_.call(&Driver::MemGetInfo, &free, &total);
  return free;
}

void Memory::giveBack(void* pointer) {
  bool pinned = false;
  {
    const std::lock_guard lock(mutex_);
    pinned = pinned_.erase(pointer) != 0;
  }
  if (pinned) return state_.call(&Driver::MemFreeHost, pointer);
  state_.call(&Driver::MemFree, addressOf(pointer));
}

std::shared_ptr<void> Memory::pin(void* memory, std::size_t bytes) {
  if (!state_.found().properties.has(backend::Aspect::kPinning)) return nullptr;
  const Status status =
      state_.attempt(&Driver::MemHostRegister, memory, bytes, kHostAllocPortable | kHostAllocDeviceMap);
  if (status == kHostMemoryAlreadyRegistered) throw Error(hipErrorHostMemoryAlreadyRegistered);
  if (status != kSuccess) {
    log(LogLevel::kInfo, bytes, " bytes of the host's memory can't be pinned: ", describe(state_.driver(), status));
    return nullptr;
  }
  return {memory, [this](void* pinned) { state_.callQuietly(&Driver::MemHostUnregister, pinned); }};
}

// The plural asks without an error for an address that the driver doesn't know: compute-sanitizer lists errors.
bool isPageable(const State& state, const void* address) {
  unsigned type = 0;  // none of CUmemorytype
  int wanted = kPointerMemoryType;
  void* results[] = {&type};
  state.check(state.driver().PointerGetAttributes(1, &wanted, results, addressOf(address)),
              state.driver().PointerGetAttributes.symbol());
  return type == 0;
}

}  // namespace hipspv::cuda
