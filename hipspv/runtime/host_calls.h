// Host functions that run when a stream reaches a point.
#pragma once

#include <functional>

#include "backends/backend.h"

namespace hipspv {

class Stream;

// Runs the function on the runtime's own thread once the event is reached. The function must not
// throw.
void whenReached(const backend::EventPtr& event, std::function<void()> function);

// Runs the function in the stream's order: after what was submitted before, before what comes later.
void callInOrder(Stream& stream, std::function<void()> function);

}  // namespace hipspv
