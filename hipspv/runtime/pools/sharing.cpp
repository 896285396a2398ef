#include "sharing.h"

#include <unistd.h>

#include <bit>
#include <vector>

#include "hipspv/runtime/backends/services.h"
#include "hipspv/runtime/device/device.h"
#include "hipspv/runtime/memory/array.h"
#include "hipspv/runtime/memory/memory.h"
#include "hipspv/runtime/memory/virtual_memory.h"
#include "hipspv/runtime/streams/device_streams.h"
#include "hipspv/runtime/streams/stream.h"
#include "hipspv/runtime/support/shared_file.h"

namespace hipspv {

namespace {

class FileMemory final : public backend::ExternalMemory {
 public:
  explicit FileMemory(SharedFile file) : file_(std::move(file)) {}

  std::shared_ptr<void> map(std::size_t offset, std::size_t bytes) override {
    std::shared_ptr<void> mapping = file_.mapRange(offset, bytes);
    require(mapping != nullptr, hipErrorOutOfMemory);
    return mapping;
  }

 private:
  const SharedFile file_;
};

std::shared_ptr<backend::ExternalMemory> importFile(const Device& device, int descriptor, std::size_t bytes) {
  requireSystemMemory(device, "hipImportExternalMemory");
  SharedFile file = SharedFile::duplicateOf(descriptor);
  if (file.mapRange(0, 1) == nullptr)
    throw Error(hipErrorNotSupported, "hipImportExternalMemory: the descriptor can't be mapped: memory of another " +
                                          std::string("device's driver is out of reach for ") +
                                          device.properties().name);
  require(bytes <= file.size(), hipErrorInvalidValue);
  return std::make_shared<FileMemory>(std::move(file));
}

}  // namespace

std::shared_ptr<ExternalMemory> ExternalMemory::import(Device& device, int descriptor, std::size_t bytes,
                                                       bool dedicated) {
  backend::External* external = device.backend().external();
  auto imported = external != nullptr ? external->importMemory(descriptor, bytes, dedicated)
                                      : importFile(device, descriptor, bytes);
  std::shared_ptr<ExternalMemory> memory(new ExternalMemory(device, std::move(imported), bytes));
  device.all().object<ExternalMemories>().add(memory.get(), memory);
  if (external == nullptr) close(descriptor);
  return memory;
}

void* ExternalMemory::map(std::size_t offset, std::size_t bytes) const {
  require(bytes != 0 && offset <= bytes_ && bytes <= bytes_ - offset, hipErrorInvalidValue);
  const std::shared_ptr<void> mapping = memory_->map(offset, bytes);
  Allocation allocation{mapping.get(), bytes, AllocationKind::kDevice, &device_};
  allocation.mapping = mapping;
  allocationsOf(device_).add(allocation);
  return mapping.get();
}

hipMipmappedArray_t ExternalMemory::mapMipmapped(const hipExternalMemoryMipmappedArrayDesc& image) const {
  if (device_.backend().external() == nullptr)
    throw Error(hipErrorNotSupported,
                "hipExternalMemoryGetMappedMipmappedArray: how the exporting driver lays out the "
                "texels of an image isn't known: export a buffer");
  require(image.offset < bytes_, hipErrorInvalidValue);
  const Texel texel = texelOf(image.formatDesc);
  const ArrayShape shape{image.extent.width, image.extent.height, image.extent.depth, image.flags};
  return device_.all().object<Arrays>().makeMipmapped(device_, texel, shape, image.numLevels, [&] {
    return memory_->mapMipmapped(image.offset, texel, shape, image.numLevels);
  });
}

// ---- Semaphores

namespace {

struct Semaphore {
  Device& device;
  const std::shared_ptr<backend::ExternalSemaphore> imported;
};

backend::Semaphores& semaphoresOf(backend::Queue& queue) {
  if (backend::Semaphores* semaphores = queue.semaphores()) return *semaphores;
  throw Error(hipErrorNotSupported);
}

struct SemaphoreHandles : HandleTable<Semaphore> {
  SemaphoreHandles() : HandleTable(hipErrorInvalidValue) {}
};

// The operations of the program's list, and what keeps their semaphores.
struct Operations {
  std::vector<std::shared_ptr<Semaphore>> semaphores;
  std::vector<backend::SemaphoreOperation> list;
};

template <class Parameters>
Operations operationsOf(const Stream& stream, std::span<const hipExternalSemaphore_t> handles,
                        const Parameters* parameters) {
  Operations result;
  const auto& semaphores = stream.device().all().object<SemaphoreHandles>();
  for (std::size_t i = 0; i < handles.size(); ++i) {
    auto semaphore = semaphores.find(handles[i]);
    require(&semaphore->device == &stream.device() && parameters[i].flags == 0, hipErrorInvalidValue);
    result.list.push_back({semaphore->imported.get(), parameters[i].params.fence.value});
    result.semaphores.push_back(std::move(semaphore));
  }
  if (stream.capturing()) throw Error(hipErrorStreamCaptureUnsupported, "graphs have no nodes for external semaphores");
  return result;
}

}  // namespace

hipExternalSemaphore_t importSemaphore(Device& device, int descriptor, bool timeline) {
  backend::External* external = device.backend().external();
  if (external == nullptr)
    throw Error(hipErrorNotSupported, "hipImportExternalSemaphore: " + device.properties().name +
                                          " can't wait for another driver's semaphores");
  auto semaphore = std::make_shared<Semaphore>(device, external->importSemaphore(descriptor, timeline));
  device.all().object<SemaphoreHandles>().add(semaphore.get(), semaphore);
  return semaphore.get();
}

void destroySemaphore(Devices& devices, hipExternalSemaphore_t semaphore) {
  const auto ended = devices.object<SemaphoreHandles>().take(semaphore, [](const Semaphore&) { return true; });
  require(ended != nullptr, hipErrorInvalidValue);
}

void signalSemaphores(Stream& stream, std::span<const hipExternalSemaphore_t> handles,
                      const hipExternalSemaphoreSignalParams* parameters) {
  const Operations operations = operationsOf(stream, handles, parameters);
  stream.submit([&](backend::Queue& queue) { semaphoresOf(queue).signal(operations.list); });
}

void waitForSemaphores(Stream& stream, std::span<const hipExternalSemaphore_t> handles,
                       const hipExternalSemaphoreWaitParams* parameters) {
  const Operations operations = operationsOf(stream, handles, parameters);
  stream.device().loadCode();
  stream.submit([&](backend::Queue& queue) { semaphoresOf(queue).waitFor(operations.list); });
}

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
