#include "external_memory.h"

#include <unistd.h>

#include "hipspv/runtime/core/device.h"
#include "hipspv/runtime/memory/memory.h"
#include "virtual_memory.h"

namespace hipspv {

std::shared_ptr<ExternalMemory> ExternalMemory::import(Device& device, int descriptor, std::size_t bytes) {
  requireSystemMemory(device, "hipImportExternalMemory");
  SharedFile file = SharedFile::duplicateOf(descriptor);
  if (file.mapRange(0, 1) == nullptr)
    throw Error(hipErrorNotSupported, "hipImportExternalMemory: the descriptor can't be mapped: memory of another " +
                                          std::string("device's driver is out of reach for ") +
                                          device.properties().name);
  require(bytes <= file.size(), hipErrorInvalidValue);
  std::shared_ptr<ExternalMemory> memory(new ExternalMemory(device, std::move(file), bytes));
  handles().add(memory.get(), memory);
  close(descriptor);
  return memory;
}

HandleTable<ExternalMemory>& ExternalMemory::handles() {
  static auto& table = *new HandleTable<ExternalMemory>(hipErrorInvalidValue);
  return table;
}

void* ExternalMemory::map(std::size_t offset, std::size_t bytes) const {
  require(bytes != 0 && offset <= bytes_ && bytes <= bytes_ - offset, hipErrorInvalidValue);
  const std::shared_ptr<void> mapping = file_.mapRange(offset, bytes);
  require(mapping != nullptr, hipErrorOutOfMemory);
  Allocation allocation{mapping.get(), bytes, AllocationKind::kDevice, &device_};
  allocation.mapping = mapping;
  Allocations::instance().add(allocation);
  return mapping.get();
}

}  // namespace hipspv
