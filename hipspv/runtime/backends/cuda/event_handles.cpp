#include "event_handles.h"

#include <exception>

namespace hipspv::cuda {

OwnedEvent::OwnedEvent(EventHandles& handles, EventHandle handle, bool timed)
    : state_(handles.state_), handles_(&handles), handle_(handle), timed_(timed) {}

std::optional<bool> OwnedEvent::failed() noexcept {
  if (!state_.enterQuietly()) return true;
  const Status status = state_.driver().EventQuery(handle_);
  return status == kNotReady ? std::nullopt : std::optional(status != kSuccess);
}

OwnedEvent::~OwnedEvent() {
  if (handles_ != nullptr) handles_->give(handle_, timed_);
}

EventHandles::~EventHandles() {
  for (const auto& list : free_)
    for (EventHandle handle : list) state_.callQuietly(state_.driver().EventDestroy, handle);
}

OwnedEventPtr EventHandles::take(bool timed) {
  EventHandle handle = nullptr;
  {
    const std::lock_guard lock(mutex_);
    if (auto& list = free_[timed]; !list.empty()) {
      handle = list.back();
      list.pop_back();
    }
  }
  if (handle == nullptr)
    state_.call(state_.driver().EventCreate, "cuEventCreate", &handle, timed ? 0u : unsigned{kEventDisableTiming});
  return std::make_shared<OwnedEvent>(*this, handle, timed);
}

void EventHandles::give(EventHandle handle, bool timed) noexcept {
  try {
    const std::lock_guard lock(mutex_);
    free_[timed].push_back(handle);
  } catch (const std::exception&) {
    // The only consequence is that the event leaks.
  }
}

}  // namespace hipspv::cuda
