// A call's work, in the order of its handle's stream.
#pragma once

#include <memory>
#include <utility>

#include "../../libraries/host_work.h"
#include "../objects.h"

namespace hipspv::solver::host {

template <class Body>
void enqueue(Handle* handle, Body body) {
  const hipError_t error = libraries::enqueue(handle->stream(), libraries::work("solvers", std::move(body)));
  require(error != hipErrorOutOfMemory, Status::kAllocationFailed);
  require(error == hipSuccess, Status::kExecutionFailed);
}

}  // namespace hipspv::solver::host
