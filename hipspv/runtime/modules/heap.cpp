#include "heap.h"

#include "hipspv/runtime/device/device.h"
#include "hipspv/runtime/memory/memory.h"

namespace hipspv {
namespace {

constexpr std::size_t kWord = sizeof(hipspv_heap_word);
constexpr std::size_t kGroupBytes = HIPSPV_HEAP_GROUP * HIPSPV_HEAP_CHUNK;
// The alignment of the first chunk, and the largest for which an otherwise empty heap certainly has
// space.
constexpr std::size_t kAlignment = 4096;

std::size_t roundUp(std::size_t value, std::size_t multiple) { return (value + multiple - 1) / multiple * multiple; }

}  // namespace

Heap::Heap(Device& device, std::size_t bytes) : device_(device) {
  const std::size_t groups = roundUp(bytes, kGroupBytes) / kGroupBytes;
  const std::size_t words = groups * (1 + HIPSPV_HEAP_GROUP);
  const std::size_t notes = sizeof(hipspv_heap) + words * kWord;
  const std::size_t size = notes + kAlignment + groups * kGroupBytes;
  const bool possible = groups * kGroupBytes >= bytes && size <= device.properties().globalMemory;
  memory_ = possible ? device.backend().allocate(backend::MemoryKind::kDevice, size) : nullptr;
  if (memory_ == nullptr)
    throw Error(hipErrorOutOfMemory, "the device has no room for a heap of " + std::to_string(bytes) +
                                         " bytes: lower it with hipDeviceSetLimit(hipLimitMallocHeapSize, bytes)");
  hipspv_heap header{};
  header.chunks = groups * HIPSPV_HEAP_GROUP;
  header.data = roundUp(reinterpret_cast<std::uintptr_t>(memory_) + notes, kAlignment);
  try {
    const std::uint32_t zero = 0;
    const auto queue = device.backend().createQueue(0);
    queue->fill(memory_, &zero, sizeof zero, notes);
    queue->copy(memory_, &header, sizeof header, true);
    // Allocations of device code can be copied like device variables.
    Allocations::instance().add({memory_, size, AllocationKind::kSymbol, &device});
  } catch (...) {
    device.releaseQuietly(memory_);
    throw;
  }
}

Heap::~Heap() {
  Allocations::instance().forget(memory_);
  device_.releaseQuietly(memory_);
}

Heap& DeviceHeap::heap() {
  const std::lock_guard lock(mutex_);
  if (heap_ == nullptr) heap_ = std::make_unique<Heap>(device_, bytes_);
  return *heap_;
}

void DeviceHeap::setBytes(std::size_t bytes) {
  const std::lock_guard lock(mutex_);
  require(heap_ == nullptr, hipErrorInvalidValue);
  bytes_ = device_.backend().setLimit(backend::Limit::kHeap, bytes);
}

void DeviceHeap::reset() {
  const std::lock_guard lock(mutex_);
  heap_.reset();
  bytes_ = kBytes;
}

}  // namespace hipspv
