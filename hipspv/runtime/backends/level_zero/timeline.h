// The times of events as nanoseconds on one line.
#pragma once

#include <chrono>
#include <cstdint>
#include <mutex>
#include <optional>

#include "state.h"

namespace hipspv::ze {

// The device counts cycles, and both its counters wrap after some time: that of events, with 32 bits, after a few
// minutes on Intel's GPUs. The host's clock tells how often the device's has, and in which period of the other one a
// command has run, as it ran after the driver got it. A command that waited for a whole period seems to have run in the
// first one.
class Timeline {
 public:
  // The line begins one second before the first use, so that no time is negative.
  explicit Timeline(const State& state) : state_(state) {}

  // The device's time now. Throws hipspv::Error.
  std::uint64_t now() { return nanoseconds(read().cycles); }
  // count: of an event, whose command the driver got at that time of the host. Throws hipspv::Error.
  std::uint64_t at(std::uint64_t count, std::chrono::steady_clock::time_point enqueued);

 private:
  using HostTime = std::chrono::steady_clock::time_point;
  struct Reading {
    std::uint64_t count;   // as the device has it
    std::uint64_t cycles;  // since the line's beginning
    HostTime host;
  };

  Reading read();
  std::uint64_t count() const;
  double cyclesIn(std::chrono::steady_clock::duration time) const;
  std::uint64_t nanoseconds(std::uint64_t cycles) const;

  const State& state_;
  std::mutex mutex_;
  std::optional<Reading> last_;
};

}  // namespace hipspv::ze
