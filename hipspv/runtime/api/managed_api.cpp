// Managed memory: prefetches, advice, and queries about both.
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <vector>

#include "guard.h"
#include "hipspv/runtime/graph/capture.h"
#include "hipspv/runtime/memory/advice.h"
#include "hipspv/runtime/memory/memory.h"

using namespace hipspv;

namespace {

struct Range {
  std::uintptr_t begin, end;
};

// The pages of [pointer, pointer + bytes) inside the allocation. Memory unknown to HIP counts as
// managed if the device can access all of the host's memory. Throws hipErrorInvalidValue.
Range pagesOf(const void* pointer, std::size_t bytes, const Device& device) {
  require(pointer != nullptr && bytes != 0, hipErrorInvalidValue);
  const auto begin = reinterpret_cast<std::uintptr_t>(pointer);
  require(bytes <= UINTPTR_MAX - begin, hipErrorInvalidValue);
  const auto page = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
  const std::uintptr_t first = begin / page * page;
  const std::uintptr_t end = begin + bytes, last = end + (page - end % page) % page;
  const auto allocation = object<Allocations>().find(pointer);
  if (!allocation) {
    require(device.properties().has(backend::Aspect::kSystemMemory), hipErrorInvalidValue);
    return {first, last};
  }
  require(allocation->managed(), hipErrorInvalidValue);
  const auto base = reinterpret_cast<std::uintptr_t>(allocation->base);
  require(bytes <= allocation->size - (begin - base), hipErrorInvalidValue);
  return {std::max(first, base), std::min(last, base + allocation->size)};
}

// Applies one piece of advice to the record.
void apply(Advice& to, hipMemoryAdvise advice, int device) {
  const bool host = device == hipCpuDeviceId;
  // Advice about reading or coherence granularity may name any device, even a nonexistent one.
  const bool real = device >= 0 && device < Runtime::get().deviceCount();
  const std::uint64_t bit = real ? std::uint64_t{1} << device : 0;
  switch (advice) {
    case hipMemAdviseSetReadMostly:
    case hipMemAdviseUnsetReadMostly:
      to.readMostly = advice == hipMemAdviseSetReadMostly;
      return;
    case hipMemAdviseSetPreferredLocation:
      to.preferred = device;
      return;
    case hipMemAdviseUnsetPreferredLocation:
      to.preferred = hipInvalidDeviceId;
      return;
    case hipMemAdviseSetAccessedBy:
      to.accessedBy |= bit;
      to.accessedByHost |= host;
      return;
    case hipMemAdviseUnsetAccessedBy:
      to.accessedBy &= ~bit;
      to.accessedByHost &= !host;
      return;
    case hipMemAdviseSetCoarseGrain:
    case hipMemAdviseUnsetCoarseGrain:
      to.coarse = advice == hipMemAdviseSetCoarseGrain;
      return;
  }
}

bool isAdvice(hipMemoryAdvise advice) {
  return (advice >= hipMemAdviseSetReadMostly && advice <= hipMemAdviseUnsetAccessedBy) ||
         advice == hipMemAdviseSetCoarseGrain || advice == hipMemAdviseUnsetCoarseGrain;
}

// Throws hipErrorInvalidDevice.
void requireLocation(int device) {
  if (device != hipCpuDeviceId) Runtime::get().device(device);
}

// Converts HIP 7's locations to device ordinals. All NUMA nodes of the host are one location here.
int locationOf(const hipMemLocation& location) {
  switch (location.type) {
    case hipMemLocationTypeDevice:
      return location.id;
    case hipMemLocationTypeHost:
    case hipMemLocationTypeHostNuma:
    case hipMemLocationTypeHostNumaCurrent:
      return hipCpuDeviceId;
    default:
      throw Error(hipErrorInvalidValue);
  }
}

// nullptr for the host.
const backend::Device* backendAt(int device) {
  return device != hipCpuDeviceId ? &Runtime::get().device(device).backend() : nullptr;
}

// Passes the advice on. HIP's advice about coherence has no counterpart.
void tellDevice(const void* pointer, std::size_t count, hipMemoryAdvise advice, int device) {
  const auto allocation = object<Allocations>().find(pointer);
  if (!allocation || advice > hipMemAdviseUnsetAccessedBy) return;
  const int value = advice - hipMemAdviseSetReadMostly;
  const auto kind = static_cast<backend::Advice>(value / 2);
  const backend::Device* location = kind != backend::Advice::kReadMostly ? backendAt(device) : nullptr;
  allocation->device->backend().advise(pointer, count, kind, value % 2 == 0, location);
}

void advise(const void* pointer, std::size_t count, hipMemoryAdvise advice, int device) {
  checkUnsafeInHip7();
  const bool anywhere = advice == hipMemAdviseSetReadMostly || advice == hipMemAdviseUnsetReadMostly;
  if (!anywhere) requireLocation(device);
  require(isAdvice(advice), hipErrorInvalidValue);
  const Range range = pagesOf(pointer, count, Runtime::get().current());
  tellDevice(pointer, count, advice, device);
  object<Advices>().change(range.begin, range.end, [&](Advice& said) { apply(said, advice, device); });
}

// On a device that shares the host's memory nothing has to move.
void prefetch(const void* pointer, std::size_t count, int device, hipStream_t handle) {
  require(pointer != nullptr && count != 0, hipErrorInvalidValue);
  requireLocation(device);
  Stream& stream = streamOf(handle);
  const Range range = pagesOf(pointer, count, stream.device());
  if (!stream.device().properties().has(backend::Aspect::kUnifiedMemory))
    stream.submit([&](backend::Queue& queue) { queue.migrate(pointer, count, backendAt(device)); });
  object<Advices>().change(range.begin, range.end, [&](Advice& said) { said.prefetched = device; });
}

// The attributes common to all of the range.
struct Summary {
  bool first = true, readMostly = true, fine = true, coarse = true;
  bool accessedByHost = true;
  std::uint64_t accessedBy = ~std::uint64_t{0};
  int preferred = hipInvalidDeviceId, prefetched = hipInvalidDeviceId;

  explicit Summary(const Range& range) {
    object<Advices>().visit(range.begin, range.end, [&](const Advice& advice) { add(advice); });
  }

  void add(const Advice& advice) {
    readMostly &= advice.readMostly;
    (advice.coarse ? fine : coarse) = false;
    accessedByHost &= advice.accessedByHost;
    accessedBy &= advice.accessedBy;
    preferred = first || preferred == advice.preferred ? advice.preferred : hipInvalidDeviceId;
    prefetched = first || prefetched == advice.prefetched ? advice.prefetched : hipInvalidDeviceId;
    first = false;
  }
};

// The host first, then devices, then hipInvalidDeviceId up to the end.
void putAccessedBy(void* data, std::size_t bytes, const Summary& summary) {
  std::vector<int> locations;
  if (summary.accessedByHost) locations.push_back(hipCpuDeviceId);
  for (int i = 0; i < Runtime::get().deviceCount(); ++i)
    if ((summary.accessedBy >> i & 1) != 0) locations.push_back(i);
  locations.resize(bytes / sizeof(int), hipInvalidDeviceId);
  std::memcpy(data, locations.data(), bytes);
}

// Each attribute is one int, except the list of accessing devices.
void requireRoom(const void* data, std::size_t bytes, hipMemRangeAttribute attribute) {
  require(attribute >= hipMemRangeAttributeReadMostly &&
              (attribute <= hipMemRangeAttributeLastPrefetchLocation || attribute == hipMemRangeAttributeCoherencyMode),
          hipErrorInvalidValue);
  require(data != nullptr && bytes != 0 && bytes % sizeof(int) == 0, hipErrorInvalidValue);
  require(bytes == sizeof(int) || attribute == hipMemRangeAttributeAccessedBy, hipErrorInvalidValue);
}

void putAttribute(void* data, std::size_t bytes, hipMemRangeAttribute attribute, const Summary& summary) {
  const auto put = [&](int value) { std::memcpy(data, &value, sizeof value); };
  switch (attribute) {
    case hipMemRangeAttributeReadMostly:
      return put(summary.readMostly);
    case hipMemRangeAttributePreferredLocation:
      return put(summary.preferred);
    case hipMemRangeAttributeAccessedBy:
      return putAccessedBy(data, bytes, summary);
    case hipMemRangeAttributeLastPrefetchLocation:
      return put(summary.prefetched);
    case hipMemRangeAttributeCoherencyMode:
      return put(summary.fine     ? hipMemRangeCoherencyModeFineGrain
                 : summary.coarse ? hipMemRangeCoherencyModeCoarseGrain
                                  : hipMemRangeCoherencyModeIndeterminate);
  }
}

}  // namespace

HIPSPV_CALL hipMemAdvise(const void* pointer, std::size_t count, hipMemoryAdvise advice, int device) {
  return guard([&] { advise(pointer, count, advice, device); });
}

HIPSPV_CALL hipMemAdvise_v2(const void* pointer, std::size_t count, hipMemoryAdvise advice, hipMemLocation location) {
  return guard([&] {
    const bool anywhere = advice == hipMemAdviseSetReadMostly || advice == hipMemAdviseUnsetReadMostly;
    advise(pointer, count, advice, anywhere ? location.id : locationOf(location));
  });
}

HIPSPV_CALL hipMemPrefetchAsync(const void* pointer, std::size_t count, int device, hipStream_t stream) {
  return guard([&] { prefetch(pointer, count, device, stream); });
}

HIPSPV_CALL hipMemPrefetchAsync_v2(const void* pointer, std::size_t count, hipMemLocation location, unsigned int flags,
                                   hipStream_t stream) {
  return guard([&] {
    require(flags == 0, hipErrorInvalidValue);
    prefetch(pointer, count, locationOf(location), stream);
  });
}

HIPSPV_CALL hipMemRangeGetAttribute(void* data, std::size_t bytes, hipMemRangeAttribute attribute, const void* pointer,
                                    std::size_t count) {
  return guard([&] {
    requireRoom(data, bytes, attribute);
    const Range range = pagesOf(pointer, count, Runtime::get().current());
    putAttribute(data, bytes, attribute, Summary(range));
  });
}

HIPSPV_CALL hipMemRangeGetAttributes(void** data, std::size_t* sizes, hipMemRangeAttribute* attributes,
                                     std::size_t attributeCount, const void* pointer, std::size_t count) {
  return guard([&] {
    require(data != nullptr && sizes != nullptr && attributes != nullptr && attributeCount != 0, hipErrorInvalidValue);
    for (std::size_t i = 0; i < attributeCount; ++i) requireRoom(data[i], sizes[i], attributes[i]);
    const Summary summary(pagesOf(pointer, count, Runtime::get().current()));
    for (std::size_t i = 0; i < attributeCount; ++i) putAttribute(data[i], sizes[i], attributes[i], summary);
  });
}

// ---- Batches
namespace {

struct Ranges {
  void** addresses;
  const std::size_t* sizes;
  std::size_t count;
};

void check(const Ranges& ranges, unsigned long long flags) {
  require(ranges.addresses != nullptr && ranges.sizes != nullptr && ranges.count != 0, hipErrorInvalidValue);
  require(flags == 0, hipErrorInvalidValue);
}

// The ranges become undefined. They keep their content, since no device API takes back a managed range's memory.
void discard(const Ranges& ranges, unsigned long long flags, hipStream_t stream) {
  check(ranges, flags);
  const Device& device = streamOf(stream).device();
  for (std::size_t i = 0; i < ranges.count; ++i) {
    require(ranges.addresses[i] != nullptr && ranges.sizes[i] != 0, hipErrorInvalidValue);
    pagesOf(ranges.addresses[i], ranges.sizes[i], device);
  }
}

// Location j is that of the ranges from firsts[j] up to the next one's first.
struct Locations {
  const hipMemLocation* list;
  const std::size_t* firsts;
  std::size_t count;
};

void prefetch(const Ranges& ranges, const Locations& to, unsigned long long flags, hipStream_t stream) {
  check(ranges, flags);
  require(to.list != nullptr && to.firsts != nullptr && to.count != 0, hipErrorInvalidValue);
  const std::span firsts(to.firsts, to.count);
  require(to.count <= ranges.count && firsts.front() == 0 && firsts.back() < ranges.count, hipErrorInvalidValue);
  require(std::ranges::adjacent_find(firsts, std::greater_equal{}) == firsts.end(), hipErrorInvalidValue);
  for (std::size_t j = 0; j < to.count; ++j) {
    const std::size_t end = j + 1 < to.count ? firsts[j + 1] : ranges.count;
    for (std::size_t i = firsts[j]; i < end; ++i)
      prefetch(ranges.addresses[i], ranges.sizes[i], locationOf(to.list[j]), stream);
  }
}

}  // namespace

HIPSPV_CALL hipMemPrefetchBatchAsync(void** addresses, std::size_t* sizes, std::size_t count, hipMemLocation* locations,
                                     std::size_t* firsts, std::size_t locationCount, unsigned long long flags,
                                     hipStream_t stream) {
  return guard([&] { prefetch({addresses, sizes, count}, {locations, firsts, locationCount}, flags, stream); });
}

HIPSPV_CALL hipMemDiscardBatchAsync(void** addresses, std::size_t* sizes, std::size_t count, unsigned long long flags,
                                    hipStream_t stream) {
  return guard([&] { discard({addresses, sizes, count}, flags, stream); });
}

HIPSPV_CALL hipMemDiscardAndPrefetchBatchAsync(void** addresses, std::size_t* sizes, std::size_t count,
                                               hipMemLocation* locations, std::size_t* firsts,
                                               std::size_t locationCount, unsigned long long flags,
                                               hipStream_t stream) {
  return guard([&] {
    discard({addresses, sizes, count}, flags, stream);
    prefetch({addresses, sizes, count}, {locations, firsts, locationCount}, flags, stream);
  });
}

HIPSPV_CALL hipDrvMemDiscardBatchAsync(hipDeviceptr_t* addresses, std::size_t* sizes, std::size_t count,
                                       unsigned long long flags, hipStream_t stream) {
  return hipMemDiscardBatchAsync(addresses, sizes, count, flags, stream);
}

HIPSPV_CALL hipDrvMemDiscardAndPrefetchBatchAsync(hipDeviceptr_t* addresses, std::size_t* sizes, std::size_t count,
                                                  hipMemLocation* locations, std::size_t* firsts,
                                                  std::size_t locationCount, unsigned long long flags,
                                                  hipStream_t stream) {
  return hipMemDiscardAndPrefetchBatchAsync(addresses, sizes, count, locations, firsts, locationCount, flags, stream);
}

// Declares which stream's kernels may use the memory, for devices that can't run kernels while the host accesses
// managed memory of others. Here both sides can access managed memory at any time, so an attachment has no effect.
HIPSPV_CALL hipStreamAttachMemAsync(hipStream_t handle, void* pointer, std::size_t length, unsigned int flags) {
  return guard([&] {
    require(pointer != nullptr, hipErrorInvalidValue);
    require(flags == hipMemAttachGlobal || flags == hipMemAttachHost || flags == hipMemAttachSingle,
            hipErrorInvalidValue);
    require(flags != hipMemAttachSingle || (handle != nullptr && handle != hipStreamLegacy), hipErrorInvalidValue);
    const Device& device = streamOf(handle).device();
    const auto allocation = object<Allocations>().find(pointer);
    if (!allocation) {
      require(device.properties().has(backend::Aspect::kSystemMemory) && length != 0, hipErrorInvalidValue);
      return;
    }
    require(allocation->managed() && allocation->base == pointer, hipErrorInvalidValue);
    require(length == 0 || length == allocation->size, hipErrorInvalidValue);
  });
}
