#include "pool_memory.h"

#include <bit>
#include <map>
#include <mutex>

#include "hipspv/runtime/backends/sharing.h"
#include "hipspv/runtime/device/device.h"
#include "hipspv/runtime/memory/memory.h"
#include "hipspv/runtime/memory/peer_access.h"
#include "hipspv/runtime/memory/virtual_memory.h"
#include "ipc.h"

namespace hipspv {
namespace {

class DeviceMemory final : public PoolMemory {
 public:
  using PoolMemory::PoolMemory;

  std::byte* reserve(std::size_t bytes) override {
    return static_cast<std::byte*>(device_.backend().allocate(backend::MemoryKind::kDevice, bytes));
  }
  void release(std::byte* base, std::size_t) noexcept override { device_.releaseQuietly(base); }
};

// A shared file, which another process maps. It only grows: a segment has a place of its own.
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
  struct Place {
    std::size_t bytes, offset;
  };

  std::size_t offsetOf(const std::byte* byte) const {
    const std::lock_guard lock(mutex_);
    const auto next = segments_.upper_bound(byte);
    require(next != segments_.begin(), hipErrorInvalidValue);
    const auto& [base, place] = *std::prev(next);
    const auto inside = static_cast<std::size_t>(byte - base);
    require(inside < place.bytes, hipErrorInvalidValue);
    return place.offset + inside;
  }

  SharedFile file_;
  mutable std::mutex mutex_;
  std::map<const std::byte*, Place> segments_;
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
  if (device.properties().sharedPools)
    return std::make_unique<NativeMemory>(device, device.backend().sharing()->createPool());
  requireSystemMemory(device, "hipMemPoolCreate");
  return std::make_unique<FileMemory>(device, SharedFile(0));
}

std::unique_ptr<PoolMemory> PoolMemory::import(Device& device, int descriptor) {
  if (device.properties().sharedPools)
    return std::make_unique<NativeMemory>(device, device.backend().sharing()->importPool(descriptor));
  requireSystemMemory(device, "hipMemPoolImportFromShareableHandle");
  return std::make_unique<FileMemory>(device, SharedFile::duplicateOf(descriptor));
}

}  // namespace hipspv
