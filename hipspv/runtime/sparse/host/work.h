// A call's work, in the order of its handle's stream.
#pragma once

#include <memory>
#include <utility>

#include "../../libraries/host_work.h"
#include "../objects.h"

namespace hipspv::sparse::host {

template <class Body>
void enqueue(hipStream_t stream, Body body) {
  const hipError_t error = libraries::enqueue(stream, libraries::work("sparse matrices", std::move(body)));
  require(error != hipErrorOutOfMemory, Status::kAllocationFailed);
  require(error == hipSuccess, Status::kExecutionFailed);
}

// For results that the host gets.
template <class Body>
void enqueueAndWait(hipStream_t stream, Body body) {
  hipStreamCaptureStatus status = hipStreamCaptureStatusNone;
  require(hipStreamIsCapturing(stream, &status) == hipSuccess, Status::kExecutionFailed);
  if (status != hipStreamCaptureStatusNone)
    throw Error(Status::kNotSupported,
                "a graph can't return a result to the host: make the call outside of the capture");
  enqueue(stream, std::move(body));
  require(hipStreamSynchronize(stream) == hipSuccess, Status::kExecutionFailed);
}

// For a result in the memory that the pointer mode names.
template <class Body>
void enqueueResult(const Settings& settings, Body body) {
  if (settings.scalarsOnDevice)
    enqueue(settings.stream, std::move(body));
  else
    enqueueAndWait(settings.stream, std::move(body));
}

}  // namespace hipspv::sparse::host
