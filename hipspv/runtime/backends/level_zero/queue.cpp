#include "queue.h"

#include <algorithm>
#include <limits>
#include <vector>

#include "program.h"
#include "services.h"

namespace hipspv::ze {

// ---- Command lists

QueueDesc describeQueue(const State& state, std::uint32_t ordinal, std::uint32_t index, int priority) {
  QueueDesc description;
  description.ordinal = ordinal;
  description.index = index % state.found().groups.at(ordinal).queues;
  description.priority = priority < 0 ? kHigh : priority > 0 ? kLow : kNormal;
  return description;
}

CommandList::CommandList(const State& state, std::uint32_t ordinal, std::uint32_t index, int priority)
    : state_(state), ordinal_(ordinal), ordered_(state.ordersLists()) {
  QueueDesc description = describeQueue(state, ordinal, index, priority);
  description.flags = ordered_ ? Flags{kInOrder} : 0;
  call(state.api().CommandListCreateImmediate, state.context(), state.device(), &description, &handle_);
}

void CommandList::mark(EventHandle event) {
  call(state_.api().CommandListAppendBarrier, handle_, event, 0, nullptr);
  busy_ = false;
}

// A barrier with events to wait for waits for these alone, not for earlier commands.
void CommandList::waitFor(EventHandle event, EventHandle passed) {
  call(state_.api().CommandListAppendBarrier, handle_, passed, 1, &event);
}

namespace {

constexpr std::size_t kMax32 = std::numeric_limits<std::uint32_t>::max();

// One side of a box, as the driver has it.
struct Side {
  std::uint32_t pitch, slice;
};

bool isRow(const backend::BoxCopy& copy) { return copy.height == 1 && copy.depth == 1; }

bool fits(const backend::BoxCopy& copy) {
  const auto small = [](const backend::CopySide& side) { return side.pitch <= kMax32 && side.slice <= kMax32; };
  return small(copy.to) && small(copy.from) && std::max({copy.width, copy.height, copy.depth}) <= kMax32;
}

// Rows and slices that don't exist have any distance.
Side sideOf(const backend::CopySide& side, const backend::BoxCopy& copy) {
  const std::size_t pitch = copy.height > 1 || copy.depth > 1 ? side.pitch : copy.width;
  const std::size_t slice = copy.depth > 1 ? side.slice : 0;
  return {static_cast<std::uint32_t>(pitch), static_cast<std::uint32_t>(slice)};
}

Result appendRegion(const Api& api, ListHandle list, const backend::BoxCopy& copy, const Sync& sync) {
  const CopyRegion region{0,
                          0,
                          0,
                          static_cast<std::uint32_t>(copy.width),
                          static_cast<std::uint32_t>(copy.height),
                          static_cast<std::uint32_t>(copy.depth)};
  const Side to = sideOf(copy.to, copy), from = sideOf(copy.from, copy);
  return api.CommandListAppendMemoryCopyRegion(list, copy.to.base, &region, to.pitch, to.slice, copy.from.base, &region,
                                               from.pitch, from.slice, sync.signal, sync.count, sync.waits);
}

}  // namespace

std::size_t commandsFor(const backend::BoxCopy& copy) {
  return isRow(copy) || fits(copy) ? 1 : copy.height * copy.depth;
}

Result appendCopy(const Api& api, ListHandle list, const backend::BoxCopy& copy, std::size_t index, const Sync& sync) {
  if (!isRow(copy) && fits(copy)) return appendRegion(api, list, copy, sync);
  const std::size_t y = index % copy.height, z = index / copy.height;
  const auto row = [&](const backend::CopySide& side) { return side.base + y * side.pitch + z * side.slice; };
  return api.CommandListAppendMemoryCopy(list, row(copy.to), row(copy.from), copy.width, sync.signal, sync.count,
                                         sync.waits);
}

// ---- Regular lists

namespace {

enum Index : std::uint32_t { kStart, kEnd, kCount };  // of events

}  // namespace

RegularList::RegularList(const State& state)
    : api_(state.api()), owned_(api_, [&] {
        ListDesc description;
        description.ordinal = state.compute();
        ListHandle handle = nullptr;
        call(api_.CommandListCreate, state.context(), state.device(), &description, &handle);
        return handle;
      }()) {}

// Whoever waits for an event resets it: the next signal comes after that.
RegularQueue::RegularQueue(const State& state, std::uint32_t index, int priority)
    : state_(state), events_(state, kCount), first_(state), last_(state) {
  const Api& api = state.api();
  EventHandle start = events_[kStart];
  call(api.CommandListAppendBarrier, first_.get(), nullptr, 1, &start);
  call(api.CommandListAppendEventReset, first_.get(), start);
  first_.close();
  call(api.CommandListAppendBarrier, last_.get(), events_[kEnd], 0, nullptr);
  last_.close();
  const QueueDesc description = describeQueue(state, state.compute(), index, priority);
  call(api.CommandQueueCreate, state.context(), state.device(), &description, &handle_);
}

RegularQueue::~RegularQueue() {
  state_.api().CommandQueueSynchronize(handle_, kForEver);
  state_.api().CommandQueueDestroy(handle_);
}

void RegularQueue::run(CommandList& immediate, ListHandle list) {
  const Api& api = state_.api();
  const auto reset = [&](Index event) {
    immediate.append(api.CommandListAppendEventReset.symbol(),
                     [&](ListHandle handle) { return api.CommandListAppendEventReset(handle, events_[event]); });
  };
  immediate.mark(events_[kStart]);
  std::array lists{first_.get(), list, last_.get()};
  const Result result = api.CommandQueueExecuteCommandLists(handle_, lists.size(), lists.data(), nullptr);
  if (result != kSuccess) reset(kStart);
  check(result, api.CommandQueueExecuteCommandLists.symbol());
  immediate.waitFor(events_[kEnd], nullptr);
  reset(kEnd);
}

// ---- Queues

namespace {

// The change to another engine and back takes two events. Smaller copies stay where they are.
constexpr std::size_t kLargeCopy = 256 << 10;

EventUse useOf(bool timed) { return timed ? EventUse::kTimed : EventUse::kPlain; }

// Value: SemaphoreSignal or SemaphoreWait.
template <class Value>
struct SemaphoreList {
  explicit SemaphoreList(std::span<const backend::SemaphoreOperation> operations) {
    for (const auto& [semaphore, value] : operations) {
      handles.push_back(handleOf(*semaphore));
      values.emplace_back().value = value;
    }
  }

  std::uint32_t count() const { return static_cast<std::uint32_t>(handles.size()); }

  std::vector<SemaphoreHandle> handles;
  std::vector<Value> values;
};

}  // namespace

Queue::Queue(EventServices& events, std::uint32_t index, int priority, bool measured)
    : events_(events),
      state_(events.state),
      index_(index),
      priority_(priority),
      measured_(measured),
      compute_(state_, state_.compute(), index, priority) {}

Queue::~Queue() {
  try {
    finish();
  } catch (const Error&) {
    // Another call has reported it, or will.
  }
}

// append(list, event) appends a command that signals the event, if it isn't nullptr. symbol: the entry point's.
template <class Append>
void Queue::append(CommandList& list, const char* symbol, backend::EventPtr* end, Append&& append) {
  const OwnedEventPtr event = end != nullptr ? events_.pools.take(useOf(measured_)) : nullptr;
  if (&list != last_) [[unlikely]]
    follow(list);
  list.append(symbol, [&](ListHandle handle) { return append(handle, event != nullptr ? event->get() : nullptr); });
  if (end != nullptr) *end = std::make_shared<RecordedEvent>(events_, event);
}

// Appends a command by an entry point that takes the list, the arguments, an event to signal, and events to wait for.
template <class Entry, class... Arguments>
void Queue::command(CommandList& list, backend::EventPtr* end, const Entry& entry, Arguments... arguments) {
  append(list, entry.symbol(), end,
         [&](ListHandle handle, EventHandle event) { return entry(handle, arguments..., event, 0, nullptr); });
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
  const auto& entry = together ? api.CommandListAppendLaunchCooperativeKernel : api.CommandListAppendLaunchKernel;
  command(compute_, end, entry, prepared, &groups);
}

// Large copies between the host and the device go to an engine that only copies, and leave the others to kernels.
CommandList& Queue::listFor(const void* to, const void* from, std::size_t bytes) {
  if (!state_.copy() || bytes < kLargeCopy) return *last_;
  if (memoryType(state_, to) == kDeviceMemory && memoryType(state_, from) == kDeviceMemory) return compute_;
  if (!copies_) copies_.emplace(state_, *state_.copy(), index_, priority_);
  return *copies_;
}

void Queue::copy(void* to, const void* from, std::size_t bytes, bool blocking, backend::EventPtr* end) {
  {
    const std::lock_guard lock(mutex_);
    command(listFor(to, from, bytes), end, state_.api().CommandListAppendMemoryCopy, to, from, bytes);
  }
  if (blocking) finish();
}

void Queue::copyBox(const backend::BoxCopy& copy, bool, backend::EventPtr* end) {
  const Api& api = state_.api();
  const std::size_t count = commandsFor(copy);
  const std::lock_guard lock(mutex_);
  CommandList& list = listFor(copy.to.base, copy.from.base, copy.width * copy.height * copy.depth);
  for (std::size_t i = 0; i < count; ++i)
    append(list, api.CommandListAppendMemoryCopyRegion.symbol(), i + 1 == count ? end : nullptr,
           [&](ListHandle handle, EventHandle event) { return appendCopy(api, handle, copy, i, {event}); });
}

// The devices of a driver have one context, where every address has one meaning.
void Queue::copyAcross(const backend::BoxCopy& copy, const backend::Device&, const backend::Device&,
                       backend::EventPtr* end) {
  copyBox(copy, false, end);
}

void Queue::fill(void* to, const void* pattern, std::size_t patternBytes, std::size_t bytes, backend::EventPtr* end) {
  const std::lock_guard lock(mutex_);
  command(compute_, end, state_.api().CommandListAppendMemoryFill, to, pattern, patternBytes, bytes);
}

void Queue::signal(std::span<const backend::SemaphoreOperation> operations) {
  SemaphoreList<SemaphoreSignal> all(operations);
  const std::lock_guard lock(mutex_);
  command(*last_, nullptr, state_.api().CommandListAppendSignalExternalSemaphoreExt, all.count(), all.handles.data(),
          all.values.data());
}

void Queue::waitFor(std::span<const backend::SemaphoreOperation> operations) {
  SemaphoreList<SemaphoreWait> all(operations);
  const std::lock_guard lock(mutex_);
  command(*last_, nullptr, state_.api().CommandListAppendWaitExternalSemaphoreExt, all.count(), all.handles.data(),
          all.values.data());
}

// Level Zero moves memory to the list's device alone.
void Queue::migrate(const void* memory, std::size_t bytes, const backend::Device* to) {
  const Member* member = to != nullptr ? Member::of(*to) : nullptr;
  if (member == nullptr || &member->state() != &state_) return;
  const std::lock_guard lock(mutex_);
  const auto& entry = state_.api().CommandListAppendMemoryPrefetch;
  append(compute_, entry.symbol(), nullptr, [&](ListHandle list, EventHandle) { return entry(list, memory, bytes); });
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
    const auto& entry = state_.api().CommandListImmediateAppendCommandListsExp;
    compute_.append(entry.symbol(),
                    [&](ListHandle immediate) { return entry(immediate, 1, &list, end->get(), 0, nullptr); });
  } else {
    if (!regular_) regular_.emplace(state_, index_, priority_);
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
    call(state_.api().CommandListHostSynchronize, list, kForEver);
  inFlight_.finished(position);
  const std::lock_guard lock(mutex_);
  forgetPassed();
}

}  // namespace hipspv::ze
