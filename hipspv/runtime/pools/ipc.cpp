#include "ipc.h"

#include <unistd.h>

#include <bit>

#include "hipspv/runtime/backends/sharing.h"
#include "hipspv/runtime/device/device.h"
#include "hipspv/runtime/memory/memory.h"
#include "hipspv/runtime/memory/virtual_memory.h"
#include "hipspv/runtime/streams/device_streams.h"

namespace hipspv {
namespace {

std::size_t wholePages(std::size_t bytes) { return (bytes + pageBytes() - 1) / pageBytes() * pageBytes(); }

// Replaces the pages by the file's, which have the same contents. The device must be idle.
void moveTo(const SharedFile& file, void* base, std::size_t bytes) {
  for (std::size_t done = 0; done < bytes;) {
    const ssize_t written =
        pwrite(file.descriptor(), static_cast<std::byte*>(base) + done, bytes - done, static_cast<off_t>(done));
    require(written > 0, hipErrorOutOfMemory);
    done += static_cast<std::size_t>(written);
  }
  require(file.map(0, bytes, PROT_READ | PROT_WRITE, base) != nullptr, hipErrorMapFailed);
}

}  // namespace

hipIpcMemHandle_t ExportedMemory::share(const Allocation& allocation, void* pointer) {
  require(allocation.kind == AllocationKind::kDevice && allocation.ofDevice(), hipErrorInvalidValue);
  backend::Sharing* sharing = allocation.device->backend().sharing();
  if (sharing == nullptr) return shareFile(allocation, pointer).as<hipIpcMemHandle_t>();
  if (pointer != allocation.base)
    throw Error(hipErrorInvalidValue, "hipIpcGetMemHandle: handles of " + allocation.device->properties().name +
                                          " name whole allocations: give the allocation's beginning, and pass the " +
                                          "offset separately");
  return std::bit_cast<hipIpcMemHandle_t>(sharing->share(pointer));
}

IpcHandle ExportedMemory::shareFile(const Allocation& allocation, void* pointer) {
  Device& device = *allocation.device;
  requireSystemMemory(device, "hipIpcGetMemHandle");
  const std::size_t bytes = wholePages(allocation.size);
  if (reinterpret_cast<std::uintptr_t>(allocation.base) % pageBytes() != 0)
    throw Error(hipErrorNotSupported,
                "hipIpcGetMemHandle: " + device.properties().name + " has put the allocation into a page with others");
  const std::lock_guard lock(mutex_);
  auto found = exports_.find(allocation.base);
  if (found == exports_.end()) {
    SharedFile file(bytes);
    streamsOf(device).whileIdle([&] { moveTo(file, allocation.base, bytes); });
    found = exports_.emplace(allocation.base, Export{std::move(file), bytes}).first;
    count_.fetch_add(1, std::memory_order_release);
  }
  IpcHandle handle = IpcHandle::of(IpcHandle::kMemory, found->second.file);
  handle.offset =
      static_cast<std::uint64_t>(static_cast<std::byte*>(pointer) - static_cast<std::byte*>(allocation.base));
  handle.size = allocation.size;
  return handle;
}

// Processes that still have the memory open keep the file's pages. They must not see this process's later contents.
void ExportedMemory::restore(void* base) {
  const std::lock_guard lock(mutex_);
  const auto found = exports_.find(base);
  if (found == exports_.end()) return;
  constexpr int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED;
  require(mmap(base, found->second.bytes, PROT_READ | PROT_WRITE, flags, -1, 0) != MAP_FAILED, hipErrorOutOfMemory);
  exports_.erase(found);
  count_.fetch_sub(1, std::memory_order_release);
}

void* ImportedMemory::open(Device& device, const hipIpcMemHandle_t& handle) {
  if (device.backend().sharing() != nullptr) return openNative(device, handle);
  return openFile(device, IpcHandle::from(handle));
}

void* ImportedMemory::openNative(Device& device, const hipIpcMemHandle_t& handle) {
  backend::Sharing& sharing = *device.backend().sharing();
  const std::lock_guard lock(mutex_);
  void* base = sharing.open(std::bit_cast<backend::SharingHandle>(handle));
  if (native_[base]++ == 0) allocations_.add({base, sharing.size(base), AllocationKind::kMapped, &device});
  return base;
}

void ImportedMemory::closeNative(const Allocation& allocation) {
  const auto found = native_.find(allocation.base);
  require(found != native_.end(), hipErrorInvalidValue);
  if (--found->second == 0) {
    native_.erase(found);
    allocations_.forget(allocation.base);
    streamsOf(*allocation.device).synchronize();
  }
  allocation.device->backend().sharing()->close(allocation.base);
}

void ImportedMemory::forget(const Device& device) {
  const std::lock_guard lock(mutex_);
  std::erase_if(native_, [&](const auto& entry) {
    const auto allocation = allocations_.find(entry.first);
    return allocation && allocation->device == &device;
  });
}

void* ImportedMemory::openFile(Device& device, const IpcHandle& handle) {
  const SharedFile file = handle.open(IpcHandle::kMemory);
  requireSystemMemory(device, "hipIpcOpenMemHandle");
  const bool inside = handle.offset < handle.size && handle.size <= file.size();
  require(inside, hipErrorInvalidValue);
  const std::lock_guard lock(mutex_);
  Import& import = imports_[{handle.fileDevice, handle.fileInode}];
  if (import.count == 0) {
    void* base = file.map(0, file.size());
    if (base == nullptr) {
      imports_.erase({handle.fileDevice, handle.fileInode});
      throw Error(hipErrorMapFailed);
    }
    import = {static_cast<std::byte*>(base), file.size(), 0};
    allocations_.add({base, handle.size, AllocationKind::kMapped, &device});
  }
  ++import.count;
  return import.base + handle.offset;
}

void ImportedMemory::close(void* pointer) {
  const auto allocation = allocations_.find(pointer);
  require(allocation.has_value(), hipErrorInvalidValue);
  const std::lock_guard lock(mutex_);
  if (allocation->device->backend().sharing() != nullptr) return closeNative(*allocation);
  for (auto import = imports_.begin(); import != imports_.end(); ++import) {
    if (import->second.base != allocation->base) continue;
    if (--import->second.count != 0) return;
    const Import ended = import->second;
    imports_.erase(import);
    allocations_.forget(ended.base);
    streamsOf(*allocation->device).synchronize();
    munmap(ended.base, ended.size);
    return;
  }
  throw Error(hipErrorInvalidValue);
}

}  // namespace hipspv
