#include "regular_queue.h"

namespace hipspv::ze {
namespace {

enum Number : std::uint32_t { kStart, kEnd, kCount };  // of events

}  // namespace

// Whoever waits for an event resets it: the next signal comes after that.
RegularQueue::RegularQueue(const State& state, std::uint32_t number, int priority)
    : state_(state), events_(state, kCount), first_(state), last_(state) {
  const Api& api = state.api();
  EventHandle start = events_[kStart];
  check(api.CommandListAppendBarrier(first_.get(), nullptr, 1, &start), "zeCommandListAppendBarrier");
  check(api.CommandListAppendEventReset(first_.get(), start), "zeCommandListAppendEventReset");
  first_.close();
  check(api.CommandListAppendBarrier(last_.get(), events_[kEnd], 0, nullptr), "zeCommandListAppendBarrier");
  last_.close();
  const QueueDesc description = describeQueue(state, state.compute(), number, priority);
  check(api.CommandQueueCreate(state.context(), state.device(), &description, &handle_), "zeCommandQueueCreate");
}

RegularQueue::~RegularQueue() {
  state_.api().CommandQueueSynchronize(handle_, kForEver);
  state_.api().CommandQueueDestroy(handle_);
}

void RegularQueue::run(CommandList& immediate, ListHandle list) {
  const Api& api = state_.api();
  const auto reset = [&](Number event) {
    immediate.append("zeCommandListAppendEventReset",
                     [&](ListHandle handle) { return api.CommandListAppendEventReset(handle, events_[event]); });
  };
  immediate.mark(events_[kStart]);
  std::array lists{first_.get(), list, last_.get()};
  const Result result = api.CommandQueueExecuteCommandLists(handle_, lists.size(), lists.data(), nullptr);
  if (result != kSuccess) reset(kStart);
  check(result, "zeCommandQueueExecuteCommandLists");
  immediate.waitFor(events_[kEnd], nullptr);
  reset(kEnd);
}

}  // namespace hipspv::ze
