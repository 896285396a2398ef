#include "command_list.h"

#include <algorithm>
#include <limits>

namespace hipspv::ze {

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

}  // namespace hipspv::ze
