#include "command_list.h"

namespace hipspv::ze {

QueueDesc describeQueue(const State& state, std::uint32_t ordinal, std::uint32_t number, int priority) {
  QueueDesc description;
  description.ordinal = ordinal;
  description.index = number % state.found().groups.at(ordinal).queues;
  description.priority = priority < 0 ? kHigh : priority > 0 ? kLow : kNormal;
  return description;
}

CommandList::CommandList(const State& state, std::uint32_t ordinal, std::uint32_t number, int priority)
    : state_(state), ordinal_(ordinal), ordered_(state.ordersLists()) {
  QueueDesc description = describeQueue(state, ordinal, number, priority);
  description.flags = ordered_ ? Flags{kInOrder} : 0;
  check(state.api().CommandListCreateImmediate(state.context(), state.device(), &description, &handle_),
        "zeCommandListCreateImmediate");
}

void CommandList::mark(EventHandle event) {
  check(state_.api().CommandListAppendBarrier(handle_, event, 0, nullptr), "zeCommandListAppendBarrier");
  busy_ = false;
}

// A barrier with events to wait for waits for these alone, not for earlier commands.
void CommandList::waitFor(EventHandle event, EventHandle passed) {
  check(state_.api().CommandListAppendBarrier(handle_, passed, 1, &event), "zeCommandListAppendBarrier");
}

}  // namespace hipspv::ze
