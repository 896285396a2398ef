#include "memory_pool.h"

#include <algorithm>
#include <bit>
#include <map>
#include <mutex>

#include "hipspv/runtime/backends/services.h"
#include "hipspv/runtime/device/device.h"
#include "hipspv/runtime/memory/memory.h"
#include "hipspv/runtime/memory/virtual_memory.h"
#include "hipspv/runtime/streams/stream.h"
#include "hipspv/runtime/support/log.h"
#include "sharing.h"

namespace hipspv {
namespace {

// CUDA's alignment of allocations, and at least the widest vector of device code.
constexpr std::size_t kBlockAlign = 256;
// A multiple of every page size. Larger allocations have a segment of their own.
constexpr std::size_t kSegmentBytes = 2 * 1024 * 1024;

std::size_t roundUp(std::size_t bytes, std::size_t multiple) {
  if (bytes > SIZE_MAX - multiple) throw Error(hipErrorOutOfMemory);
  return (bytes + multiple - 1) / multiple * multiple;
}

hipMemPoolProps importedProperties(const Device& device) {
  hipMemPoolProps properties{};
  properties.allocType = hipMemAllocationTypePinned;
  properties.handleTypes = hipMemHandleTypePosixFileDescriptor;
  properties.location = {hipMemLocationTypeDevice, device.ordinal()};
  return properties;
}

}  // namespace

MemoryPool::MemoryPool(Device& device, const hipMemPoolProps& properties)
    : device_(device), properties_(properties), memory_(PoolMemory::make(device, properties)) {}

MemoryPool::MemoryPool(Device& device, int descriptor)
    : device_(device),
      properties_(importedProperties(device)),
      memory_(PoolMemory::import(device, descriptor)),
      imported_(true) {}

MemoryPool::~MemoryPool() { reset(); }

void* MemoryPool::allocate(Stream& stream, std::size_t bytes) { return allocateFor(&stream, bytes); }

void* MemoryPool::allocate(std::size_t bytes) { return allocateFor(nullptr, bytes); }

void* MemoryPool::allocateFor(Stream* stream, std::size_t bytes) {
  require(!imported_, hipErrorInvalidValue);
  device_.throwIfFailed();
  if (bytes == 0) return nullptr;
  const std::size_t size = memory_->undivided() ? bytes : roundUp(bytes, kBlockAlign);
  void* pointer = nullptr;
  {
    const std::lock_guard lock(mutex_);
    auto block = findFree(stream, size, Reuse::kNow);
    if (block == blocks_.end()) block = grow(size);
    if (block == blocks_.end() && stream != nullptr && internalDependencies_)
      block = findFree(stream, size, Reuse::kAfterWaiting);
    if (block == blocks_.end()) throw Error(hipErrorOutOfMemory);
    claim(block, size, bytes);
    pointer = block->first;
  }
  try {
    allocationsOf(device_).add({pointer, bytes, AllocationKind::kDevice, &device_, 0, shared_from_this()});
  } catch (...) {
    release(pointer, nullptr);
    throw;
  }
  return pointer;
}

// The smallest free block that is large enough and that the stream may use; blocks_.end() if there
// is none. A block that can't be divided has the size.
MemoryPool::Blocks::iterator MemoryPool::findFree(Stream* stream, std::size_t size, Reuse reuse) {
  for (auto entry = free_.lower_bound({size, nullptr}); entry != free_.end(); ++entry) {
    if (memory_->undivided() && entry->first != size) break;
    const auto block = blocks_.find(entry->second);
    if (usable(block->second, stream)) return block;
    if (reuse == Reuse::kNow) continue;
    const auto elsewhere = [&](const Freed& freed) { return &freed.stream->device() != &stream->device(); };
    auto& freed = block->second.freed;
    if (std::any_of(freed.begin(), freed.end(), elsewhere)) continue;
    for (const Freed& one : freed) stream->wait(*one.stream->recordEvent());
    return block;
  }
  return blocks_.end();
}

bool MemoryPool::usable(const Block& block, const Stream* stream) const {
  return std::all_of(block.freed.begin(), block.freed.end(), [&](const Freed& freed) {
    if (freed.stream == stream) return true;
    if (stream != nullptr && followEvents_ && orderedAfter(*stream, freed)) return true;
    return (opportunistic_ || stream == nullptr) && freed.stream->reached(freed.position);
  });
}

// HIP's default stream and the blocking streams wait for each other.
bool MemoryPool::orderedAfter(const Stream& stream, const Freed& freed) {
  using Kind = Stream::Kind;
  const auto follows = [](Kind a, Kind b) { return a == Kind::kLegacyDefault && b == Kind::kBlocking; };
  const Kind here = stream.kind(), there = freed.stream->kind();
  if (&stream.device() == &freed.stream->device() && (follows(here, there) || follows(there, here))) return true;
  return std::any_of(freed.ordered.begin(), freed.ordered.end(),
                     [&](const auto& order) { return order.first == stream.id(); });
}

// The device has reached all frees of the block.
bool MemoryPool::passed(Block& block) {
  std::erase_if(block.freed, [](const Freed& freed) { return freed.stream->reached(freed.position); });
  return block.freed.empty();
}

std::byte* MemoryPool::reserveSegment(std::size_t bytes) {
  const std::size_t limit =
      std::min(device_.properties().globalMemory, properties_.maxSize != 0 ? properties_.maxSize : SIZE_MAX);
  if (bytes > limit || reserved() > limit - bytes) return nullptr;
  return memory_->reserve(bytes);
}

// A free block in a new segment; blocks_.end() if memory is exhausted.
MemoryPool::Blocks::iterator MemoryPool::grow(std::size_t size) {
  std::size_t bytes = memory_->undivided() ? size : roundUp(size, kSegmentBytes);
  // The segment's description is created first: afterwards nothing fails.
  Segments segment(1);
  Blocks blocks;
  decltype(free_) entries;
  blocks.emplace(nullptr, Block{segment.begin(), 0, 0, {}});
  entries.emplace(0, nullptr);
  std::byte* base = reserveSegment(bytes);
  if (base == nullptr) {  // unused segments may be too small, but block memory
    trimLocked(0);
    base = reserveSegment(bytes);
  }
  if (base == nullptr && bytes != size) {
    bytes = size;
    base = reserveSegment(bytes);
  }
  if (base == nullptr) return blocks_.end();
  segment.front() = {base, bytes};
  segments_.splice(segments_.begin(), segment);
  auto node = blocks.extract(blocks.begin());
  node.key() = base;
  node.mapped().size = bytes;
  const auto block = blocks_.insert(std::move(node)).position;
  auto entry = entries.extract(entries.begin());
  entry.value() = {bytes, base};
  free_.insert(std::move(entry));
  addReserved(static_cast<std::ptrdiff_t>(bytes));
  reservedHigh_ = std::max(reservedHigh_, reserved());
  log(LogLevel::kDebug, "a memory pool grows by ", bytes, " bytes to ", reserved());
  return block;
}

void MemoryPool::eraseFree(Blocks::iterator block) { free_.erase({block->second.size, block->first}); }

// Turns the first bytes of a free block into an allocation.
void MemoryPool::claim(Blocks::iterator block, std::size_t size, std::size_t requested) {
  Block& claimed = block->second;
  if (claimed.size > size) {  // never if it can't be divided
    Block rest{claimed.segment, claimed.size - size, 0, claimed.freed};
    const auto after = blocks_.emplace(block->first + size, std::move(rest)).first;
    auto entry = free_.extract({claimed.size, block->first});
    entry.value() = {after->second.size, after->first};
    free_.insert(std::move(entry));
    claimed.size = size;
  } else {
    eraseFree(block);
  }
  claimed.freed.clear();
  claimed.requested = requested;
  used_ += requested;
  usedHigh_ = std::max(usedHigh_, used_);
}

void MemoryPool::release(void* pointer, Stream* stream) {
  const std::uint64_t position = stream != nullptr ? stream->position() : 0;
  const std::lock_guard lock(mutex_);
  auto block = blocks_.find(static_cast<std::byte*>(pointer));
  if (block == blocks_.end()) return;  // hipDeviceReset was faster
  // Operations that may fail come first.
  if (stream != nullptr) block->second.freed.push_back({stream, position, {}});
  decltype(free_) entries;
  entries.emplace(0, nullptr);
  used_ -= block->second.requested;
  block->second.requested = 0;
  block = joinNeighbours(block);
  auto entry = entries.extract(entries.begin());
  entry.value() = {block->second.size, block->first};
  free_.insert(std::move(entry));
  trimmable_.store(true, std::memory_order_relaxed);
}

// Joins a block that isn't among the free ones with its free neighbours. Leaves them separate if
// the host has no memory for a longer list of frees.
MemoryPool::Blocks::iterator MemoryPool::joinNeighbours(Blocks::iterator block) {
  const auto prepare = [](Blocks::iterator first, Blocks::iterator second) {
    try {
      first->second.freed.reserve(first->second.freed.size() + second->second.freed.size());
      return true;
    } catch (const std::bad_alloc&) {
      return false;
    }
  };
  const auto join = [&](Blocks::iterator first, Blocks::iterator second) {
    first->second.size += second->second.size;
    for (Freed& freed : second->second.freed) {
      auto& known = first->second.freed;
      const auto same =
          std::find_if(known.begin(), known.end(), [&](const Freed& other) { return other.stream == freed.stream; });
      if (same == known.end()) {
        known.push_back(std::move(freed));
      } else if (same->position < freed.position) {
        *same = std::move(freed);
      }
    }
    blocks_.erase(second);
  };
  const auto joinable = [&](Blocks::iterator other) {
    return other->second.requested == 0 && other->second.segment == block->second.segment;
  };
  const auto next = std::next(block);
  if (next != blocks_.end() && joinable(next) && prepare(block, next)) {
    eraseFree(next);
    join(block, next);
  }
  if (block == blocks_.begin()) return block;
  if (const auto before = std::prev(block); joinable(before) && prepare(before, block)) {
    eraseFree(before);
    join(before, block);
    return before;
  }
  return block;
}

bool MemoryPool::wholeSegment(const Blocks::value_type& block) const {
  return block.second.requested == 0 && block.second.size == block.second.segment->size;
}

void MemoryPool::releaseSegment(Blocks::iterator block) {
  const auto segment = block->second.segment;
  addReserved(-static_cast<std::ptrdiff_t>(segment->size));
  memory_->release(segment->base, segment->size);
  eraseFree(block);
  blocks_.erase(block);
  segments_.erase(segment);
}

void MemoryPool::trimLocked(std::size_t bytesToKeep) {
  for (auto block = blocks_.begin(); block != blocks_.end();) {
    const auto next = std::next(block);
    const bool spare = reserved() >= bytesToKeep && reserved() - bytesToKeep >= block->second.segment->size;
    if (spare && wholeSegment(*block) && passed(block->second)) releaseSegment(block);
    block = next;
  }
}

void MemoryPool::trim(std::size_t bytesToKeep) {
  const std::lock_guard lock(mutex_);
  trimLocked(bytesToKeep);
}

void MemoryPool::trimToThreshold() {
  if (!trimmable_.exchange(false, std::memory_order_relaxed)) return;
  const std::lock_guard lock(mutex_);
  if (reserved() <= threshold_) return;
  trimLocked(threshold_);
  // Frees that the device hasn't reached are left to the next synchronisation.
  const auto waits = [&](const auto& block) { return wholeSegment(block) && !block.second.freed.empty(); };
  if (std::any_of(blocks_.begin(), blocks_.end(), waits)) trimmable_.store(true, std::memory_order_relaxed);
}

void MemoryPool::retire() {
  const std::lock_guard lock(mutex_);
  threshold_ = 0;
  trimLocked(0);
  trimmable_.store(true, std::memory_order_relaxed);
}

void MemoryPool::reset() {
  const std::lock_guard lock(mutex_);
  for (const Segment& segment : segments_) memory_->release(segment.base, segment.size);
  free_.clear();
  blocks_.clear();
  segments_.clear();
  addReserved(-static_cast<std::ptrdiff_t>(reserved()));
  used_ = reservedHigh_ = usedHigh_ = 0;
}

void MemoryPool::addReserved(std::ptrdiff_t bytes) {
  reserved_.fetch_add(static_cast<std::size_t>(bytes), std::memory_order_relaxed);
  device_.object<MemoryGauge>().addPooled(bytes);
}

bool MemoryPool::empty() const {
  const std::lock_guard lock(mutex_);
  return segments_.empty();
}

void MemoryPool::noteOrder(std::uint64_t earlier, std::uint64_t upTo, const Stream& stream, std::uint64_t from) {
  if (reserved() == 0) return;
  const std::lock_guard lock(mutex_);
  const auto covered = [&](const Freed& freed) {
    if (freed.stream->id() == earlier) return freed.position <= upTo;
    return std::any_of(freed.ordered.begin(), freed.ordered.end(),
                       [&](const auto& order) { return order.first == earlier && order.second <= upTo; });
  };
  for (const auto& [size, base] : free_)
    for (Freed& freed : blocks_.find(base)->second.freed)
      if (freed.stream != &stream && !orderedAfter(stream, freed) && covered(freed))
        freed.ordered.push_back({stream.id(), from});
}

void MemoryPool::forget(const Stream& stream) {
  const std::lock_guard lock(mutex_);
  for (const auto& [size, base] : free_)
    std::erase_if(blocks_.find(base)->second.freed, [&](const Freed& freed) { return freed.stream == &stream; });
}

void* MemoryPool::open(const hipMemPoolPtrExportData& data) {
  require(imported_, hipErrorInvalidValue);
  const PoolMemory::Opened opened = memory_->open(data);
  require(opened.memory != nullptr, hipErrorOutOfMemory);
  Allocation allocation{opened.memory.get(), opened.bytes, AllocationKind::kDevice, &device_};
  allocation.mapping = opened.memory;
  allocationsOf(device_).add(allocation);
  return allocation.base;
}

void MemoryPool::set(hipMemPoolAttr attribute, const void* value) {
  const std::lock_guard lock(mutex_);
  const auto flag = [&] { return *static_cast<const int*>(value) != 0; };
  const auto number = [&] { return *static_cast<const std::uint64_t*>(value); };
  switch (attribute) {
    case hipMemPoolReuseFollowEventDependencies:
      followEvents_ = flag();
      return;
    case hipMemPoolReuseAllowOpportunistic:
      opportunistic_ = flag();
      return;
    case hipMemPoolReuseAllowInternalDependencies:
      internalDependencies_ = flag();
      return;
    case hipMemPoolAttrReleaseThreshold:
      threshold_ = number();
      trimmable_.store(true, std::memory_order_relaxed);
      return;
    case hipMemPoolAttrReservedMemHigh:  // can only be reset
      require(number() == 0, hipErrorInvalidValue);
      reservedHigh_ = 0;
      return;
    case hipMemPoolAttrUsedMemHigh:
      require(number() == 0, hipErrorInvalidValue);
      usedHigh_ = 0;
      return;
    default:
      throw Error(hipErrorInvalidValue);
  }
}

void MemoryPool::get(hipMemPoolAttr attribute, void* value) const {
  const std::lock_guard lock(mutex_);
  const auto flag = [&](bool result) { *static_cast<int*>(value) = result; };
  const auto number = [&](std::uint64_t result) { *static_cast<std::uint64_t*>(value) = result; };
  switch (attribute) {
    case hipMemPoolReuseFollowEventDependencies:
      return flag(followEvents_);
    case hipMemPoolReuseAllowOpportunistic:
      return flag(opportunistic_);
    case hipMemPoolReuseAllowInternalDependencies:
      return flag(internalDependencies_);
    case hipMemPoolAttrReleaseThreshold:
      return number(threshold_);
    case hipMemPoolAttrReservedMemCurrent:
      return number(reserved());
    case hipMemPoolAttrReservedMemHigh:
      return number(reservedHigh_);
    case hipMemPoolAttrUsedMemCurrent:
      return number(used_);
    case hipMemPoolAttrUsedMemHigh:
      return number(usedHigh_);
  }
  throw Error(hipErrorInvalidValue);
}

void MemoryPool::requireAccess(const Device& from, hipMemAccessFlags flags) const {
  // As in HIP's own runtime, a device's access can only be widened.
  require(flags != hipMemAccessFlagsProtNone, hipErrorInvalidDevice);
  if (&from == &device_) return;
  if (!canReach(from, device_))
    throw Error(hipErrorInvalidDevice, from.properties().name + " can't reach the memory of another device");
}

void MemoryPool::setAccess(const Device& from, hipMemAccessFlags flags) {
  if (&from == &device_) return;
  memory_->allow(from, flags);
  const std::lock_guard lock(mutex_);
  access_[&from] = flags;
}

hipMemAccessFlags MemoryPool::access(const Device& from) const {
  if (&from == &device_) return hipMemAccessFlagsProtReadWrite;
  const std::lock_guard lock(mutex_);
  const auto found = access_.find(&from);
  return found != access_.end() ? found->second : hipMemAccessFlagsProtNone;
}

namespace {

class DeviceMemory final : public PoolMemory {
 public:
  using PoolMemory::PoolMemory;

  std::byte* reserve(std::size_t bytes) override {
    return static_cast<std::byte*>(device_.backend().allocate(backend::MemoryKind::kDevice, bytes));
  }
  void release(std::byte* base, std::size_t) noexcept override { device_.releaseQuietly(base); }
};

// A shared file, which another process maps. It only grows: each segment has its own range.
class FileMemory final : public PoolMemory {
 public:
  FileMemory(Device& device, SharedFile file) : PoolMemory(device), file_(std::move(file)) {}

  std::byte* reserve(std::size_t bytes) override {
    const std::lock_guard lock(mutex_);
    const std::size_t offset = file_.size();
    file_.grow(offset + (bytes + pageBytes() - 1) / pageBytes() * pageBytes());
    auto* base = static_cast<std::byte*>(file_.map(offset, bytes));
    if (base != nullptr) segments_[base] = {bytes, offset};
    return base;
  }

  void release(std::byte* base, std::size_t bytes) noexcept override {
    const std::lock_guard lock(mutex_);
    munmap(base, bytes);
    file_.discard(segments_.at(base).offset, bytes);
    segments_.erase(base);
  }

  int share() const override { return file_.duplicate(); }

  hipMemPoolPtrExportData exportPointer(const Allocation& allocation, const void* pointer) const override {
    const auto* byte = static_cast<const std::byte*>(pointer);
    IpcHandle handle = IpcHandle::of(IpcHandle::kPoolPointer, file_);
    handle.offset = offsetOf(byte);
    handle.size = allocation.size - static_cast<std::size_t>(byte - static_cast<const std::byte*>(allocation.base));
    return handle.as<hipMemPoolPtrExportData>();
  }

  Opened open(const hipMemPoolPtrExportData& data) override {
    const IpcHandle handle = IpcHandle::from(data);
    require(handle.kind == IpcHandle::kPoolPointer && handle.names(file_), hipErrorInvalidValue);
    const std::size_t whole = file_.size();
    require(handle.size != 0 && handle.offset <= whole && handle.size <= whole - handle.offset, hipErrorInvalidValue);
    return {file_.mapRange(handle.offset, handle.size), handle.size};
  }

 private:
  struct Segment {
    std::size_t bytes, offset;
  };

  std::size_t offsetOf(const std::byte* byte) const {
    const std::lock_guard lock(mutex_);
    const auto next = segments_.upper_bound(byte);
    require(next != segments_.begin(), hipErrorInvalidValue);
    const auto& [base, range] = *std::prev(next);
    const auto inside = static_cast<std::size_t>(byte - base);
    require(inside < range.bytes, hipErrorInvalidValue);
    return range.offset + inside;
  }

  SharedFile file_;
  mutable std::mutex mutex_;
  std::map<const std::byte*, Segment> segments_;
};

// A pool of the device API's, whose pointers other processes open one by one.
class NativeMemory final : public PoolMemory {
 public:
  NativeMemory(Device& device, std::shared_ptr<backend::SharedPool> pool)
      : PoolMemory(device), pool_(std::move(pool)) {}

  std::byte* reserve(std::size_t bytes) override { return static_cast<std::byte*>(pool_->allocate(bytes)); }
  void release(std::byte* base, std::size_t) noexcept override { pool_->release(base); }
  bool undivided() const override { return true; }
  void allow(const Device& from, hipMemAccessFlags flags) override { pool_->allow(from.backend(), accessOf(flags)); }

  int share() const override { return pool_->share(); }

  hipMemPoolPtrExportData exportPointer(const Allocation& allocation, const void* pointer) const override {
    if (pointer != allocation.base)
      throw Error(hipErrorInvalidValue, "hipMemPoolExportPointer: " + device_.properties().name +
                                            " exports whole allocations: give the allocation's beginning, and pass " +
                                            "the offset separately");
    return std::bit_cast<hipMemPoolPtrExportData>(pool_->exportPointer(allocation.base));
  }

  Opened open(const hipMemPoolPtrExportData& data) override {
    const auto [base, bytes] = pool_->open(std::bit_cast<backend::SharingHandle>(data));
    return {{base, [pool = pool_](void* opened) { pool->release(opened); }}, bytes};
  }

 private:
  const std::shared_ptr<backend::SharedPool> pool_;
};

}  // namespace

void PoolMemory::allow(const Device& from, hipMemAccessFlags) { allowPeer(from, device_); }

int PoolMemory::share() const { throw Error(hipErrorInvalidValue); }

hipMemPoolPtrExportData PoolMemory::exportPointer(const Allocation&, const void*) const {
  throw Error(hipErrorInvalidValue);
}

PoolMemory::Opened PoolMemory::open(const hipMemPoolPtrExportData&) { throw Error(hipErrorInvalidValue); }

std::unique_ptr<PoolMemory> PoolMemory::make(Device& device, const hipMemPoolProps& properties) {
  if (properties.handleTypes == hipMemHandleTypeNone) return std::make_unique<DeviceMemory>(device);
  if (device.properties().has(backend::Aspect::kSharedPools))
    return std::make_unique<NativeMemory>(device, device.backend().sharedPools()->create());
  requireSystemMemory(device, "hipMemPoolCreate");
  return std::make_unique<FileMemory>(device, SharedFile(0));
}

std::unique_ptr<PoolMemory> PoolMemory::import(Device& device, int descriptor) {
  if (device.properties().has(backend::Aspect::kSharedPools))
    return std::make_unique<NativeMemory>(device, device.backend().sharedPools()->import(descriptor));
  requireSystemMemory(device, "hipMemPoolImportFromShareableHandle");
  return std::make_unique<FileMemory>(device, SharedFile::duplicateOf(descriptor));
}

}  // namespace hipspv
