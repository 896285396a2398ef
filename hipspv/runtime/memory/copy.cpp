#include "copy.h"

#include <algorithm>
#include <cstring>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "array.h"
#include "hipspv/runtime/backends/services.h"
#include "hipspv/runtime/backends/trace.h"
#include "hipspv/runtime/device/device.h"
#include "hipspv/runtime/streams/capture_hook.h"
#include "hipspv/runtime/streams/device_streams.h"
#include "hipspv/runtime/streams/host_calls.h"
#include "hipspv/runtime/support/log.h"
#include "hipspv/runtime/support/move_bytes.h"
#include "hipspv/runtime/support/threads.h"
#include "memory.h"
#include "virtual_memory.h"

namespace hipspv {
namespace {

// CUDA's documentation promises that sources up to this size are staged, so that the call returns before the copy runs.
constexpr std::size_t kStagedBytes = 64 * 1024;

// Copies between devices through the host are split into pieces of this size.
constexpr std::size_t kPieceBytes = 4 * 1024 * 1024;

// Each run of bytes is a separate command, on a device without box copies. With this many runs the commands cost more
// than the copy itself, and the host copies if it can access both sides.
constexpr std::size_t kManyRuns = 16;

// A copy for which the host waits, and whose memory it reaches, costs less on the host than as a command: up to this
// size by Intel's CPU device, which copies in several threads.
constexpr std::size_t kHostBytes = 1024 * 1024;

std::uintptr_t addressOf(const void* address) { return reinterpret_cast<std::uintptr_t>(address); }

// Bytes from the box's first to one past its last. Throws hipErrorInvalidValue if they exceed the end of memory.
std::size_t extent(const Layout& layout, const Box& box) {
  std::size_t slices = 0, rows = 0, result = 0, end = 0;
  const bool overflow = __builtin_mul_overflow(box.depth - 1, layout.slice, &slices) ||
                        __builtin_mul_overflow(box.height - 1, layout.pitch, &rows) ||
                        __builtin_add_overflow(slices, rows, &result) ||
                        __builtin_add_overflow(result, box.width, &result) ||
                        __builtin_add_overflow(addressOf(layout.base), result, &end);
  require(!overflow, hipErrorInvalidValue);
  return result;
}

// One side of a copy. allocation is empty for memory unknown to HIP. An array of the device's own has one that no table
// knows.
struct Side {
  Layout layout;
  std::size_t extent;
  std::optional<Allocation> allocation;

  bool onDeviceOnly() const { return allocation && !allocation->hostReaches(); }
  bool onlyOn(const Device& device) const { return onDeviceOnly() && allocation->device == &device; }
  bool synchronous() const { return allocation && allocation->syncCopies; }
  // A CPU device's memory is the host's own.
  bool hostReaches() const {
    if (!allocation || allocation->hostReaches()) return true;
    const backend::DeviceProperties& properties = allocation->device->properties();
    return properties.type == backend::DeviceType::kCpu && properties.has(backend::Aspect::kSystemMemory) &&
           !properties.has(backend::Aspect::kWatchesMemory);
  }
};

Side locate(Devices& devices, const Layout& layout, const Box& box) {
  if (layout.array != nullptr) {
    Allocation own;
    own.kind = AllocationKind::kArray;
    own.device = &layout.array->device();
    return {layout, 0, own};
  }
  require(layout.base != nullptr, hipErrorInvalidValue);
  Side side{layout, extent(layout, box), devices.object<Allocations>().find(layout.base)};
  if (side.allocation) {
    const std::size_t offset = addressOf(layout.base) - addressOf(side.allocation->base);
    require(side.extent <= side.allocation->size - offset, hipErrorInvalidValue);
  } else if (devices.object<VirtualMemory>().reserved(layout.base)) {
    throw Error(hipErrorUnknown,
                "a copy or fill of reserved addresses that are mapped to no memory, "
                "or to memory without access: hipMemSetAccess gives it");
  }
  return side;
}

// hipErrorUnknown is ROCm's result if hipMemSetAccess has granted too little.
void requireWritable(const Side& side) {
  if (!side.allocation->writable)
    throw Error(hipErrorUnknown, "a copy or fill to memory that hipMemSetAccess has made read-only");
}

void requireDirection(hipMemcpyKind kind) {
  const bool known = (kind >= hipMemcpyHostToHost && kind <= hipMemcpyDefault) || kind == hipMemcpyDeviceToDeviceNoCU;
  require(known, hipErrorInvalidMemcpyDirection);
}

void checkKind(hipMemcpyKind kind, bool toKnown, bool fromKnown) {
  const bool inDevice = kind == hipMemcpyDeviceToDevice || kind == hipMemcpyDeviceToDeviceNoCU;
  require(toKnown || (kind != hipMemcpyHostToDevice && !inDevice), hipErrorInvalidValue);
  require(fromKnown || (kind != hipMemcpyDeviceToHost && !inDevice), hipErrorInvalidValue);
}

// The sides of a copy that the kind and the memory allow.
struct Sides {
  Side target, source;
};

Sides locate(Devices& devices, const Layout& to, const Layout& from, const Box& box, hipMemcpyKind kind) {
  Sides sides{locate(devices, to, box), locate(devices, from, box)};
  checkKind(kind, sides.target.allocation.has_value(), sides.source.allocation.has_value());
  if (sides.target.allocation) requireWritable(sides.target);
  return sides;
}

Side locateFilled(Devices& devices, const Layout& to, const Box& box) {
  Side target = locate(devices, to, box);
  require(target.allocation.has_value(), hipErrorInvalidValue);
  requireWritable(target);
  return target;
}

// The part of the box that is contiguous on both sides.
struct Contiguity {
  bool slice, whole;

  Contiguity(const Layout& to, const Layout& from, const Box& box)
      : slice(box.height == 1 || (to.pitch == box.width && from.pitch == box.width)),
        whole(slice &&
              (box.depth == 1 || (to.slice == box.width * box.height && from.slice == box.width * box.height))) {}
};

// Calls function(to, from, bytes) for each run of bytes that is contiguous on both sides.
template <class Function>
void forEachRun(const Layout& to, const Layout& from, const Box& box, Function&& function) {
  const Contiguity contiguous(to, from, box);
  const std::size_t plane = box.width * box.height;
  if (contiguous.whole) return function(to.base, from.base, plane * box.depth);
  for (std::size_t z = 0; z < box.depth; ++z) {
    std::byte* toSlice = to.base + z * to.slice;
    std::byte* fromSlice = from.base + z * from.slice;
    if (contiguous.slice) {
      function(toSlice, fromSlice, plane);
      continue;
    }
    for (std::size_t y = 0; y < box.height; ++y)
      function(toSlice + y * to.pitch, fromSlice + y * from.pitch, box.width);
  }
}

bool manyRuns(const Layout& to, const Layout& from, const Box& box) {
  const Contiguity contiguous(to, from, box);
  if (contiguous.whole) return false;
  return (contiguous.slice ? box.depth : box.depth * box.height) >= kManyRuns;
}

backend::CopySide sideOf(const Layout& layout) {
  const backend::TexelArray* array = layout.array != nullptr ? layout.array->native() : nullptr;
  return {layout.base, layout.pitch, layout.slice, array, layout.x, layout.y, layout.z};
}

// One row if both sides have no gaps.
backend::BoxCopy boxOf(const Layout& to, const Layout& from, const Box& box) {
  const bool arrays = to.array != nullptr || from.array != nullptr;
  if (!arrays && Contiguity(to, from, box).whole)
    return {sideOf(to), sideOf(from), box.width * box.height * box.depth, 1, 1};
  return {sideOf(to), sideOf(from), box.width, box.height, box.depth};
}

// held: as in backend::Queue::copyHeld.
void copyBy(backend::Queue& queue, const Device& device, const Layout& to, const Layout& from, const Box& box,
            bool held) {
  const bool arrays = to.array != nullptr || from.array != nullptr;
  if (arrays || (device.properties().has(backend::Aspect::kBoxCopies) && !Contiguity(to, from, box).whole))
    return queue.boxCopies()->copyBox(boxOf(to, from, box), held);
  forEachRun(to, from, box, [&](std::byte* target, const std::byte* source, std::size_t bytes) {
    if (held)
      queue.copyHeld(target, source, bytes);
    else
      queue.copy(target, source, bytes, false);
  });
}

void enqueue(Stream& stream, const Layout& to, const Layout& from, const Box& box) {
  stream.submit([&](backend::Queue& queue) { copyBy(queue, stream.device(), to, from, box, false); });
}

// The caller waits for the stream afterwards.
void enqueueHeld(Stream& stream, const Layout& to, const Layout& from, const Box& box) {
  checkMayWaitFor(stream);
  stream.submit([&](backend::Queue& queue) { copyBy(queue, stream.device(), to, from, box, true); });
}

bool overlapInMemory(const Layout& to, const Layout& from, const Box& box) {
  return addressOf(to.base) < addressOf(from.base) + extent(from, box) &&
         addressOf(from.base) < addressOf(to.base) + extent(to, box);
}

void moveOnHost(const Layout& to, const Layout& from, const Box& box) {
  if (Contiguity(to, from, box).whole || !overlapInMemory(to, from, box)) return forEachRun(to, from, box, moveBytes);
  // A row may be the source of another one.
  std::vector<std::byte> rows(box.width * box.height * box.depth);
  const Layout between{rows.data(), box.width, box.width * box.height};
  forEachRun(between, from, box, moveBytes);
  forEachRun(to, between, box, moveBytes);
}

// True if nothing is left that a command in the stream would come after, also of the default stream's work.
bool idleAfterAll(Stream& stream) {
  stream.position();
  return stream.idle();
}

// Copies on the host, in the stream's order.
void copyOnHost(Stream& stream, const Layout& to, const Layout& from, const Box& box) {
  if (!idleAfterAll(stream)) stream.synchronize();
  moveOnHost(to, from, box);
}

bool same(const Layout& to, const Layout& from, const Box& box) {
  if (to.array != nullptr) return to.x == from.x && to.y == from.y && to.z == from.z;
  return to.base == from.base && (box.height == 1 || to.pitch == from.pitch) &&
         (box.depth == 1 || to.slice == from.slice);
}

// A queue's copies must not overlap: copies through temporary device memory.
void copyOverlapping(Stream& stream, const Layout& to, const Layout& from, const Box& box) {
  if (same(to, from, box)) return;
  const std::size_t plane = box.width * box.height;
  const std::shared_ptr<void> memory = stream.device().scratch(plane * box.depth);
  const Layout between{static_cast<std::byte*>(memory.get()), box.width, plane};
  enqueue(stream, between, from, box);
  enqueue(stream, to, between, box);
  whenReached(stream.recordEvent(), [memory] {});
}

// A pageable source may change as soon as the call returns: its bytes are saved for the copy.
void copyStaged(Stream& stream, const Layout& to, const Layout& from, const Box& box) {
  const std::size_t plane = box.width * box.height;
  stream.withSpill(plane * box.depth, [&](std::byte* staging) {
    const Layout kept{staging, box.width, plane};
    moveOnHost(kept, from, box);
    enqueue(stream, to, kept, box);
  });
}

// Runs work with other devices' queues, in the stream's order.
void inOrder(Stream& stream, std::function<void()> work) {
  Device& device = stream.device();
  const backend::EventPtr before = stream.recordEvent();
  holdStream(stream, [&](const std::shared_ptr<backend::UserEvent>& userEvent) {
    whenReached(before, [userEvent, &device, work = std::move(work)] {
      try {
        work();
      } catch (...) {
        device.fail(translateException());
      }
      userEvent->signal();
    });
  });
}

// Like copyStaged, but the host copies.
void copyKept(Stream& stream, const Layout& to, const Layout& from, const Box& box) {
  const std::size_t plane = box.width * box.height;
  const auto bytes = std::make_shared<std::vector<std::byte>>(plane * box.depth);
  const Layout kept{bytes->data(), box.width, plane};
  moveOnHost(kept, from, box);
  inOrder(stream, [bytes, kept, to, box] { moveOnHost(to, kept, box); });
}

// True if the device API copies between the sides, of which one is the stream's device's.
bool copiesNatively(const Device& device, const Side& to, const Side& from) {
  if (!to.onDeviceOnly() || !from.onDeviceOnly()) return false;
  const Device &target = *to.allocation->device, &source = *from.allocation->device;
  if (&device != &target && &device != &source) return false;
  const backend::Peers* peers = device.backend().peers();
  return peers != nullptr && peers->canCopy((&device == &target ? source : target).backend());
}

void enqueueAcross(Stream& stream, const Side& to, const Side& from, const Box& box) {
  const backend::Device &target = to.allocation->device->backend(), &source = from.allocation->device->backend();
  stream.submit([&](backend::Queue& queue) {
    queue.boxCopies()->copyAcross(boxOf(to.layout, from.layout, box), target, source);
  });
}

// Copies through the host between devices that can't access each other's memory.
void copyAcrossDevices(Stream& stream, Device& toDevice, Device& fromDevice, const Layout& to, const Layout& from,
                       const Box& box) {
  inOrder(stream, [=, &toDevice, &fromDevice] {
    const auto read = fromDevice.createQueue("peer reads");
    const auto write = toDevice.createQueue("peer writes");
    const bool arrays = to.array != nullptr || from.array != nullptr;
    const bool oneRun = !arrays && Contiguity(to, from, box).whole;
    const Box all = oneRun ? Box{box.width * box.height * box.depth} : box;
    std::vector<std::byte> between(std::min(all.width * all.height, kPieceBytes));
    forEachPiece(all.width, all.height, all.depth, kPieceBytes,
                 [&](std::size_t x, std::size_t y, std::size_t z, std::size_t width, std::size_t height) {
                   const Layout kept{between.data(), width, 0};
                   const Box piece{width, height};
                   copyBy(*read, fromDevice, kept, from.at(x, y, z), piece, true);
                   read->finish();
                   copyBy(*write, toDevice, to.at(x, y, z), kept, piece, true);
                   write->finish();
                 });
  });
}

void fillOnHost(const Layout& to, const Box& box, std::uint32_t pattern, std::size_t patternBytes) {
  forEachRun(to, to, box, [&](std::byte* memory, const std::byte*, std::size_t bytes) {
    if (patternBytes == 1) {
      std::memset(memory, static_cast<int>(pattern), bytes);
      return;
    }
    for (std::size_t at = 0; at < bytes; at += patternBytes) std::memcpy(memory + at, &pattern, patternBytes);
  });
}

// True if the device's copies can use the side's address: its own memory, and any that the host can
// access, which the command treats as plain host memory. An array belongs to one device, and mapped memory to those
// that were given access.
bool mayName(const Device& device, const Side& side) {
  if (side.layout.array != nullptr) return side.onlyOn(device);
  auto& memory = device.all().object<VirtualMemory>();
  if (side.onDeviceOnly() && memory.reserved(side.layout.base))
    return memory.access(side.layout.base, device) != hipMemAccessFlagsProtNone;
  return !side.onDeviceOnly() || device.reachesMemoryOf(*side.allocation->device);
}

// True if the device's commands can use the side's address as long as it is allocated.
bool staysInPlace(const Device& device, const Side& side) {
  return side.allocation && side.allocation->kind != AllocationKind::kMapped && mayName(device, side);
}

// A blocking call also runs after the owner's default stream, as if there were only one device.
void awaitOwner(const Stream& stream, const Side& side, Wait wait) {
  if (wait != Wait::kYes || !side.allocation || side.allocation->device == &stream.device()) return;
  if (Stream* legacy = streamsOf(*side.allocation->device).legacyIfUsed()) legacy->synchronize();
}

bool overlapInArray(const Layout& to, const Layout& from, const Box& box) {
  const auto overlaps = [](std::size_t a, std::size_t b, std::size_t size) { return a < b + size && b < a + size; };
  return to.array == from.array && overlaps(to.x, from.x, box.width) && overlaps(to.y, from.y, box.height) &&
         overlaps(to.z, from.z, box.depth);
}

bool overlap(const Side& to, const Side& from, const Box& box) {
  if (to.layout.array != nullptr || from.layout.array != nullptr) return overlapInArray(to.layout, from.layout, box);
  return overlapInMemory(to.layout, from.layout, box);
}

// Copies on the host, unless that costs more than a command, or could differ from one: other threads' commands would
// run at the same time. waits: for the stream; otherwise the host copies only if nothing comes before.
bool copiedByHost(Stream& stream, const Side& to, const Side& from, const Box& box, bool waits) {
  const bool plain = to.layout.array == nullptr && from.layout.array == nullptr;
  const bool small = box.width * box.height * box.depth <= kHostBytes;
  if (!plain || !small || !to.hostReaches() || !from.hostReaches() || trace::exists()) return false;
  if (stream.device().properties().type != backend::DeviceType::kCpu) return false;
  if (!OnlyThread()) return false;
  if (!idleAfterAll(stream)) {
    if (!waits) return false;
    stream.synchronize();
  }
  // Others may have begun meanwhile: the stream may have waited for a function that calls HIP on another thread.
  const OnlyThread still;
  if (still) moveOnHost(to.layout, from.layout, box);
  return static_cast<bool>(still);
}

void capture(Stream& stream, const Layout& to, const Layout& from, const Box& box, hipMemcpyKind kind) {
  CopyOperation operation;
  operation.to = to;
  operation.from = from;
  operation.box = box;
  operation.kind = kind;
  const bool plain = to.array == nullptr && from.array == nullptr;
  operation.form = plain && box.height == 1 && box.depth == 1 ? CopyForm::kLinear : CopyForm::kBox;
  if (to.array != nullptr) operation.toArray = to.array->shared_from_this();
  if (from.array != nullptr) operation.fromArray = from.array->shared_from_this();
  CaptureHook::get().add(stream, std::move(operation));
}

// How a copy is made.
enum class CopyWay {
  kHost,            // by the calling thread, after the stream's work
  kHostInOrder,     // by the host, in the stream's order
  kKept,            // kHostInOrder, of bytes that are saved from a pageable source
  kStaged,          // a command, of bytes that are saved from a pageable source
  kCommand,         // a command of the device
  kHeld,            // kCommand with a pageable side, for which the call waits
  kScratch,         // two commands, since the sides overlap
  kBetweenDevices,  // a command that reads one device's memory and writes another's
  kThroughHost,     // in pieces by the host, between devices that don't reach each other's memory
};

constexpr const char* kCopyWays[] = {"by the host, after the stream's work",
                                     "by the host, in the stream's order",
                                     "by the host, in the stream's order, of a saved source",
                                     "by the device, of a saved source",
                                     "by the device",
                                     "by the device, the call waits for the pageable side",
                                     "by way of scratch memory, both sides overlap",
                                     "by the device API, from one device to the other",
                                     "in pieces by way of the host, the devices don't reach each other's memory"};

void logWay(CopyWay way, const Box& box) {
  log(LogLevel::kDebug, "copy of ", box.width * box.height * box.depth,
      " bytes: ", kCopyWays[static_cast<std::size_t>(way)]);
}

struct CopyPlan {
  CopyWay way;
  bool waits = false;        // the call returns after the copy
  bool idleHostMay = false;  // kHost instead, if copiedByHost agrees
};

CopyPlan planCopy(const Device& device, const Side& target, const Side& source, const Box& box, Wait wait) {
  if (!target.allocation && !source.allocation)
    return {wait == Wait::kInOrder ? CopyWay::kHostInOrder : CopyWay::kHost};
  const bool inDevice =
      target.onlyOn(device) && source.onlyOn(device) && !target.synchronous() && !source.synchronous();
  const bool pageable = wait != Wait::kInOrder && (!target.allocation || !source.allocation);
  const bool saved = wait == Wait::kNo && !source.allocation && mayName(device, target) &&
                     box.width * box.height * box.depth <= kStagedBytes;
  const bool byHost = target.hostReaches() && source.hostReaches() &&
                      !device.properties().has(backend::Aspect::kBoxCopies) &&
                      manyRuns(target.layout, source.layout, box);
  const bool waits = (wait == Wait::kYes && !inDevice) || (pageable && !saved);
  if (!mayName(device, target) || !mayName(device, source))
    return {copiesNatively(device, target, source) ? CopyWay::kBetweenDevices : CopyWay::kThroughHost, waits};

  CopyPlan plan{CopyWay::kCommand, waits, waits || wait == Wait::kYes};
  if (overlap(target, source, box))
    plan.way = CopyWay::kScratch;
  else if (saved)
    plan.way = byHost ? CopyWay::kKept : CopyWay::kStaged;
  else if (byHost)
    plan.way = CopyWay::kHostInOrder;
  else if (pageable)
    plan.way = CopyWay::kHeld;
  return plan;
}

void copyBy(CopyWay way, Stream& stream, const Side& target, const Side& source, const Box& box) {
  const Layout &to = target.layout, &from = source.layout;
  const auto deviceOf = [&](const Side& side) -> Device& {
    return side.onDeviceOnly() ? *side.allocation->device : stream.device();
  };
  logWay(way, box);
  switch (way) {
    case CopyWay::kHost:
      return copyOnHost(stream, to, from, box);
    case CopyWay::kHostInOrder:
      return inOrder(stream, [=] { moveOnHost(to, from, box); });
    case CopyWay::kKept:
      return copyKept(stream, to, from, box);
    case CopyWay::kStaged:
      return copyStaged(stream, to, from, box);
    case CopyWay::kCommand:
      return enqueue(stream, to, from, box);
    case CopyWay::kHeld:
      return enqueueHeld(stream, to, from, box);
    case CopyWay::kScratch:
      return copyOverlapping(stream, to, from, box);
    case CopyWay::kBetweenDevices:
      return enqueueAcross(stream, target, source, box);
    case CopyWay::kThroughHost:
      return copyAcrossDevices(stream, deviceOf(target), deviceOf(source), to, from, box);
  }
}

}  // namespace

void copy(Stream& stream, const Layout& to, const Layout& from, const Box& box, hipMemcpyKind kind, Wait wait) {
  requireDirection(kind);
  if (box.empty()) return;
  const auto [target, source] = locate(stream.device().all(), to, from, box, kind);
  if (stream.capturing()) [[unlikely]]
    return capture(stream, to, from, box, kind);
  awaitOwner(stream, target, wait);
  awaitOwner(stream, source, wait);
  const CopyPlan plan = planCopy(stream.device(), target, source, box, wait);
  if (plan.idleHostMay && copiedByHost(stream, target, source, box, plan.waits)) return logWay(CopyWay::kHost, box);
  copyBy(plan.way, stream, target, source, box);
  if (plan.waits) stream.synchronize();
}

void fill(Stream& stream, const Layout& to, const Box& box, std::uint32_t pattern, std::size_t patternBytes,
          Wait wait) {
  if (box.empty()) return;
  const Side target = locateFilled(stream.device().all(), to, box);
  if (stream.capturing()) [[unlikely]]
    return CaptureHook::get().add(stream, FillOperation{to, box, pattern, patternBytes});
  awaitOwner(stream, target, wait);
  const auto enqueue = [=](backend::Queue& queue) {
    forEachRun(to, to, box, [&](std::byte* memory, const std::byte*, std::size_t bytes) {
      queue.fill(memory, &pattern, patternBytes, bytes);
    });
  };
  const bool byHost = target.hostReaches() && manyRuns(to, to, box);
  if (mayName(stream.device(), target) && reaches(stream.device(), *target.allocation) && !byHost)
    stream.submit(enqueue);
  else if (byHost || target.allocation->hostReaches())
    inOrder(stream, [=] { fillOnHost(to, box, pattern, patternBytes); });
  else
    inOrder(stream, [enqueue, owner = target.allocation->device] {
      const auto queue = owner->createQueue("peer fills");
      enqueue(*queue);
      queue->finish();
    });
  const bool inDevice = target.onlyOn(stream.device()) && !target.synchronous();
  if (wait == Wait::kYes && !inDevice) stream.synchronize();
}

std::optional<MemoryCommand<backend::BoxCopy>> copyCommand(const Device& device, const Layout& to, const Layout& from,
                                                           const Box& box, hipMemcpyKind kind) {
  requireDirection(kind);
  const auto [target, source] = locate(device.all(), to, from, box, kind);
  if (!staysInPlace(device, target) || !staysInPlace(device, source) || overlap(target, source, box))
    return std::nullopt;
  return {{boxOf(to, from, box), {target.allocation->id, source.allocation->id}}};
}

std::optional<MemoryCommand<backend::FillWork>> fillCommand(const Device& device, const Layout& to, const Box& box,
                                                            std::uint32_t pattern, std::size_t patternBytes) {
  const Side target = locateFilled(device.all(), to, box);
  if (!staysInPlace(device, target) || !reaches(device, *target.allocation)) return std::nullopt;
  backend::FillWork rows{to.base, to.pitch, pattern, patternBytes, box.width, box.height};
  const Contiguity contiguous(to, to, box);
  if (contiguous.whole) {
    rows.widthBytes = box.width * box.height * box.depth;
    rows.height = 1;
  } else if (box.depth > 1) {
    if (to.slice != to.pitch * box.height) return std::nullopt;
    rows.height = box.height * box.depth;
  }
  return {{rows, {target.allocation->id, 0}}};
}

void checkCopy(Devices& devices, const Layout& to, const Layout& from, const Box& box, hipMemcpyKind kind) {
  requireDirection(kind);
  if (box.empty()) return;
  const Side target = locate(devices, to, box), source = locate(devices, from, box);
  checkKind(kind, target.allocation.has_value(), source.allocation.has_value());
}

void checkFill(Devices& devices, const Layout& to, const Box& box) {
  if (!box.empty()) require(locate(devices, to, box).allocation.has_value(), hipErrorInvalidValue);
}

}  // namespace hipspv
