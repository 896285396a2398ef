#include "external_memory.h"

#include <unistd.h>

#include <vector>

#include "hipspv/runtime/device/device.h"
#include "hipspv/runtime/memory/array.h"
#include "hipspv/runtime/memory/memory.h"
#include "hipspv/runtime/memory/virtual_memory.h"
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

}  // namespace hipspv
