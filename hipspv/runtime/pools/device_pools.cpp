#include "device_pools.h"

#include "hipspv/runtime/device/device.h"
#include "hipspv/runtime/memory/memory.h"
#include "hipspv/runtime/support/handle.h"

namespace hipspv {

hipMemPool_t DevicePools::handle(const MemoryPool& pool) {
  return reinterpret_cast<hipMemPool_t>(const_cast<MemoryPool*>(&pool));
}

PoolHandles& DevicePools::handles() const { return device_.all().object<PoolHandles>(); }

std::shared_ptr<MemoryPool> DevicePools::create(const hipMemPoolProps& properties) {
  return add(std::make_shared<MemoryPool>(device_, properties));
}

std::shared_ptr<MemoryPool> DevicePools::import(int descriptor) {
  return add(std::make_shared<MemoryPool>(device_, descriptor));
}

std::shared_ptr<MemoryPool> DevicePools::add(std::shared_ptr<MemoryPool> pool) {
  {
    const std::lock_guard lock(mutex_);
    pools_.push_back(pool);
    streamsOf(device_).observe(*this);
  }
  handles().add(pool.get(), pool);
  return pool;
}

std::shared_ptr<MemoryPool> DevicePools::defaultPool() {
  {
    const std::lock_guard lock(mutex_);
    if (default_ != nullptr) return default_;
  }
  hipMemPoolProps properties{};
  properties.allocType = hipMemAllocationTypePinned;
  properties.location = {hipMemLocationTypeDevice, device_.ordinal()};
  auto pool = std::make_shared<MemoryPool>(device_, properties);
  const std::lock_guard lock(mutex_);
  if (default_ == nullptr) {
    default_ = std::move(pool);
    pools_.push_back(default_);
    handles().add(default_.get(), default_);
    streamsOf(device_).observe(*this);
  }
  return default_;
}

std::shared_ptr<MemoryPool> DevicePools::current() {
  {
    const std::lock_guard lock(mutex_);
    if (current_ != nullptr) return current_;
  }
  return defaultPool();
}

void DevicePools::setCurrent(const std::shared_ptr<MemoryPool>& pool) {
  const std::lock_guard lock(mutex_);
  current_ = pool;
}

void DevicePools::destroy(MemoryPool& pool) {
  const std::lock_guard lock(mutex_);
  require(&pool != default_.get(), hipErrorInvalidValue);
  const auto ended = handles().take(&pool, [](const MemoryPool&) { return true; });
  require(ended != nullptr, hipErrorInvalidValue);
  if (current_ == ended) current_ = nullptr;
  std::erase(pools_, ended);
  ended->retire();
  if (!ended->empty()) retired_.push_back(ended);
}

std::vector<std::shared_ptr<MemoryPool>> DevicePools::snapshot() {
  const std::lock_guard lock(mutex_);
  auto all = pools_;
  all.insert(all.end(), retired_.begin(), retired_.end());
  return all;
}

void DevicePools::trim() {
  for (const auto& pool : snapshot()) pool->trimToThreshold();
  const std::lock_guard lock(mutex_);
  std::erase_if(retired_, [](const auto& pool) { return pool->empty(); });
}

void DevicePools::ordered(std::uint64_t earlier, std::uint64_t upTo, const Stream& stream, std::uint64_t from) {
  for (const auto& pool : snapshot()) pool->noteOrder(earlier, upTo, stream, from);
}

void DevicePools::ended(const Stream& stream) {
  const std::lock_guard lock(mutex_);  // no copy of the list: a stream's end must not need memory
  for (const auto* pools : {&pools_, &retired_})
    for (const auto& pool : *pools) pool->forget(stream);
}

void DevicePools::reset() {
  std::vector<std::shared_ptr<MemoryPool>> gone;
  {
    const std::lock_guard lock(mutex_);
    current_ = nullptr;
    gone = std::move(pools_);
    pools_.clear();
    if (default_ != nullptr) pools_.push_back(default_);
    gone.insert(gone.end(), retired_.begin(), retired_.end());
    retired_.clear();
  }
  for (const auto& pool : gone) {
    pool->reset();
    if (pool != default_) handles().take(pool.get(), [](const MemoryPool&) { return true; });
  }
}

void releaseInOrder(Stream& stream, void* pointer) {
  require(pointer != nullptr, hipErrorInvalidValue);
  Allocations& allocations = allocationsOf(stream.device());
  const auto found = allocations.find(pointer);
  if (found && found->base == pointer && found->kind == AllocationKind::kGraph)
    return found->owner->release(pointer, &stream);
  const auto allocation = allocations.take(pointer, {AllocationKind::kDevice, AllocationKind::kFineGrained,
                                                     AllocationKind::kManaged, AllocationKind::kHost});
  require(allocation.has_value(), hipErrorInvalidValue);
  try {
    if (allocation->owner != nullptr)
      allocation->owner->release(pointer, &stream);
    else
      releaseAfter(stream, *allocation);
  } catch (...) {
    allocations.add(*allocation);  // the program still uses it
    throw;
  }
}

}  // namespace hipspv
