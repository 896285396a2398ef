#include "queue.h"

#include <vector>

#include "copy_region.h"
#include "external.h"
#include "kernel.h"
#include "member.h"

namespace hipspv::ze {
namespace {

// The change to another engine and back takes two events. Smaller copies stay where they are.
constexpr std::size_t kLargeCopy = 256 << 10;

EventUse useOf(bool timed) { return timed ? EventUse::kTimed : EventUse::kPlain; }

// Value: SemaphoreSignal or SemaphoreWait.
template <class Value>
struct SemaphoreList {
  explicit SemaphoreList(std::span<const backend::SemaphoreOperation> operations) {
    for (const auto& [semaphore, value] : operations) {
      handles.push_back(static_cast<const ExternalSemaphore*>(semaphore)->get());
      values.emplace_back().value = value;
    }
  }

  std::uint32_t count() const { return static_cast<std::uint32_t>(handles.size()); }

  std::vector<SemaphoreHandle> handles;
  std::vector<Value> values;
};

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
  uses_.push_back({std::move(passed), std::move(awaited)});
}

void Queue::forgetPassed() {
  while (!uses_.empty() && uses_.front().passed->reached()) uses_.pop_front();
}

void Queue::launch(backend::Kernel& kernel, const backend::Launch& launch, backend::EventPtr* end) {
  const GroupCount groups{launch.grid[0], launch.grid[1], launch.grid[2]};
  const Api& api = state_.api();
  auto& own = static_cast<Kernel&>(kernel);
  const std::lock_guard lock(mutex_);
  inFlight_.submitted(own.shownName().c_str());
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
  const std::size_t count = commandsFor(copy);
  const std::lock_guard lock(mutex_);
  CommandList& list = listFor(copy.to.base, copy.from.base, copy.width * copy.height * copy.depth);
  for (std::size_t i = 0; i < count; ++i)
    command(list, "zeCommandListAppendMemoryCopyRegion", i + 1 == count ? end : nullptr,
            [&](ListHandle handle, EventHandle event) { return appendCopy(state_.api(), handle, copy, i, {event}); });
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

void Queue::signal(std::span<const backend::SemaphoreOperation> operations) {
  SemaphoreList<SemaphoreSignal> all(operations);
  const std::lock_guard lock(mutex_);
  command(*last_, "zeCommandListAppendSignalExternalSemaphoreExt", nullptr, [&](ListHandle list, EventHandle) {
    return state_.api().CommandListAppendSignalExternalSemaphoreExt(list, all.count(), all.handles.data(),
                                                                    all.values.data(), nullptr, 0, nullptr);
  });
}

void Queue::waitFor(std::span<const backend::SemaphoreOperation> operations) {
  SemaphoreList<SemaphoreWait> all(operations);
  const std::lock_guard lock(mutex_);
  command(*last_, "zeCommandListAppendWaitExternalSemaphoreExt", nullptr, [&](ListHandle list, EventHandle) {
    return state_.api().CommandListAppendWaitExternalSemaphoreExt(list, all.count(), all.handles.data(),
                                                                  all.values.data(), nullptr, 0, nullptr);
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

backend::EventPtr Queue::recordNew(bool timed) {
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

// A driver may change a list when it is submitted, so that the specification has no device refer to it then. An
// execution that is ordered after the previous one on the device is enough for Intel's SYCL runtime, too (intel/llvm,
// 17709).
void Queue::run(ListHandle list, std::shared_ptr<const void> kept) {
  const std::lock_guard lock(mutex_);
  if (&compute_ != last_) follow(compute_);
  forgetPassed();
  OwnedEventPtr end = events_.pools.take(EventUse::kPlain);
  if (state_.appendsLists()) {
    compute_.append("zeCommandListImmediateAppendCommandListsExp", [&](ListHandle immediate) {
      return state_.api().CommandListImmediateAppendCommandListsExp(immediate, 1, &list, end->get(), 0, nullptr);
    });
  } else {
    if (!regular_) regular_.emplace(state_, number_, priority_);
    regular_->run(compute_, list);
    compute_.mark(end->get());
  }
  uses_.push_back({std::move(end), std::move(kept)});
}

void Queue::finish() {
  ListHandle list = nullptr;
  OwnedEventPtr end;
  std::uint32_t position = 0;
  {
    const std::lock_guard lock(mutex_);
    position = inFlight_.position();
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
  inFlight_.finished(position);
  const std::lock_guard lock(mutex_);
  forgetPassed();
}

}  // namespace hipspv::ze
