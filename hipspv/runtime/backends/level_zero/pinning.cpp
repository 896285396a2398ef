#include "pinning.h"

#include <unistd.h>

#include "hipspv/runtime/support/log.h"

namespace hipspv::ze {

bool canPin(const Found& found) { return found.hasExtension("ZE_extension_external_memmap_sysmem"); }

// A driver maps whole pages, and mappings mustn't overlap.
std::shared_ptr<void> Pinning::pin(void* memory, std::size_t bytes) {
  if (!canPin(state_.found())) return nullptr;
  static const auto page = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
  const auto address = reinterpret_cast<std::uintptr_t>(memory);
  const std::uintptr_t begin = address & ~(page - 1), end = (address + bytes + page - 1) & ~(page - 1);
  const std::lock_guard lock(mutex_);
  auto next = ranges_.lower_bound(end);
  if (next == ranges_.begin() || std::prev(next)->second.end <= begin) return map(begin, end);
  const auto& [first, range] = *std::prev(next);
  if (first <= begin && end <= range.end)
    if (std::shared_ptr<void> mapping = range.mapping.lock()) return mapping;
  log(LogLevel::kInfo, bytes, " bytes of the host's memory can't be pinned: a page of them is pinned with others");
  return nullptr;
}

std::shared_ptr<void> Pinning::map(std::uintptr_t begin, std::uintptr_t end) {
  auto* const base = reinterpret_cast<void*>(begin);
  MemmapSysmemDesc mapped;
  mapped.memory = base;
  mapped.bytes = end - begin;
  HostMemoryDesc host;
  host.next = &mapped;
  void* pointer = nullptr;
  const Result result = state_.api().MemAllocHost(state_.context(), &host, mapped.bytes, 0, &pointer);
  if (result == kDeviceLost) fail(result, "zeMemAllocHost");
  if (result == kSuccess && pointer != base) state_.api().MemFree(state_.context(), pointer);
  if (result != kSuccess || pointer != base) {
    log(LogLevel::kInfo, mapped.bytes, " bytes of the host's memory can't be pinned: ", describe(result));
    return nullptr;
  }
  std::shared_ptr<void> mapping(base, [this](void* ended) { unmap(ended); });
  ranges_[begin] = {end, mapping};
  state_.countAllocation();
  return mapping;
}

void Pinning::unmap(void* base) noexcept {
  const std::lock_guard lock(mutex_);
  ranges_.erase(reinterpret_cast<std::uintptr_t>(base));
  if (const Result result = state_.api().MemFree(state_.context(), base); result != kSuccess)
    log(LogLevel::kWarning, "zeMemFree of pinned memory failed: ", describe(result));
  state_.countAllocation();
}

}  // namespace hipspv::ze
