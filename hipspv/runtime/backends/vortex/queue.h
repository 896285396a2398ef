// Queues and events: threads of the host use the device.
#pragma once

#include <cstdint>
#include <memory>

#include "launcher.h"

namespace hipspv::vortex {

// Nanoseconds of the host's clock.
std::uint64_t now();

std::shared_ptr<backend::UserEvent> makeUserEvent();

// The state outlives the queue. Throws std::system_error.
std::unique_ptr<backend::Queue> makeQueue(State& state);

}  // namespace hipspv::vortex
