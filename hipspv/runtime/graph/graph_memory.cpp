#include "graph_memory.h"

#include <algorithm>

#include "hipspv/runtime/streams/device_streams.h"

namespace hipspv {
namespace {

// CUDA allocates graph memory in pieces of this size (its device's page), and programs size their nodes by it.
constexpr std::size_t kGranularity = 2 * 1024 * 1024;

}  // namespace

GraphBlock::~GraphBlock() { memory_.give(*this); }

std::shared_ptr<GraphBlock> GraphMemory::take(std::size_t bytes) {
  const std::lock_guard lock(mutex_);
  auto best = idle_.end();
  for (auto at = idle_.begin(); at != idle_.end(); ++at) {
    const bool fits = at->bytes >= bytes && (at->passed == nullptr || at->passed->complete());
    if (fits && (best == idle_.end() || at->bytes < best->bytes)) best = at;
  }
  // A block that is much too large stays available for larger requests.
  if (best != idle_.end() && best->bytes / 2 <= std::max(bytes, kGranularity)) {
    const Idle idle = *best;
    idle_.erase(best);
    known_.insert(idle.address);
    return std::make_shared<GraphBlock>(*this, idle.address, idle.bytes, generation_);
  }
  require(bytes <= SIZE_MAX - kGranularity, hipErrorOutOfMemory);
  const std::size_t size = (bytes + kGranularity - 1) / kGranularity * kGranularity;
  // Not allocate(): a capturing stream may call this, while capture forbids allocations elsewhere.
  const bool possible = size <= device_.properties().globalMemory;
  void* address = possible ? device_.backend().allocate(backend::MemoryKind::kDevice, size) : nullptr;
  require(address != nullptr, hipErrorOutOfMemory);
  try {
    // The device keeps the object; it doesn't end with the allocation.
    const std::shared_ptr<MemoryOwner> owner(std::shared_ptr<void>(), this);
    allocationsOf(device_).add({address, size, AllocationKind::kGraph, &device_, 0, owner});
  } catch (...) {
    device_.releaseQuietly(address);
    throw;
  }
  use_.reserved += size;
  use_.reservedHigh = std::max(use_.reservedHigh, use_.reserved);
  known_.insert(address);
  return std::make_shared<GraphBlock>(*this, address, size, generation_);
}

void GraphMemory::give(GraphBlock& block) noexcept {
  const std::lock_guard lock(mutex_);
  if (block.generation_ != generation_) return;
  known_.erase(block.address_);
  idle_.push_back({block.address_, block.bytes_, std::move(block.passed_)});
}

void GraphMemory::begin(const std::shared_ptr<GraphBlock>& block) {
  const std::lock_guard lock(mutex_);
  require(live_.emplace(block->address(), block).second, hipErrorInvalidValue);
  use_.used += block->bytes();
  use_.usedHigh = std::max(use_.usedHigh, use_.used);
}

void GraphMemory::release(void* address, Stream* stream) {
  std::shared_ptr<GraphBlock> last;  // may be the last reference, whose destruction takes the lock
  const std::lock_guard lock(mutex_);
  const auto found = live_.find(address);
  require(found != live_.end(), hipErrorInvalidValue);
  last = std::move(found->second);
  live_.erase(found);
  use_.used -= last->bytes();
  if (stream != nullptr) last->passed_ = stream->recordEvent();
}

bool GraphMemory::inUse(const void* address) const {
  const std::lock_guard lock(mutex_);
  return live_.contains(address);
}

bool GraphMemory::known(const void* address) const {
  const std::lock_guard lock(mutex_);
  return known_.contains(address);
}

void GraphMemory::passedAt(GraphBlock& block, const backend::EventPtr& event) {
  const std::lock_guard lock(mutex_);
  block.passed_ = event;
}

GraphMemoryUse GraphMemory::use() const {
  const std::lock_guard lock(mutex_);
  return use_;
}

void GraphMemory::resetUsedHigh() {
  const std::lock_guard lock(mutex_);
  use_.usedHigh = use_.used;
}

void GraphMemory::resetReservedHigh() {
  const std::lock_guard lock(mutex_);
  use_.reservedHigh = use_.reserved;
}

void GraphMemory::trim() {
  streamsOf(device_).synchronize();
  std::vector<Idle> gone;
  {
    const std::lock_guard lock(mutex_);
    gone.swap(idle_);
    for (const Idle& block : gone) use_.reserved -= block.bytes;
  }
  for (const Idle& block : gone) {
    allocationsOf(device_).forget(block.address);
    device_.release(block.address);
  }
}

void GraphMemory::clear() {
  decltype(live_) live;  // whose destruction takes the lock
  const std::lock_guard lock(mutex_);
  for (const void* address : known_) allocationsOf(device_).forget(address);
  for (const Idle& block : idle_) allocationsOf(device_).forget(block.address);
  ++generation_;
  known_.clear();
  idle_.clear();
  live.swap(live_);
  use_ = {};
}

}  // namespace hipspv
