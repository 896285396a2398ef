#include "race_pool.h"

#include <algorithm>
#include <bit>

#include "hipspv/runtime/device/device.h"

namespace hipspv {
namespace {

// 64 bytes each. If a kernel has more units of shared memory, some races aren't found.
constexpr std::size_t kMaxCells = 1 << 16;
// A block that starts while this many others run isn't checked. All blocks of a cooperative grid
// run at the same time.
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
