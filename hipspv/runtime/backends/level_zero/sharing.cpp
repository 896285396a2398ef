#include "sharing.h"

#include <algorithm>
#include <bit>

#include "descriptor_handle.h"

namespace hipspv::ze {
namespace {

static_assert(sizeof(IpcHandle) == sizeof(backend::SharingHandle));

IpcHandle ofDriver(const backend::SharingHandle& handle) { return std::bit_cast<IpcHandle>(handle); }
backend::SharingHandle ofRuntime(const IpcHandle& handle) { return std::bit_cast<backend::SharingHandle>(handle); }

}  // namespace

// Once for an allocation: Intel's earlier drivers open another descriptor each time. zeMemFree ends the handle.
backend::SharingHandle Sharing::share(void* base) {
  AllocationProperties allocation{};
  DeviceHandle device = nullptr;
  check(state_.api().MemGetAllocProperties(state_.context(), base, &allocation, &device), "zeMemGetAllocProperties");
  const std::lock_guard lock(mutex_);
  const std::pair key{allocation.id, base};
  if (const auto found = shared_.find(key); found != shared_.end()) return found->second;
  IpcHandle handle{};
  check(state_.api().MemGetIpcHandle(state_.context(), base, &handle), "zeMemGetIpcHandle");
  return shared_[key] = ofRuntime(publish(handle, sizeFrom(base)));
}

void* Sharing::open(const backend::SharingHandle& handle) {
  const std::lock_guard lock(mutex_);
  const bool own = std::ranges::any_of(shared_, [&](const auto& entry) { return entry.second == handle; });
  require(!own && !isOwn(ofDriver(handle)), hipErrorInvalidContext);
  if (const auto found = opened_.find(handle); found != opened_.end()) {
    ++found->second.count;
    return found->second.base;
  }
  const FetchedHandle fetched(ofDriver(handle));
  void* base = nullptr;
  const Result result = state_.api().MemOpenIpcHandle(state_.context(), state_.device(), fetched.get(), 0, &base);
  // The memory is gone, or the handle is none: drivers don't tell which.
  require(result != kInvalidArgument, hipErrorInvalidDevicePointer);
  check(result, "zeMemOpenIpcHandle");
  state_.countAllocation();
  opened_[handle] = {base, fetched.size() != 0 ? fetched.size() : sizeFrom(base), 1};
  return base;
}

std::size_t Sharing::sizeFrom(void* base) const {
  void* begin = nullptr;
  std::size_t bytes = 0;
  check(state_.api().MemGetAddressRange(state_.context(), base, &begin, &bytes), "zeMemGetAddressRange");
  return static_cast<std::size_t>(static_cast<std::byte*>(begin) + bytes - static_cast<std::byte*>(base));
}

Sharing::OpenedHandles::iterator Sharing::find(void* base) {
  const auto found = std::ranges::find_if(opened_, [&](const auto& entry) { return entry.second.base == base; });
  require(found != opened_.end(), hipErrorInvalidValue);
  return found;
}

std::size_t Sharing::size(void* base) {
  const std::lock_guard lock(mutex_);
  return find(base)->second.bytes;
}

void Sharing::close(void* base) {
  const std::lock_guard lock(mutex_);
  const auto found = find(base);
  if (--found->second.count != 0) return;
  opened_.erase(found);
  check(state_.api().MemCloseIpcHandle(state_.context(), base), "zeMemCloseIpcHandle");
  state_.countAllocation();
}

}  // namespace hipspv::ze
