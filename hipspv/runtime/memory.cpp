#include "memory.h"

#include <algorithm>
#include <cstring>
#include <mutex>

#include "device.h"
#include "host_calls.h"
#include "pools/memory_pool.h"
#include "stream.h"

namespace hipspv {
namespace {

// CUDA's documentation promises that sources up to this size are staged, so that the call returns
// before the copy runs.
constexpr std::size_t kStagedBytes = 64 * 1024;

std::uintptr_t number(const void* address) { return reinterpret_cast<std::uintptr_t>(address); }

backend::MemoryKind memoryKind(AllocationKind kind) {
  switch (kind) {
    case AllocationKind::kHost:
      return backend::MemoryKind::kHost;
    case AllocationKind::kManaged:
      return backend::MemoryKind::kShared;
    default:
      return backend::MemoryKind::kDevice;
  }
}

bool contains(std::initializer_list<AllocationKind> kinds, AllocationKind kind) {
  return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

}  // namespace

Allocations& Allocations::instance() {
  static Allocations& allocations = *new Allocations;  // outlives every static destructor
  return allocations;
}

void Allocations::add(const Allocation& allocation) {
  const std::unique_lock lock(mutex_);
  byBase_[number(allocation.base)] = allocation;
}

std::optional<Allocation> Allocations::find(const void* address) const {
  const std::shared_lock lock(mutex_);
  auto next = byBase_.upper_bound(number(address));
  if (next == byBase_.begin()) return std::nullopt;
  const Allocation& candidate = std::prev(next)->second;
  if (number(address) - number(candidate.base) >= candidate.size) return std::nullopt;
  return candidate;
}

std::optional<Allocation> Allocations::take(const void* base,
                                            std::initializer_list<AllocationKind> kinds) {
  const std::unique_lock lock(mutex_);
  const auto found = byBase_.find(number(base));
  if (found == byBase_.end() || !contains(kinds, found->second.kind)) return std::nullopt;
  const Allocation allocation = found->second;
  byBase_.erase(found);
  return allocation;
}

void Allocations::forget(const void* base) {
  const std::unique_lock lock(mutex_);
  byBase_.erase(number(base));
}

void Allocations::releaseAll(Device& device) {
  std::vector<Allocation> gone;
  {
    const std::unique_lock lock(mutex_);
    std::erase_if(byBase_, [&](const auto& entry) {
      const Allocation& allocation = entry.second;
      const bool owned = allocation.kind == AllocationKind::kSymbol ||
                         allocation.kind == AllocationKind::kGraph;
      if (allocation.device != &device || owned) return false;
      gone.push_back(allocation);
      return true;
    });
  }
  for (const Allocation& allocation : gone)
    if (allocation.kind != AllocationKind::kRegistered && allocation.pool == nullptr)
      device.release(allocation.base);
}

std::size_t Allocations::used(const Device& device) const {
  const std::shared_lock lock(mutex_);
  std::size_t bytes = 0;
  for (const auto& [base, allocation] : byBase_)
    if (allocation.device == &device && allocation.kind != AllocationKind::kRegistered &&
        allocation.pool == nullptr)
      bytes += allocation.size;
  return bytes;
}

void* allocate(Device& device, AllocationKind kind, std::size_t size, unsigned flags) {
  device.throwIfFailed();
  if (size == 0) return nullptr;
  const bool possible = size <= device.facts().globalMemory;
  void* base = possible ? device.backend().allocate(memoryKind(kind), size) : nullptr;
  if (base == nullptr) throw Error(hipErrorOutOfMemory);
  Allocations::instance().add({base, size, kind, &device, flags});
  return base;
}

void release(void* pointer, std::initializer_list<AllocationKind> kinds) {
  if (pointer == nullptr) return;
  const auto allocation = Allocations::instance().take(pointer, kinds);
  if (!allocation) throw Error(hipErrorInvalidValue);
  allocation->device->synchronize();
  if (allocation->pool != nullptr) return allocation->pool->release(pointer, nullptr);
  allocation->device->release(pointer);
}

void releaseAfter(Stream& stream, const Allocation& allocation) {
  Device& device = *allocation.device;
  whenReached(stream.mark(), [&device, pointer = allocation.base] { device.release(pointer); });
}

namespace {

std::size_t extent(const Layout& layout, const Box& box) {
  return (box.depth - 1) * layout.slice + (box.height - 1) * layout.pitch + box.width;
}

// The allocation that the box lies in; nothing for memory that HIP doesn't know.
std::optional<Allocation> locate(const Layout& layout, const Box& box) {
  require(layout.base != nullptr, hipErrorInvalidValue);
  auto allocation = Allocations::instance().find(layout.base);
  if (allocation) {
    const std::size_t offset = number(layout.base) - number(allocation->base);
    require(extent(layout, box) <= allocation->size - offset, hipErrorInvalidValue);
  }
  return allocation;
}

void checkKind(hipMemcpyKind kind, bool toKnown, bool fromKnown) {
  switch (kind) {
    case hipMemcpyHostToHost:
    case hipMemcpyDefault:
      return;
    case hipMemcpyHostToDevice:
      return require(toKnown, hipErrorInvalidValue);
    case hipMemcpyDeviceToHost:
      return require(fromKnown, hipErrorInvalidValue);
    case hipMemcpyDeviceToDevice:
    case hipMemcpyDeviceToDeviceNoCU:
      return require(toKnown && fromKnown, hipErrorInvalidValue);
  }
  throw Error(hipErrorInvalidMemcpyDirection);
}

// Calls function(to, from, bytes) for each run of bytes that is contiguous on both sides.
template <class Function>
void forEachRun(const Layout& to, const Layout& from, const Box& box, Function&& function) {
  const bool rowsTouch = box.height == 1 || (to.pitch == box.width && from.pitch == box.width);
  const std::size_t plane = box.width * box.height;
  const bool slicesTouch =
      rowsTouch && (box.depth == 1 || (to.slice == plane && from.slice == plane));
  if (slicesTouch) return function(to.base, from.base, plane * box.depth);
  for (std::size_t z = 0; z < box.depth; ++z) {
    std::byte* toSlice = to.base + z * to.slice;
    std::byte* fromSlice = from.base + z * from.slice;
    if (rowsTouch) {
      function(toSlice, fromSlice, plane);
      continue;
    }
    for (std::size_t y = 0; y < box.height; ++y)
      function(toSlice + y * to.pitch, fromSlice + y * from.pitch, box.width);
  }
}

// The host's own copy, in the stream's order.
void copyOnHost(Stream& stream, const Layout& to, const Layout& from, const Box& box) {
  stream.synchronize();
  forEachRun(to, from, box, [](std::byte* target, const std::byte* source, std::size_t bytes) {
    std::memmove(target, source, bytes);
  });
}

// Between devices that share no memory: by way of the host.
void copyAcrossDevices(Stream& stream, Device& toDevice, Device& fromDevice, const Layout& to,
                       const Layout& from, const Box& box) {
  stream.synchronize();
  std::vector<std::byte> staging;
  forEachRun(to, from, box, [&](std::byte* target, std::byte* source, std::size_t bytes) {
    staging.resize(bytes);
    fromDevice.legacyStream().submit(
        [&](backend::Queue& queue) { queue.copy(staging.data(), source, bytes, true); });
    toDevice.legacyStream().submit(
        [&](backend::Queue& queue) { queue.copy(target, staging.data(), bytes, true); });
  });
}

// A pageable source may change as soon as the call returns: its bytes are kept for the copy.
void copyStaged(Stream& stream, std::byte* to, const std::byte* from, std::size_t bytes) {
  stream.withSpill(bytes, [&](std::byte* staging) {
    std::memcpy(staging, from, bytes);
    stream.submit([&](backend::Queue& queue) { queue.copy(to, staging, bytes, false); });
  });
}

}  // namespace

void copy(Stream& stream, const Layout& to, const Layout& from, const Box& box, hipMemcpyKind kind,
          Wait wait) {
  if (box.width == 0 || box.height == 0 || box.depth == 0) return;
  const auto target = locate(to, box), source = locate(from, box);
  checkKind(kind, target.has_value(), source.has_value());
  if (!target && !source) return copyOnHost(stream, to, from, box);
  const auto foreign = [&](const std::optional<Allocation>& allocation) {
    return allocation && allocation->device != &stream.device();
  };
  if (foreign(target) || foreign(source)) {
    Device& toDevice = target ? *target->device : stream.device();
    Device& fromDevice = source ? *source->device : stream.device();
    return copyAcrossDevices(stream, toDevice, fromDevice, to, from, box);
  }
  const bool pageable = !target || !source;
  const bool staged = wait == Wait::kNo && !source &&
                      box.width * box.height * box.depth <= kStagedBytes;
  if (staged) {
    forEachRun(to, from, box, [&](std::byte* t, const std::byte* s, std::size_t bytes) {
      copyStaged(stream, t, s, bytes);
    });
  } else {
    stream.submit([&](backend::Queue& queue) {
      forEachRun(to, from, box, [&](std::byte* t, const std::byte* s, std::size_t bytes) {
        queue.copy(t, s, bytes, false);
      });
    });
  }
  if (wait == Wait::kYes || (pageable && !staged)) stream.synchronize();
}

void fill(Stream& stream, const Layout& to, const Box& box, std::uint32_t pattern,
          std::size_t patternBytes, Wait wait) {
  if (box.width == 0 || box.height == 0 || box.depth == 0) return;
  require(locate(to, box).has_value(), hipErrorInvalidValue);
  stream.submit([&](backend::Queue& queue) {
    forEachRun(to, to, box, [&](std::byte* target, std::byte*, std::size_t bytes) {
      queue.fill(target, &pattern, patternBytes, bytes);
    });
  });
  if (wait == Wait::kYes) stream.synchronize();
}

}  // namespace hipspv
