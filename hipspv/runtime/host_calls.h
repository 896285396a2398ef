// Host functions that run when a stream reaches a point.
#pragma once

#include <functional>
#include <memory>

#include "backends/backend.h"

namespace hipspv {

class Stream;

// Runs the function on one of the runtime's own threads once the event is reached, or has failed. No
// function waits for another one's end: each has a thread of its own. The function must not throw.
void whenReached(const backend::EventPtr& event, std::function<void()> function);

// The stream's later work waits for a gate, which whoever arrange tells of it opens. Where arrange
// throws, nothing waits.
void holdStream(Stream& stream,
                const std::function<void(const std::shared_ptr<backend::Gate>&)>& arrange);

// Runs one of the program's functions in the stream's order: after what was submitted before,
// before what comes later. Its argument is how the work before went.
void callInOrder(Stream& stream, std::function<void(hipError_t)> function);

// Throws hipErrorIllegalState where this thread runs one of the program's host functions that the
// stream's work can't end before.
void checkMayWaitFor(const Stream& stream);

// The calling thread ends the process, maybe from within a host function: what waits for this
// function waits no longer.
void leaveHostFunction() noexcept;

}  // namespace hipspv
