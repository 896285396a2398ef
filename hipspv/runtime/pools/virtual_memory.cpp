#include "virtual_memory.h"

#include <algorithm>
#include <set>

#include "hipspv/runtime/core/device.h"
#include "hipspv/runtime/memory/memory.h"

namespace hipspv {
namespace {

bool aligned(std::size_t value) { return value % pageBytes() == 0; }
bool aligned(const void* address) { return aligned(reinterpret_cast<std::uintptr_t>(address)); }

hipMemGenericAllocationHandle_t handleOf(const PhysicalMemory& memory) {
  return reinterpret_cast<hipMemGenericAllocationHandle_t>(const_cast<PhysicalMemory*>(&memory));
}

void* reserveRange(std::size_t bytes, void* wish) {
  void* base = mmap(wish, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  require(base != MAP_FAILED, hipErrorOutOfMemory);
  return base;
}

int protection(hipMemAccessFlags flags) {
  switch (flags) {
    case hipMemAccessFlagsProtRead:
      return PROT_READ;
    case hipMemAccessFlagsProtReadWrite:
      return PROT_READ | PROT_WRITE;
    default:
      return PROT_NONE;
  }
}

}  // namespace

void requireSystemMemory(const Device& device, const char* what) {
  if (!device.properties().systemMemory)
    throw Error(hipErrorNotSupported, std::string(what) + ": " + device.properties().name +
                                          " reaches only memory that its driver allocates, which it can neither " +
                                          "map at a chosen address nor share between processes");
}

VirtualMemory& VirtualMemory::instance() {
  static auto& memory = *new VirtualMemory;
  return memory;
}

// The access to a host page is the same for all devices that use host pages.
hipMemAccessFlags VirtualMemory::Mapping::widest() const {
  hipMemAccessFlags result = hipMemAccessFlagsProtNone;
  for (const auto& [device, flags] : access) result = std::max(result, flags);
  return result;
}

hipMemGenericAllocationHandle_t VirtualMemory::add(std::shared_ptr<PhysicalMemory> memory) {
  const auto handle = handleOf(*memory);
  const std::lock_guard lock(mutex_);
  std::erase_if(all_, [](const auto& other) { return other.expired(); });
  all_.push_back(memory);
  handles_[handle] = {std::move(memory), 1};
  return handle;
}

hipMemGenericAllocationHandle_t VirtualMemory::create(Device& device, std::size_t bytes,
                                                      const hipMemAllocationProp& properties) {
  require(aligned(bytes), hipErrorInvalidValue);
  require(bytes <= device.properties().globalMemory, hipErrorOutOfMemory);
  return add(std::make_shared<PhysicalMemory>(device, properties, SharedFile(bytes)));
}

hipMemGenericAllocationHandle_t VirtualMemory::import(Device& device, int descriptor) {
  SharedFile file = SharedFile::duplicateOf(descriptor);
  require(file.size() != 0 && aligned(file.size()), hipErrorInvalidValue);
  hipMemAllocationProp properties{};
  properties.type = hipMemAllocationTypePinned;
  properties.requestedHandleType = hipMemHandleTypePosixFileDescriptor;
  properties.location = {hipMemLocationTypeDevice, device.ordinal()};
  return add(std::make_shared<PhysicalMemory>(device, properties, std::move(file)));
}

std::shared_ptr<PhysicalMemory> VirtualMemory::find(hipMemGenericAllocationHandle_t handle) {
  const std::lock_guard lock(mutex_);
  const auto found = handles_.find(handle);
  require(found != handles_.end(), hipErrorInvalidValue);
  return found->second.memory;
}

hipMemGenericAllocationHandle_t VirtualMemory::retain(void* address) {
  const std::lock_guard lock(mutex_);
  auto* byte = static_cast<std::byte*>(address);
  for (const auto& [base, mapping] : containing(address, 1).mappings) {
    if (byte < base || byte >= base + mapping.size) continue;
    const auto handle = handleOf(*mapping.memory);
    auto& counted = handles_[handle];
    counted.memory = mapping.memory;
    ++counted.count;
    return handle;
  }
  throw Error(hipErrorInvalidValue);
}

// Mapped memory stays alive.
void VirtualMemory::release(hipMemGenericAllocationHandle_t handle) {
  const std::lock_guard lock(mutex_);
  const auto found = handles_.find(handle);
  require(found != handles_.end(), hipErrorInvalidValue);
  if (--found->second.count == 0) handles_.erase(found);
}

// Reserves more than requested and returns the parts around the aligned range.
void* VirtualMemory::reserve(std::size_t bytes, std::size_t alignment, void* wish) {
  const bool powerOfTwo = (alignment & (alignment - 1)) == 0;
  require(bytes != 0 && aligned(bytes) && powerOfTwo, hipErrorOutOfMemory);
  alignment = std::max(alignment, pageBytes());
  require(bytes <= SIZE_MAX - alignment, hipErrorOutOfMemory);
  auto* base = static_cast<std::byte*>(reserveRange(bytes, wish));
  if (reinterpret_cast<std::uintptr_t>(base) % alignment != 0) {
    munmap(base, bytes);
    base = static_cast<std::byte*>(reserveRange(bytes + alignment, nullptr));
    const std::size_t before = alignment - reinterpret_cast<std::uintptr_t>(base) % alignment;
    munmap(base, before);
    base += before;
    if (before != alignment) munmap(base + bytes, alignment - before);
  }
  const std::lock_guard lock(mutex_);
  reservations_[base] = {bytes, {}, {}};
  any_.store(true, std::memory_order_release);
  return base;
}

bool VirtualMemory::reserved(const void* address) const {
  if (!any_.load(std::memory_order_acquire)) return false;
  const std::lock_guard lock(mutex_);
  auto* byte = static_cast<std::byte*>(const_cast<void*>(address));
  const auto next = reservations_.upper_bound(byte);
  if (next == reservations_.begin()) return false;
  const auto& [base, reservation] = *std::prev(next);
  return static_cast<std::size_t>(byte - base) < reservation.size;
}

void VirtualMemory::free(void* address, std::size_t bytes) {
  const std::lock_guard lock(mutex_);
  const auto found = reservations_.find(static_cast<std::byte*>(address));
  require(found != reservations_.end() && found->second.size == bytes, hipErrorInvalidValue);
  require(found->second.mappings.empty(), hipErrorInvalidValue);
  munmap(address, bytes);
  reservations_.erase(found);
}

VirtualMemory::Reservation& VirtualMemory::containing(void* address, std::size_t bytes) {
  auto* byte = static_cast<std::byte*>(address);
  auto next = reservations_.upper_bound(byte);
  require(next != reservations_.begin(), hipErrorInvalidValue);
  auto& [base, reservation] = *std::prev(next);
  const auto offset = static_cast<std::size_t>(byte - base);
  require(offset < reservation.size && bytes <= reservation.size - offset, hipErrorInvalidValue);
  return reservation;
}

// The mappings that fill the range, without gaps and within its limits.
std::pair<VirtualMemory::Mappings::iterator, VirtualMemory::Mappings::iterator> VirtualMemory::wholeMappings(
    Reservation& reservation, void* address, std::size_t bytes) {
  auto* at = static_cast<std::byte*>(address);
  std::byte* const end = at + bytes;
  const auto first = reservation.mappings.find(at);
  auto last = first;
  while (at != end) {
    require(last != reservation.mappings.end() && last->first == at, hipErrorInvalidValue);
    require(last->second.size <= static_cast<std::size_t>(end - at), hipErrorInvalidValue);
    at += last->second.size;
    ++last;
  }
  return {first, last};
}

void VirtualMemory::map(void* address, std::size_t bytes, std::size_t offset,
                        const std::shared_ptr<PhysicalMemory>& memory) {
  require(bytes != 0 && aligned(bytes) && aligned(offset) && aligned(address), hipErrorInvalidValue);
  const std::size_t whole = memory->file.size();
  require(offset <= whole && bytes <= whole - offset, hipErrorInvalidValue);
  const std::lock_guard lock(mutex_);
  Reservation& reservation = containing(address, bytes);
  auto* base = static_cast<std::byte*>(address);
  const auto next = reservation.mappings.lower_bound(base);
  const bool clear =
      (next == reservation.mappings.end() || next->first >= base + bytes) &&
      (next == reservation.mappings.begin() || std::prev(next)->first + std::prev(next)->second.size <= base);
  require(clear, hipErrorInvalidValue);
  require(memory->file.map(offset, bytes, PROT_NONE, base) != nullptr, hipErrorOutOfMemory);
  reservation.mappings.emplace(base, Mapping{bytes, offset, memory, {}});
}

// The range stays reserved.
void VirtualMemory::hide(std::byte* address, std::size_t bytes) {
  constexpr int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED;
  require(mmap(address, bytes, PROT_NONE, flags, -1, 0) != MAP_FAILED, hipErrorOutOfMemory);
}

void VirtualMemory::waitForUsers(void* address, std::size_t bytes) {
  std::set<Device*> devices;
  {
    const std::lock_guard lock(mutex_);
    Reservation& reservation = containing(address, bytes);
    const auto [first, last] = wholeMappings(reservation, address, bytes);
    require(first != last, hipErrorInvalidValue);
    for (auto mapping = first; mapping != last; ++mapping)
      for (const auto& [device, flags] : mapping->second.access) devices.insert(const_cast<Device*>(device));
  }
  for (Device* device : devices) device->synchronize();
}

void VirtualMemory::unmap(void* address, std::size_t bytes) {
  waitForUsers(address, bytes);
  const std::lock_guard lock(mutex_);
  Reservation& reservation = containing(address, bytes);
  const auto [first, last] = wholeMappings(reservation, address, bytes);
  hide(static_cast<std::byte*>(address), bytes);
  reservation.mappings.erase(first, last);
  publish(reservation);
}

void VirtualMemory::setAccess(void* address, std::size_t bytes, Device& device, hipMemAccessFlags flags) {
  if (flags != hipMemAccessFlagsProtReadWrite) waitForUsers(address, bytes);
  const std::lock_guard lock(mutex_);
  Reservation& reservation = containing(address, bytes);
  const auto [first, last] = wholeMappings(reservation, address, bytes);
  require(first != last, hipErrorInvalidValue);
  for (auto mapping = first; mapping != last; ++mapping) {
    mapping->second.access[&device] = flags;
    const int wanted = protection(mapping->second.widest());
    require(mprotect(mapping->first, mapping->second.size, wanted) == 0, hipErrorOutOfMemory);
  }
  publish(reservation);
}

hipMemAccessFlags VirtualMemory::access(void* address, const Device& device) const {
  const std::lock_guard lock(mutex_);
  const auto* byte = static_cast<std::byte*>(address);
  for (const auto& [base, mapping] : const_cast<VirtualMemory*>(this)->containing(address, 1).mappings) {
    if (byte < base || byte >= base + mapping.size) continue;
    const auto found = mapping.access.find(&device);
    return found != mapping.access.end() ? found->second : hipMemAccessFlagsProtNone;
  }
  throw Error(hipErrorInvalidValue);
}

// Copies and pointer queries treat neighbours with the same device and access as one allocation.
// New allocations are added from the top down, before old ones are removed, so that a mapped
// address is known at any time.
void VirtualMemory::publish(Reservation& reservation) {
  std::vector<Allocation> runs;
  for (const auto& [base, mapping] : reservation.mappings) {
    const hipMemAccessFlags flags = mapping.widest();
    if (flags == hipMemAccessFlagsProtNone) continue;
    const bool writable = flags == hipMemAccessFlagsProtReadWrite;
    if (!runs.empty()) {
      Allocation& last = runs.back();
      if (static_cast<std::byte*>(last.base) + last.size == base && last.writable == writable &&
          last.device == &mapping.memory->device) {
        last.size += mapping.size;
        continue;
      }
    }
    Allocation run{base, mapping.size, AllocationKind::kMapped, &mapping.memory->device};
    run.writable = writable;
    runs.push_back(run);
  }
  auto& allocations = Allocations::instance();
  for (auto run = runs.rbegin(); run != runs.rend(); ++run) allocations.add(*run);
  for (void* old : reservation.published)
    if (std::none_of(runs.begin(), runs.end(), [&](const auto& run) { return run.base == old; }))
      allocations.forget(old);
  reservation.published.clear();
  for (const Allocation& run : runs) reservation.published.push_back(run.base);
}

std::size_t VirtualMemory::used(const Device& device) const {
  const std::lock_guard lock(mutex_);
  std::size_t bytes = 0;
  for (const auto& weak : all_)
    if (const auto memory = weak.lock(); memory != nullptr && &memory->device == &device) bytes += memory->file.size();
  return bytes;
}

void VirtualMemory::releaseAll(Device& device) {
  const std::lock_guard lock(mutex_);
  std::erase_if(handles_, [&](const auto& entry) { return &entry.second.memory->device == &device; });
  for (auto& [base, reservation] : reservations_) {
    const std::size_t gone = std::erase_if(reservation.mappings, [&](const auto& entry) {
      if (&entry.second.memory->device != &device) return false;
      hide(entry.first, entry.second.size);
      return true;
    });
    if (gone != 0) publish(reservation);
  }
}

}  // namespace hipspv
