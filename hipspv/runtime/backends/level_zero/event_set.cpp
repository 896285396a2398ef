#include "event_set.h"

namespace hipspv::ze {

EventSet::EventSet(const State& state, std::uint32_t count) : state_(state) {
  if (count == 0) return;
  events_.reserve(count);
  EventPoolDesc pool;
  pool.count = count;
  check(state.api().EventPoolCreate(state.context(), &pool, 0, nullptr, &pool_), "zeEventPoolCreate");
  EventDesc event;
  event.signal = event.wait = kDeviceScope;
  for (event.index = 0; event.index < count; ++event.index) {
    EventHandle handle = nullptr;
    const Result result = state.api().EventCreate(pool_, &event, &handle);
    if (result != kSuccess) {
      destroy();
      fail(result, "zeEventCreate");
    }
    events_.push_back(handle);
  }
}

void EventSet::destroy() noexcept {
  for (EventHandle event : events_) state_.api().EventDestroy(event);
  if (pool_ != nullptr) state_.api().EventPoolDestroy(pool_);
}

}  // namespace hipspv::ze
