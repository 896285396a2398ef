#include "library_memory.h"

#include <algorithm>
#include <bit>

#include "hipspv/runtime/device/device.h"
#include "hipspv/runtime/memory/memory.h"

namespace hipspv {
namespace {

constexpr std::size_t kWord = sizeof(hipspv_heap_word);
constexpr std::size_t kGroupBytes = HIPSPV_HEAP_GROUP * HIPSPV_HEAP_CHUNK;
// The alignment of the first chunk, and the largest for which an otherwise empty heap certainly has space.
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
    allocationsOf(device).add({memory_, size, AllocationKind::kSymbol, &device});
  } catch (...) {
    device.releaseQuietly(memory_);
    throw;
  }
}

Heap::~Heap() {
  allocationsOf(device_).forget(memory_);
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

namespace {

// 64 bytes each. If a kernel has more units of shared memory, some races aren't found.
constexpr std::size_t kMaxCells = 1 << 16;
// A block that starts while this many others run isn't checked. All blocks of a cooperative grid run at the same time.
constexpr std::size_t kMinBlocks = 32;
constexpr std::size_t kBlocksPerUnit = 4;
// One part in this many of the device's memory; most of it is never touched.
constexpr std::size_t kShare = 4;

}  // namespace

RacePool::RacePool(Device& device) : device_(device) {
  const backend::DeviceProperties& properties = device.properties();
  hipspv_race_pool header{};
  header.threads = static_cast<hipspv_race_word>(std::bit_ceil(properties.maxWorkGroup));
  header.cells = static_cast<hipspv_race_word>(std::min(kMaxCells, std::bit_ceil(properties.localMemory)));
  header.block_bytes = sizeof(hipspv_race_block) +
                       header.threads * (sizeof(hipspv_race_thread) + sizeof(hipspv_race_word)) +
                       header.cells * sizeof(hipspv_race_cell);
  const std::size_t room = properties.globalMemory / kShare / header.block_bytes;
  const std::size_t wanted = std::max(kMinBlocks, kBlocksPerUnit * properties.computeUnits);
  header.blocks = static_cast<hipspv_race_word>(std::clamp<std::size_t>(room, 1, wanted));
  const std::size_t size = sizeof header + header.blocks * header.block_bytes;
  memory_ = device.backend().allocate(backend::MemoryKind::kDevice, size);
  if (memory_ == nullptr)
    throw Error(hipErrorOutOfMemory,
                "the device has no room for the race checker's " + std::to_string(size) + " bytes");
  try {
    const std::uint32_t zero = 0;
    const auto queue = device.backend().createQueue(0);
    queue->copy(memory_, &header, sizeof header, true);
    for (std::size_t i = 0; i < header.blocks; ++i)
      queue->fill(reinterpret_cast<char*>(block() + 1) + i * header.block_bytes, &zero, sizeof zero,
                  sizeof(hipspv_race_block));
    queue->finish();
  } catch (...) {
    device.releaseQuietly(memory_);
    throw;
  }
}

RacePool::~RacePool() { device_.releaseQuietly(memory_); }

}  // namespace hipspv
