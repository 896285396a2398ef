#include "memory.h"

#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <mutex>

#include "advice.h"
#include "hipspv/runtime/device/device.h"
#include "hipspv/runtime/device/devices.h"
#include "hipspv/runtime/streams/capture_hook.h"
#include "hipspv/runtime/streams/device_streams.h"
#include "hipspv/runtime/streams/host_calls.h"
#include "hipspv/runtime/support/host_machine.h"
#include "virtual_memory.h"

namespace hipspv {
namespace {

// Smaller allocations aren't compared to the machine's free memory, which takes a system call.
constexpr std::size_t kLargeBytes = 64 * 1024 * 1024;

std::uintptr_t addressOf(const void* address) { return reinterpret_cast<std::uintptr_t>(address); }

backend::MemoryKind memoryKind(AllocationKind kind) {
  switch (kind) {
    case AllocationKind::kHost:
      return backend::MemoryKind::kHost;
    case AllocationKind::kFineGrained:
    case AllocationKind::kManaged:
    case AllocationKind::kManagedSymbol:
      return backend::MemoryKind::kShared;
    default:
      return backend::MemoryKind::kDevice;
  }
}

bool contains(std::initializer_list<AllocationKind> kinds, AllocationKind kind) {
  return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

// True for memory with an owner; hipDeviceReset frees only other memory.
bool isOwned(AllocationKind kind) {
  return contains({AllocationKind::kSymbol, AllocationKind::kManagedSymbol, AllocationKind::kGraph}, kind);
}

// Afterwards no launched work uses memory of the device. Other devices may access it too; their
// errors are left to calls on them.
void settle(Device& owner) {
  checkMayWaitForAll(nullptr);
  for (const auto& other : owner.all().devices())
    if (other.get() != &owner) streamsOf(*other).finishQuietly();
  streamsOf(owner).synchronize();
}

std::size_t indexOf(const Device& device) { return static_cast<std::size_t>(device.ordinal()); }

bool isMapped(const void* pointer, std::size_t size) {
  const auto page = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
  const std::uintptr_t begin = addressOf(pointer) / page * page;
  // Only checks that all pages are mapped (msync(2), ENOMEM).
  return msync(reinterpret_cast<void*>(begin), addressOf(pointer) - begin + size, MS_ASYNC) == 0;
}

}  // namespace

void Allocations::insert(const Allocation& allocation) {
  Allocation& entry = byBase_[addressOf(allocation.base)] = allocation;
  entry.id = ++lastId_;
  changes_.fetch_add(1, std::memory_order_release);
  if (!entry.ofDevice()) return;  // pools and virtual memory count theirs themselves
  const std::size_t device = indexOf(*entry.device);
  const std::size_t used = used_[device].load(std::memory_order_relaxed) + entry.size;
  used_[device].store(used, std::memory_order_relaxed);
  peak_[device].store(std::max(used, peak_[device].load(std::memory_order_relaxed)), std::memory_order_relaxed);
}

Allocation Allocations::remove(Map::iterator position) {
  const Allocation allocation = position->second;
  byBase_.erase(position);
  changes_.fetch_add(1, std::memory_order_release);
  if (allocation.ofDevice()) used_[indexOf(*allocation.device)].fetch_sub(allocation.size, std::memory_order_relaxed);
  return allocation;
}

void Allocations::add(const Allocation& allocation) {
  const std::unique_lock lock(mutex_);
  insert(allocation);
}

bool Allocations::addApart(const Allocation& allocation) {
  const std::unique_lock lock(mutex_);
  const auto next = byBase_.lower_bound(addressOf(allocation.base) + allocation.size);
  if (next != byBase_.begin()) {
    const Allocation& before = std::prev(next)->second;
    if (addressOf(before.base) + before.size > addressOf(allocation.base)) return false;
  }
  insert(allocation);
  return true;
}

std::optional<Allocation> Allocations::find(const void* address) const {
  const std::shared_lock lock(mutex_);
  auto next = byBase_.upper_bound(addressOf(address));
  if (next == byBase_.begin()) return std::nullopt;
  const Allocation& candidate = std::prev(next)->second;
  if (addressOf(address) - addressOf(candidate.base) >= candidate.size) return std::nullopt;
  return candidate;
}

faults::Near Allocations::nearest(std::uintptr_t address) const noexcept {
  const std::shared_lock lock(mutex_, std::try_to_lock);
  if (!lock.owns_lock()) return {};
  const auto next = byBase_.upper_bound(address);
  if (next == byBase_.begin()) return {};
  const Allocation& found = std::prev(next)->second;
  return {addressOf(found.base), found.size};
}

std::optional<Allocation> Allocations::take(const void* base, std::initializer_list<AllocationKind> kinds) {
  const std::unique_lock lock(mutex_);
  const auto found = byBase_.find(addressOf(base));
  if (found == byBase_.end() || !contains(kinds, found->second.kind)) return std::nullopt;
  return remove(found);
}

void Allocations::forget(const void* base) {
  const std::unique_lock lock(mutex_);
  const auto found = byBase_.find(addressOf(base));
  if (found != byBase_.end()) remove(found);
}

void Allocations::releaseAll(Device& device) {
  std::vector<Allocation> gone;
  {
    const std::unique_lock lock(mutex_);
    for (auto next = byBase_.begin(); next != byBase_.end();) {
      const auto position = next++;
      const Allocation& allocation = position->second;
      if (allocation.device == &device && !isOwned(allocation.kind)) gone.push_back(remove(position));
    }
  }
  for (const Allocation& allocation : gone) {
    device.all().object<Advices>().forget(allocation.base, allocation.size);
    if (allocation.ofDevice()) device.releaseQuietly(allocation.base);
  }
}

bool Allocations::setSyncCopies(const void* address, bool sync) {
  const std::unique_lock lock(mutex_);
  const auto next = byBase_.upper_bound(addressOf(address));
  if (next == byBase_.begin()) return false;
  Allocation& candidate = std::prev(next)->second;
  if (addressOf(address) - addressOf(candidate.base) >= candidate.size) return false;
  candidate.syncCopies = sync;
  return true;
}

std::size_t Allocations::used(const Device& device) const {
  return used_[indexOf(device)].load(std::memory_order_relaxed);
}

std::size_t Allocations::peak(const Device& device) const {
  return peak_[indexOf(device)].load(std::memory_order_relaxed);
}

namespace {

// Bytes that an allocation may have. The machine's memory beside the device's own is the device API's to know.
std::size_t roomFor(Device& device, AllocationKind kind, std::size_t size) {
  const backend::DeviceProperties& properties = device.properties();
  if (!properties.has(backend::Aspect::kUnifiedMemory) && memoryKind(kind) != backend::MemoryKind::kDevice) return size;
  return size < kLargeBytes ? properties.globalMemory : device.object<MemoryGauge>().read().free;
}

}  // namespace

void* allocate(Device& device, AllocationKind kind, std::size_t size, unsigned flags) {
  CaptureHook::checkUnsafe();
  device.throwIfFailed();
  if (size == 0) return nullptr;
  void* base = size <= roomFor(device, kind, size) ? device.backend().allocate(memoryKind(kind), size) : nullptr;
  if (base == nullptr) throw Error(hipErrorOutOfMemory);
  try {
    allocationsOf(device).add({base, size, kind, &device, flags});
  } catch (...) {
    device.releaseQuietly(base);
    throw;
  }
  return base;
}

void release(Devices& devices, void* pointer, std::initializer_list<AllocationKind> kinds) {
  if (pointer == nullptr) return;
  CaptureHook::checkUnsafe();
  auto& allocations = devices.object<Allocations>();
  const auto found = allocations.find(pointer);
  require(found && found->base == pointer, hipErrorInvalidValue);
  if (found->kind == AllocationKind::kGraph && contains(kinds, AllocationKind::kDevice))
    return found->owner->release(pointer, nullptr);
  require(contains(kinds, found->kind), hipErrorInvalidValue);
  settle(*found->device);
  if (found->managed()) devices.object<Advices>().forget(pointer, found->size);
  const auto allocation = allocations.take(pointer, kinds);  // nothing if another thread was faster
  require(allocation.has_value(), hipErrorInvalidValue);
  if (allocation->owner != nullptr) return allocation->owner->release(pointer, nullptr);
  if (allocation->ofDevice()) allocation->device->release(pointer);
}

void registerHost(Device& device, void* pointer, std::size_t size, unsigned flags) {
  require(pointer != nullptr && size != 0 && size <= SIZE_MAX - addressOf(pointer), hipErrorInvalidValue);
  require(isMapped(pointer, size), hipErrorInvalidValue);
  Allocation registered{pointer, size, AllocationKind::kRegistered, &device, flags};
  registered.mapping = device.backend().pin(pointer, size);
  const bool apart = allocationsOf(device).addApart(registered);
  require(apart, hipErrorHostMemoryAlreadyRegistered);
}

void unregisterHost(Devices& devices, void* pointer) {
  auto& allocations = devices.object<Allocations>();
  const auto found = allocations.find(pointer);
  require(found && found->base == pointer && found->kind == AllocationKind::kRegistered,
          hipErrorHostMemoryNotRegistered);
  settle(*found->device);
  const auto taken = allocations.take(pointer, {AllocationKind::kRegistered});
  require(taken.has_value(), hipErrorHostMemoryNotRegistered);
}

bool reaches(const Device& device, const Allocation& allocation) {
  const bool registered = allocation.kind == AllocationKind::kRegistered;
  if (!registered && (allocation.device == &device || device.reachesMemoryOf(*allocation.device) ||
                      device.hasPeer(*allocation.device)))
    return true;
  // Devices that pin memory do it for all of their kind.
  const bool pinned = device.properties().has(backend::Aspect::kPinning) &&
                      allocation.device->properties().has(backend::Aspect::kPinning) &&
                      (!registered || allocation.mapping != nullptr);
  return allocation.hostReaches() && (device.properties().has(backend::Aspect::kSystemMemory) || pinned);
}

void releaseAfter(Stream& stream, const Allocation& allocation) {
  whenReached(stream.recordEvent(), [allocation] {
    if (allocation.ofDevice()) allocation.device->releaseQuietly(allocation.base);
  });
}

namespace {

// Other processes' use isn't measured again for a change below this part of the device's memory.
constexpr std::size_t kStep = 16;

// Bytes of this process in physical memory.
std::size_t resident() {
  std::ifstream file("/proc/self/statm");
  std::size_t pages = 0, residentPages = 0;
  file >> pages >> residentPages;
  return residentPages * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

}  // namespace

MemoryGauge::MemoryGauge(Device& device) : device_(device), residentBefore_(resident()) {}

MemoryInfo MemoryGauge::read() {
  const std::size_t total = device_.properties().globalMemory;
  if (const auto free = device_.backend().freeMemory()) return {std::min(*free, total), total};
  const std::size_t pooled = static_cast<std::size_t>(pooled_.load(std::memory_order_relaxed)) +
                             device_.all().object<VirtualMemory>().used(device_);
  const std::size_t used = allocationsOf(device_).used(device_) + pooled;
  std::size_t left = total - std::min(total, used);
  if (!device_.properties().has(backend::Aspect::kUnifiedMemory)) return {left, total};
  const std::lock_guard lock(mutex_);
  // Memory that this process has allocated and written to isn't available to the machine any more.
  // The device's driver may keep freed memory for the next allocation.
  const std::size_t now = resident();
  const std::size_t ours =
      std::min(allocationsOf(device_).peak(device_) + pooled, now - std::min(now, residentBefore_));
  const std::size_t available = hostMemory().available;
  const std::size_t others = total - std::min(total, available + ours);
  const std::size_t change = std::max(others, others_) - std::min(others, others_);
  if (others_ == 0 || change > total / kStep) others_ = others;
  left -= std::min(left, others_);
  return {left, total};
}

}  // namespace hipspv
