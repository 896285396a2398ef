// The times of events as nanoseconds on one line.
#pragma once

#include <cstdint>
#include <mutex>

#include "event_handles.h"

namespace hipspv::cuda {

// The driver tells the time between two events as a float in milliseconds, whose step grows with the distance: after
// ten seconds it is a microsecond. So each event is compared to one of which the time is known and that isn't far away:
// if it is, the event itself becomes that one. Differences of times are then as exact as the driver's.
class Timeline {
 public:
  // The line begins one second before now, so that no rounding makes a time negative.
  Timeline(const State& state, EventHandles& handles);
  ~Timeline();
  Timeline(const Timeline&) = delete;
  Timeline& operator=(const Timeline&) = delete;

  // The event is complete and has times. Throws hipspv::Error.
  std::uint64_t at(const OwnedEventPtr& event);
  // The device's time now: waits for an event in a stream of its own.
  std::uint64_t now();

 private:
  OwnedEventPtr mark();

  const State& state_;
  EventHandles& handles_;
  Stream stream_ = nullptr;
  std::mutex mutex_;
  OwnedEventPtr known_;
  std::uint64_t knownTime_ = 1'000'000'000;
};

}  // namespace hipspv::cuda
