// The driver's events, which are reused: creating one takes longer than recording it.
#pragma once

#include <array>
#include <memory>
#include <mutex>
#include <vector>

#include "state.h"

namespace hipspv::cuda {

class EventHandles;

// An event of the driver. Work that waits for it may still be queued when it ends: cuStreamWaitEvent refers to the
// record before it.
class OwnedEvent {
 public:
  OwnedEvent(EventHandles& handles, EventHandle handle, bool timed)
      : handles_(&handles), handle_(handle), timed_(timed) {}
  // The program's, which stays the program's.
  explicit OwnedEvent(EventHandle handle) : handle_(handle) {}
  ~OwnedEvent();
  OwnedEvent(const OwnedEvent&) = delete;
  OwnedEvent& operator=(const OwnedEvent&) = delete;

  EventHandle get() const { return handle_; }
  // The program has it, and destroys it.
  EventHandle giveAway() {
    handles_ = nullptr;
    return handle_;
  }

 private:
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
