#include "queue.h"

#include <algorithm>
#include <limits>

#include "kernel.h"
#include "member.h"

namespace hipspv::ze {
namespace {

// The change to another engine and back takes two events. Smaller copies stay where they are.
constexpr std::size_t kLargeCopy = 256 << 10;

constexpr std::size_t kMax32 = std::numeric_limits<std::uint32_t>::max();

// One side of a box, as the driver has it.
struct Side {
  std::uint32_t pitch, slice;
};

bool fits(const backend::BoxCopy& copy) {
  const auto small = [](const backend::CopySide& side) { return side.pitch <= kMax32 && side.slice <= kMax32; };
  return small(copy.to) && small(copy.from) && std::max({copy.width, copy.height, copy.depth}) <= kMax32;
}

EventUse useOf(bool timed) { return timed ? EventUse::kTimed : EventUse::kPlain; }

// Rows and slices that don't exist have any distance.
Side sideOf(const backend::CopySide& side, const backend::BoxCopy& copy) {
  const std::size_t pitch = copy.height > 1 || copy.depth > 1 ? side.pitch : copy.width;
  const std::size_t slice = copy.depth > 1 ? side.slice : 0;
  return {static_cast<std::uint32_t>(pitch), static_cast<std::uint32_t>(slice)};
}

std::byte* row(const backend::CopySide& side, std::size_t y, std::size_t z) {
  return side.base + y * side.pitch + z * side.slice;
}

}  // namespace

Queue::Queue(EventServices& events, std::uint32_t number, int priority, bool measured)
    : events_(events),
      state_(events.state),
      number_(number),
      priority_(priority),
      measured_(measured),
      compute_(state_, state_.compute(), number, priority) {}

Queue::~Queue() {
  try {
    finish();
  } catch (const Error&) {
    // Another call has reported it, or will.
  }
}

// append(list, event) appends a command that signals the event, if it isn't nullptr.
template <class Append>
void Queue::command(CommandList& list, const char* call, backend::EventPtr* end, Append&& append) {
  const OwnedEventPtr event = end != nullptr ? events_.pools.take(useOf(measured_)) : nullptr;
  if (&list != last_) [[unlikely]]
    follow(list);
  list.append(call, [&](ListHandle handle) { return append(handle, event != nullptr ? event->get() : nullptr); });
  if (end != nullptr) *end = std::make_shared<RecordedEvent>(events_, event);
}

// The list's next command runs after all of the other list.
void Queue::follow(CommandList& list) {
  OwnedEventPtr before = events_.pools.take(EventUse::kPlain);
  last_->mark(before->get());
  hold(list, std::move(before));
  last_ = &list;
}

void Queue::hold(CommandList& list, OwnedEventPtr awaited) {
  forgetPassed();
  OwnedEventPtr passed = events_.pools.take(EventUse::kPlain);
  list.waitFor(awaited->get(), passed->get());
  waits_.push_back({std::move(passed), std::move(awaited)});
}

void Queue::forgetPassed() {
  while (!waits_.empty() && waits_.front().passed->reached()) waits_.pop_front();
}

void Queue::launch(backend::Kernel& kernel, const backend::Launch& launch, backend::EventPtr* end) {
  const GroupCount groups{launch.grid[0], launch.grid[1], launch.grid[2]};
  const Api& api = state_.api();
  auto& own = static_cast<Kernel&>(kernel);
  const std::lock_guard lock(mutex_);
  KernelHandle prepared = own.prepare(launch);
  // Barriers of the grid don't need the device's help: a kernel runs in phases.
  const bool together = launch.cooperative && own.fitsTogether(launch);
  const auto append = together ? api.CommandListAppendLaunchCooperativeKernel : api.CommandListAppendLaunchKernel;
  command(compute_, "zeCommandListAppendLaunchKernel", end,
          [&](ListHandle list, EventHandle event) { return append(list, prepared, &groups, event, 0, nullptr); });
}

// Large copies between the host and the device go to an engine that only copies, and leave the others to kernels.
CommandList& Queue::listFor(const void* to, const void* from, std::size_t bytes) {
  if (!state_.copy() || bytes < kLargeCopy) return *last_;
  if (memoryType(state_, to) == kDeviceMemory && memoryType(state_, from) == kDeviceMemory) return compute_;
  if (!copies_) copies_.emplace(state_, *state_.copy(), number_, priority_);
  return *copies_;
}

void Queue::copy(void* to, const void* from, std::size_t bytes, bool blocking, backend::EventPtr* end) {
  {
    const std::lock_guard lock(mutex_);
    command(listFor(to, from, bytes), "zeCommandListAppendMemoryCopy", end, [&](ListHandle list, EventHandle event) {
      return state_.api().CommandListAppendMemoryCopy(list, to, from, bytes, event, 0, nullptr);
    });
  }
  if (blocking) finish();
}

void Queue::copyBox(const backend::BoxCopy& copy, bool, backend::EventPtr* end) {
  if (!fits(copy)) {
    for (std::size_t z = 0; z < copy.depth; ++z)
      for (std::size_t y = 0; y < copy.height; ++y)
        this->copy(row(copy.to, y, z), row(copy.from, y, z), copy.width, false, nullptr);
    if (end != nullptr) *end = record(measured_);
    return;
  }
  const CopyRegion region{0,
                          0,
                          0,
                          static_cast<std::uint32_t>(copy.width),
                          static_cast<std::uint32_t>(copy.height),
                          static_cast<std::uint32_t>(copy.depth)};
  const Side to = sideOf(copy.to, copy), from = sideOf(copy.from, copy);
  const std::lock_guard lock(mutex_);
  CommandList& list = listFor(copy.to.base, copy.from.base, copy.width * copy.height * copy.depth);
  command(list, "zeCommandListAppendMemoryCopyRegion", end, [&](ListHandle handle, EventHandle event) {
    return state_.api().CommandListAppendMemoryCopyRegion(handle, copy.to.base, &region, to.pitch, to.slice,
                                                          copy.from.base, &region, from.pitch, from.slice, event, 0,
                                                          nullptr);
  });
}

// The devices of a driver have one context, where every address has one meaning.
void Queue::copyAcross(const backend::BoxCopy& copy, const backend::Device&, const backend::Device&,
                       backend::EventPtr* end) {
  copyBox(copy, false, end);
}

void Queue::fill(void* to, const void* pattern, std::size_t patternBytes, std::size_t bytes, backend::EventPtr* end) {
  const std::lock_guard lock(mutex_);
  command(compute_, "zeCommandListAppendMemoryFill", end, [&](ListHandle list, EventHandle event) {
    return state_.api().CommandListAppendMemoryFill(list, to, pattern, patternBytes, bytes, event, 0, nullptr);
  });
}

// Level Zero moves memory to the list's device alone.
void Queue::migrate(const void* memory, std::size_t bytes, const backend::Device* to) {
  const Member* member = to != nullptr ? Member::of(*to) : nullptr;
  if (member == nullptr || &member->state() != &state_) return;
  const std::lock_guard lock(mutex_);
  command(compute_, "zeCommandListAppendMemoryPrefetch", nullptr, [&](ListHandle list, EventHandle) {
    return state_.api().CommandListAppendMemoryPrefetch(list, memory, bytes);
  });
}

backend::EventPtr Queue::record(bool timed) {
  OwnedEventPtr event = events_.pools.take(useOf(timed));
  const std::lock_guard lock(mutex_);
  last_->mark(event->get());
  return std::make_shared<RecordedEvent>(events_, std::move(event));
}

void Queue::wait(backend::Event& event) {
  OwnedEventPtr awaited = dynamic_cast<Awaitable&>(event).awaited();
  if (awaited == nullptr) return;
  const std::lock_guard lock(mutex_);
  hold(*last_, std::move(awaited));
}

void Queue::finish() {
  ListHandle list = nullptr;
  OwnedEventPtr end;
  {
    const std::lock_guard lock(mutex_);
    list = last_->get();
    if (!state_.ordersLists()) {
      end = events_.pools.take(EventUse::kPlain);
      last_->mark(end->get());
    }
  }
  if (end != nullptr)
    end->wait();
  else
    check(state_.api().CommandListHostSynchronize(list, kForEver), "zeCommandListHostSynchronize");
  const std::lock_guard lock(mutex_);
  forgetPassed();
}

}  // namespace hipspv::ze
