#include "memory.h"

namespace hipspv::ze {
namespace {

constexpr std::size_t kAlignment = 256;  // which CUDA's documentation promises

}  // namespace

Memory::Memory(const State& state)
    : state_(state), relaxes_(state.found().hasExtension("ZE_experimental_relaxed_allocation_limits")) {}

Result Memory::allocate(backend::MemoryKind kind, std::size_t bytes, void*& pointer) const {
  const Api& api = state_.api();
  DeviceMemoryDesc device;
  HostMemoryDesc host;
  RelaxedLimitsDesc relaxed;
  relaxed.flags = kMaxSize;
  if (relaxes_ && bytes > state_.found().features.maxAllocation) device.next = host.next = &relaxed;
  switch (kind) {
    case backend::MemoryKind::kDevice:
      return api.MemAllocDevice(state_.context(), &device, bytes, kAlignment, state_.device(), &pointer);
    case backend::MemoryKind::kHost:
    case backend::MemoryKind::kOwn:
      return api.MemAllocHost(state_.context(), &host, bytes, kAlignment, &pointer);
    case backend::MemoryKind::kShared:
      break;
  }
  return api.MemAllocShared(state_.context(), &device, &host, bytes, kAlignment, state_.device(), &pointer);
}

void* Memory::allocate(backend::MemoryKind kind, std::size_t bytes) const {
  void* pointer = nullptr;
  const Result result = allocate(kind, bytes, pointer);
  // Without the extension a driver refuses what exceeds the bound as an unsupported size.
  if (isExhausted(result) || result == kUnsupportedSize) return nullptr;
  check(result, "zeMemAlloc");
  state_.countAllocation();
  return pointer;
}

void Memory::release(void* pointer) const {
  check(state_.api().MemFree(state_.context(), pointer), "zeMemFree");
  state_.countAllocation();
}

}  // namespace hipspv::ze
