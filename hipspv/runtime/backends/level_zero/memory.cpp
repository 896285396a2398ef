#include "memory.h"

#include <unistd.h>

#include "hipspv/runtime/support/log.h"

namespace hipspv::ze {

// ---- Allocations

namespace {

constexpr std::size_t kAlignment = 256;  // which CUDA's documentation promises

struct AdviceRow {
  backend::Advice advice;
  bool set, onDevice;  // onDevice: the location is a device
  MemoryAdvice value;
};

// The API has nothing for Advice::kAccessedBy.
constexpr AdviceRow kAdvices[] = {
    {backend::Advice::kReadMostly, true, true, kSetReadMostly},
    {backend::Advice::kReadMostly, false, true, kClearReadMostly},
    {backend::Advice::kPreferredLocation, true, true, kSetPreferredLocation},
    {backend::Advice::kPreferredLocation, false, true, kClearPreferredLocation},
    {backend::Advice::kPreferredLocation, true, false, kSetSystemPreferredLocation},
    {backend::Advice::kPreferredLocation, false, false, kClearSystemPreferredLocation},
};

const AdviceRow* rowOf(backend::Advice advice, bool set, bool onDevice) {
  for (const AdviceRow& row : kAdvices)
    if (row.advice == advice && row.set == set && row.onDevice == onDevice) return &row;
  return nullptr;
}

}  // namespace

Memory::Memory(const State& state)
    : state_(state), relaxes_(state.found().hasExtension("ZE_experimental_relaxed_allocation_limits")) {}

Memory::~Memory() {
  if (hints_ != nullptr) state_.api().CommandListDestroy(hints_);
}

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

void* Memory::allocate(backend::MemoryKind kind, std::size_t bytes) {
  void* pointer = nullptr;
  const Result result = allocate(kind, bytes, pointer);
  // Without the extension a driver refuses what exceeds the bound as an unsupported size.
  if (isExhausted(result) || result == kUnsupportedSize) return nullptr;
  check(result, "zeMemAlloc");
  if (kind == backend::MemoryKind::kDevice) enter(pointer, bytes);
  state_.countAllocation();
  return pointer;
}

void Memory::enter(void* pointer, std::size_t bytes) {
  const std::lock_guard lock(mutex_);
  try {
    for (DeviceHandle guest : guests_)
      call(state_.api().ContextMakeMemoryResident, state_.context(), guest, pointer, bytes);
    onDevice_.emplace(pointer, bytes);
  } catch (...) {
    state_.api().MemFree(state_.context(), pointer);
    throw;
  }
}

void Memory::release(void* pointer) {
  {
    const std::lock_guard lock(mutex_);
    onDevice_.erase(pointer);
  }
  call(state_.api().MemFree, state_.context(), pointer);
  state_.countAllocation();
}

// A driver finds the memory of other devices that a kernel's arguments name. Memory that kernels reach by
// pointers in memory must be resident.
void Memory::admit(DeviceHandle guest) {
  const std::lock_guard lock(mutex_);
  if (!guests_.insert(guest).second) return;
  for (const auto& [pointer, bytes] : onDevice_)
    call(state_.api().ContextMakeMemoryResident, state_.context(), guest, pointer, bytes);
}

void Memory::dismiss(DeviceHandle guest) {
  const std::lock_guard lock(mutex_);
  if (guests_.erase(guest) == 0) return;
  for (const auto& [pointer, bytes] : onDevice_)
    call(state_.api().ContextEvictMemory, state_.context(), guest, pointer, bytes);
}

// Its commands end before the call returns.
ListHandle Memory::hints() {
  if (hints_ != nullptr) return hints_;
  QueueDesc description;
  description.ordinal = state_.compute();
  description.mode = kSynchronous;
  call(state_.api().CommandListCreateImmediate, state_.context(), state_.device(), &description, &hints_);
  return hints_;
}

// Drivers refuse hints that they don't know, or that don't suit the memory. Intel's keep a hint for the list's next
// command.
void Memory::advise(const void* memory, std::size_t bytes, backend::Advice advice, bool set, const Member* location) {
  const bool onDevice = location != nullptr || advice == backend::Advice::kReadMostly;
  const AdviceRow* row = rowOf(advice, set, onDevice);
  if (row == nullptr) return;
  const Api& api = state_.api();
  DeviceHandle device = location != nullptr ? location->found().device : state_.device();
  const std::lock_guard lock(mutex_);
  ListHandle list = hints();
  Result result = api.CommandListAppendMemAdvise(list, device, memory, bytes, row->value);
  if (result == kSuccess) result = api.CommandListAppendBarrier(list, nullptr, 0, nullptr);
  if (result == kDeviceLost) fail(result, api.CommandListAppendMemAdvise.symbol());
  if (result != kSuccess) log(LogLevel::kDebug, "zeCommandListAppendMemAdvise: ", describe(result));
}

// ---- Memory of the host

// A driver maps whole pages, and mappings mustn't overlap.
std::shared_ptr<void> Pinning::pin(void* memory, std::size_t bytes) {
  if (!state_.found().pins()) return nullptr;
  static const auto page = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
  const auto address = reinterpret_cast<std::uintptr_t>(memory);
  const std::uintptr_t begin = address & ~(page - 1), end = (address + bytes + page - 1) & ~(page - 1);
  const std::lock_guard lock(mutex_);
  auto next = ranges_.lower_bound(end);
  if (next == ranges_.begin() || std::prev(next)->second.end <= begin) return map(begin, end);
  const auto& [first, range] = *std::prev(next);
  if (first <= begin && end <= range.end)
    if (std::shared_ptr<void> mapping = range.mapping.lock()) return mapping;
  log(LogLevel::kInfo, bytes, " bytes of the host's memory can't be pinned: a page of them is pinned with others");
  return nullptr;
}

std::shared_ptr<void> Pinning::map(std::uintptr_t begin, std::uintptr_t end) {
  auto* const base = reinterpret_cast<void*>(begin);
  MemmapSysmemDesc mapped;
  mapped.memory = base;
  mapped.bytes = end - begin;
  HostMemoryDesc host;
  host.next = &mapped;
  void* pointer = nullptr;
  const Result result = state_.api().MemAllocHost(state_.context(), &host, mapped.bytes, 0, &pointer);
  if (result == kDeviceLost) fail(result, state_.api().MemAllocHost.symbol());
  if (result == kSuccess && pointer != base) state_.api().MemFree(state_.context(), pointer);
  if (result != kSuccess || pointer != base) {
    log(LogLevel::kInfo, mapped.bytes, " bytes of the host's memory can't be pinned: ", describe(result));
    return nullptr;
  }
  std::shared_ptr<void> mapping(base, [this](void* ended) { unmap(ended); });
  ranges_[begin] = {end, mapping};
  state_.countAllocation();
  return mapping;
}

void Pinning::unmap(void* base) noexcept {
  const std::lock_guard lock(mutex_);
  ranges_.erase(reinterpret_cast<std::uintptr_t>(base));
  if (const Result result = state_.api().MemFree(state_.context(), base); result != kSuccess)
    log(LogLevel::kWarning, "zeMemFree of pinned memory failed: ", describe(result));
  state_.countAllocation();
}

}  // namespace hipspv::ze
