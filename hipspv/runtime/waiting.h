// How a thread of the host waits for the device: hipSetDeviceFlags and hipEventBlockingSync.
#pragma once

#include <cstdint>

#include "backends/event.h"

namespace hipspv {

enum class Waiting : std::uint8_t {
  kAuto,   // as the device API waits: a CPU device lets the thread work for it
  kSpin,   // asks again at once
  kYield,  // lets other threads run between two questions
  kBlock,  // sleeps
};

// Of hipDeviceSchedule flags.
Waiting waitingBy(unsigned scheduleFlags);

// Returns when the event is complete. Throws what its wait() throws.
void await(backend::Event& event, Waiting how);

}  // namespace hipspv
