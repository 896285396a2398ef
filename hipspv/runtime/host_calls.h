// Host functions that run when a stream reaches a point.
#pragma once

#include <functional>

#include "backends/backend.h"

namespace hipspv {

class Stream;

// The runtime's own threads: what one of the program's functions waits for must not wait for it.
enum class CallThread { kProgram, kRuntime };

// Runs the function on one of the runtime's own threads once the event is reached. The function must
// not throw.
void whenReached(const backend::EventPtr& event, std::function<void()> function,
                 CallThread thread = CallThread::kProgram);

// Runs the function in the stream's order: after what was submitted before, before what comes later.
void callInOrder(Stream& stream, std::function<void()> function);

}  // namespace hipspv
