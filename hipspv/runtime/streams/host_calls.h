// Host functions that run when a stream reaches a point.
#pragma once

#include <functional>
#include <memory>

#include "hipspv/runtime/backends/backend.h"
#include "hipspv/runtime/backends/callbacks.h"

namespace hipspv {

class Device;
class Stream;

// The stream's later work waits for a user event. `arrange` gets it and ensures that it is signalled. If
// `arrange` throws, nothing waits.
void holdStream(Stream& stream, const std::function<void(const std::shared_ptr<backend::UserEvent>&)>& arrange);

// Runs one of the program's functions in the stream's order: after earlier work and before later
// work. Its argument is the result of the earlier work.
void callInOrder(Stream& stream, std::function<void(hipError_t)> function);

// Throws hipErrorIllegalState if this thread runs one of the program's host functions for which the
// stream's work waits.
void checkMayWaitFor(const Stream& stream);
// The same for a wait for all work of the device, or of all devices if it is nullptr.
bool mayWaitForAll(const Device* device) noexcept;
void checkMayWaitForAll(const Device* device);

// For an object whose end waits for the device's work: if that may wait for the host function that this thread runs,
// the object ends after the function.
void endOutsideHostFunctions(std::shared_ptr<const void> object);

// The calling thread ends the process, possibly from within a host function: work that waits for
// this function continues.
void leaveHostFunction() noexcept;

}  // namespace hipspv
