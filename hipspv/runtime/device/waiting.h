// Ways for a host thread to wait for the device: hipSetDeviceFlags and hipEventBlockingSync.
#pragma once

#include <cstdint>

#include "hipspv/runtime/backends/event.h"

namespace hipspv {

enum class Waiting : std::uint8_t {
  kAuto,   // the device API's way: a CPU device lets the thread work for it
  kSpin,   // polls continuously
  kYield,  // lets other threads run between two polls
  kBlock,  // sleeps
};

// From hipDeviceSchedule flags.
Waiting waitingBy(unsigned scheduleFlags);

// Returns when the event is complete. Throws the errors of its wait().
void await(backend::Event& event, Waiting how);

}  // namespace hipspv
