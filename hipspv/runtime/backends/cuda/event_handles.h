// The driver's events, which are reused: creating one takes longer than recording it.
#pragma once

#include <array>
#include <memory>
#include <mutex>
#include <vector>

#include "hipspv/runtime/backends/notifier.h"
#include "state.h"

namespace hipspv::cuda {

class EventHandles;

// An event of the driver. Work that waits for it may still be queued when it ends: cuStreamWaitEvent refers to the
// record before it.
class OwnedEvent final : public backend::Awaited {
 public:
  OwnedEvent(EventHandles& handles, EventHandle handle, bool timed);
  // The program's, which stays the program's.
  OwnedEvent(const State& state, EventHandle handle) : state_(state), handle_(handle) {}
  ~OwnedEvent() override;
  OwnedEvent(const OwnedEvent&) = delete;
  OwnedEvent& operator=(const OwnedEvent&) = delete;

  EventHandle get() const { return handle_; }
  // The driver's own callbacks don't suit: they are commands of a stream. A stream for them may share a hardware queue
  // with one that waits for a user event, and then the callback that leads to that event would never come. After an
  // error cuLaunchHostFunc's aren't called.
  std::optional<bool> failed() noexcept override;
  // The program has it, and destroys it.
  EventHandle giveAway() {
    handles_ = nullptr;
    return handle_;
  }

 private:
  const State& state_;
  EventHandles* handles_ = nullptr;
  const EventHandle handle_;
  const bool timed_ = false;
};

using OwnedEventPtr = std::shared_ptr<OwnedEvent>;

class EventHandles {
 public:
  explicit EventHandles(const State& state) : state_(state) {}
  ~EventHandles();
  EventHandles(const EventHandles&) = delete;
  EventHandles& operator=(const EventHandles&) = delete;

  // Throws hipspv::Error.
  OwnedEventPtr take(bool timed);

 private:
  friend class OwnedEvent;
  void give(EventHandle handle, bool timed) noexcept;

  const State& state_;
  std::mutex mutex_;
  std::array<std::vector<EventHandle>, 2> free_;  // without times, with times
};

}  // namespace hipspv::cuda
