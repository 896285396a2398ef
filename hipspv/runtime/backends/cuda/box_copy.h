// Copies of boxes by the driver.
#pragma once

#include <cstddef>

#include "hipspv/runtime/backends/backend.h"
#include "state.h"

namespace hipspv::cuda {

// A copy of memory without rows.
backend::BoxCopy linear(void* to, const void* from, std::size_t bytes);

// The side is memory of the host that the driver doesn't know.
bool isPageable(const State& state, const backend::CopySide& side);

// For the driver, of memory that it knows.
Copy3D describe(const backend::BoxCopy& copy);

// Between memory or arrays of two devices.
void enqueueAcross(const State& state, Stream stream, const backend::BoxCopy& copy, Context to, Context from);

// toHost, fromHost: the side is pageable. The driver uses such memory at once, and may wait. Throws hipspv::Error.
void enqueue(const State& state, Stream stream, const backend::BoxCopy& copy, bool toHost, bool fromHost);

}  // namespace hipspv::cuda
