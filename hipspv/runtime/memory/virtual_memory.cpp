#include "virtual_memory.h"

#include <algorithm>
#include <cstdint>
#include <set>
#include <utility>

#include "hipspv/runtime/device/devices.h"
#include "hipspv/runtime/streams/device_streams.h"
#include "hipspv/runtime/support/error.h"
#include "hipspv/runtime/support/shared_file.h"
#include "memory.h"

namespace hipspv {
namespace {

bool aligned(std::size_t value) { return value % pageBytes() == 0; }
bool aligned(const void* address) { return aligned(reinterpret_cast<std::uintptr_t>(address)); }

hipMemGenericAllocationHandle_t handleOf(const PhysicalMemory& memory) {
  return reinterpret_cast<hipMemGenericAllocationHandle_t>(const_cast<PhysicalMemory*>(&memory));
}

// The device of the memory that another process has shared, or the one that has imported it.
Device& deviceOf(const backend::PhysicalMemory& memory, Device& importer) {
  if (importer.backend().virtualMemory() == nullptr) return importer;
  for (const auto& device : importer.all().devices()) {
    backend::VirtualMemory* space = device->backend().virtualMemory();
    if (space != nullptr && space->has(memory)) return *device;
  }
  return importer;
}

}  // namespace

backend::Access accessOf(hipMemAccessFlags flags) {
  switch (flags) {
    case hipMemAccessFlagsProtRead:
      return backend::Access::kRead;
    case hipMemAccessFlagsProtReadWrite:
      return backend::Access::kReadWrite;
    default:
      return backend::Access::kNone;
  }
}

void requireSystemMemory(const Device& device, const char* what) {
  if (!device.properties().has(backend::Aspect::kSystemMemory))
    throw Error(hipErrorNotSupported, std::string(what) + ": " + device.properties().name +
                                          " reaches only memory that its driver allocates, which it can neither " +
                                          "map at a chosen address nor share between processes");
}

backend::VirtualMemory& virtualMemoryOf(const Device& device, const char* what) {
  if (backend::VirtualMemory* native = device.backend().virtualMemory()) return *native;
  requireSystemMemory(device, what);
  return device.all().object<SystemVirtualMemory>();
}

// A copy by any of the devices may use the mapping.
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
  const bool shareable = properties.requestedHandleType == hipMemHandleTypePosixFileDescriptor;
  auto memory = virtualMemoryOf(device, "hipMemCreate").create(bytes, shareable);
  return add(std::make_shared<PhysicalMemory>(device, properties, std::move(memory)));
}

hipMemGenericAllocationHandle_t VirtualMemory::import(Device& importer, int descriptor) {
  auto memory = virtualMemoryOf(importer, "hipMemImportFromShareableHandle").import(descriptor);
  Device& device = deviceOf(*memory, importer);
  hipMemAllocationProp properties{};
  properties.type = hipMemAllocationTypePinned;
  properties.requestedHandleType = hipMemHandleTypePosixFileDescriptor;
  properties.location = {hipMemLocationTypeDevice, device.ordinal()};
  return add(std::make_shared<PhysicalMemory>(device, properties, std::move(memory)));
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

void* VirtualMemory::reserve(const Device& device, std::size_t bytes, std::size_t alignment, void* wish) {
  const bool powerOfTwo = (alignment & (alignment - 1)) == 0;
  require(bytes != 0 && aligned(bytes) && powerOfTwo, hipErrorOutOfMemory);
  backend::VirtualMemory& space = virtualMemoryOf(device, "hipMemAddressReserve");
  auto* base = static_cast<std::byte*>(space.reserve(bytes, alignment, wish));
  const std::lock_guard lock(mutex_);
  reservations_.emplace(base, Reservation{space, bytes, {}, {}});
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
  found->second.space.free(address, bytes);
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
  const std::size_t whole = memory->memory->size();
  require(whole == 0 || (offset <= whole && bytes <= whole - offset), hipErrorInvalidValue);
  const std::lock_guard lock(mutex_);
  Reservation& reservation = containing(address, bytes);
  auto* base = static_cast<std::byte*>(address);
  const auto next = reservation.mappings.lower_bound(base);
  const bool clear =
      (next == reservation.mappings.end() || next->first >= base + bytes) &&
      (next == reservation.mappings.begin() || std::prev(next)->first + std::prev(next)->second.size <= base);
  require(clear, hipErrorInvalidValue);
  reservation.space.map(base, bytes, offset, *memory->memory);
  reservation.mappings.emplace(base, Mapping{bytes, offset, memory, {}});
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
  for (Device* device : devices) streamsOf(*device).synchronize();
}

void VirtualMemory::unmap(void* address, std::size_t bytes) {
  waitForUsers(address, bytes);
  const std::lock_guard lock(mutex_);
  Reservation& reservation = containing(address, bytes);
  const auto [first, last] = wholeMappings(reservation, address, bytes);
  for (auto mapping = first; mapping != last; mapping = reservation.mappings.erase(mapping))
    reservation.space.unmap(mapping->first, mapping->second.size);
  publish(reservation);
}

void VirtualMemory::setAccess(void* address, std::size_t bytes, Device& device, hipMemAccessFlags flags) {
  if (flags != hipMemAccessFlagsProtReadWrite) waitForUsers(address, bytes);
  const std::lock_guard lock(mutex_);
  Reservation& reservation = containing(address, bytes);
  const auto [first, last] = wholeMappings(reservation, address, bytes);
  require(first != last, hipErrorInvalidValue);
  for (auto mapping = first; mapping != last; ++mapping) {
    auto& access = mapping->second.access;
    access[&device] = flags;
    std::vector<backend::DeviceAccess> all;
    for (const auto& [by, given] : access) all.push_back({&by->backend(), accessOf(given)});
    reservation.space.setAccess(mapping->first, mapping->second.size, all);
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

// Copies and pointer queries treat neighbours with the same device and access as one allocation. New allocations are
// added from the top down, before old ones are removed, so that a mapped address is known at any time.
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
  auto& allocations = devices_.object<Allocations>();
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
    if (const auto memory = weak.lock(); memory != nullptr && &memory->device == &device)
      bytes += memory->memory->size();
  return bytes;
}

void VirtualMemory::releaseAll(Device& device) {
  const std::lock_guard lock(mutex_);
  std::erase_if(handles_, [&](const auto& entry) { return &entry.second.memory->device == &device; });
  for (auto& [base, reservation] : reservations_) {
    const std::size_t gone = std::erase_if(reservation.mappings, [&](const auto& entry) {
      if (&entry.second.memory->device != &device) return false;
      try {
        reservation.space.unmap(entry.first, entry.second.size);
      } catch (const Error&) {
        // After an error of a kernel: the memory ends with the device's restart.
      }
      return true;
    });
    if (gone != 0) publish(reservation);
  }
}

namespace {

constexpr std::size_t kHugePage = 2 * 1024 * 1024;

class FileMemory final : public backend::PhysicalMemory {
 public:
  explicit FileMemory(SharedFile opened) : file(std::move(opened)) {}

  std::size_t size() const override { return file.size(); }
  int share() const override { return file.duplicate(); }

  const SharedFile file;
};

void* reserveRange(std::size_t bytes, void* wish) {
  void* base = mmap(wish, bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  require(base != MAP_FAILED, hipErrorOutOfMemory);
  return base;
}

int protection(backend::Access access) {
  switch (access) {
    case backend::Access::kRead:
      return PROT_READ;
    case backend::Access::kReadWrite:
      return PROT_READ | PROT_WRITE;
    default:
      return PROT_NONE;
  }
}

}  // namespace

std::size_t SystemVirtualMemory::granularity(bool best) { return best ? kHugePage : pageBytes(); }

std::shared_ptr<backend::PhysicalMemory> SystemVirtualMemory::create(std::size_t bytes, bool /*shareable*/) {
  return std::make_shared<FileMemory>(SharedFile(bytes));
}

std::shared_ptr<backend::PhysicalMemory> SystemVirtualMemory::import(int descriptor) {
  SharedFile file = SharedFile::duplicateOf(descriptor);
  require(file.size() != 0 && file.size() % pageBytes() == 0, hipErrorInvalidValue);
  return std::make_shared<FileMemory>(std::move(file));
}

// Reserves more than requested and returns the parts around the aligned range.
void* SystemVirtualMemory::reserve(std::size_t bytes, std::size_t alignment, void* wish) {
  alignment = std::max(alignment, pageBytes());
  require(bytes <= SIZE_MAX - alignment, hipErrorOutOfMemory);
  auto* base = static_cast<std::byte*>(reserveRange(bytes, wish));
  if (reinterpret_cast<std::uintptr_t>(base) % alignment == 0) return base;
  munmap(base, bytes);
  base = static_cast<std::byte*>(reserveRange(bytes + alignment, nullptr));
  const std::size_t before = alignment - reinterpret_cast<std::uintptr_t>(base) % alignment;
  munmap(base, before);
  base += before;
  if (before != alignment) munmap(base + bytes, alignment - before);
  return base;
}

void SystemVirtualMemory::free(void* base, std::size_t bytes) { munmap(base, bytes); }

void SystemVirtualMemory::map(void* address, std::size_t bytes, std::size_t offset,
                              const backend::PhysicalMemory& memory) {
  const auto* own = dynamic_cast<const FileMemory*>(&memory);
  require(own != nullptr, hipErrorInvalidValue);
  require(own->file.map(offset, bytes, PROT_NONE, address) != nullptr, hipErrorOutOfMemory);
}

// The range stays reserved.
void SystemVirtualMemory::unmap(void* address, std::size_t bytes) {
  constexpr int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED;
  require(mmap(address, bytes, PROT_NONE, flags, -1, 0) != MAP_FAILED, hipErrorOutOfMemory);
}

void SystemVirtualMemory::setAccess(void* address, std::size_t bytes, std::span<const backend::DeviceAccess> all) {
  auto widest = backend::Access::kNone;
  for (const backend::DeviceAccess& one : all) widest = std::max(widest, one.access);
  require(mprotect(address, bytes, protection(widest)) == 0, hipErrorOutOfMemory);
}

}  // namespace hipspv
