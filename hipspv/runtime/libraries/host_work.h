// A library's work on the host, in the order of a stream.
#pragma once

#include <hip/hip_runtime_api.h>

#include <memory>

namespace hipspv::libraries {

class HostWork {
 public:
  virtual ~HostWork() = default;
  virtual void run() const noexcept = 0;
};

// Runs the work as the stream's next. The stream's graph keeps it if the stream captures.
inline hipError_t enqueue(hipStream_t stream, std::unique_ptr<const HostWork> work) {
  hipStreamCaptureStatus status = hipStreamCaptureStatusNone;
  hipGraph_t graph = nullptr;
  hipError_t error = hipStreamGetCaptureInfo_v2(stream, &status, nullptr, &graph, nullptr, nullptr);
  if (error != hipSuccess) return error;
  void* const argument = const_cast<HostWork*>(work.get());
  if (status != hipStreamCaptureStatusActive) {
    const auto once = [](void* given) { std::unique_ptr<const HostWork>(static_cast<const HostWork*>(given))->run(); };
    error = hipLaunchHostFunc(stream, once, argument);
    if (error == hipSuccess) static_cast<void>(work.release());
    return error;
  }
  const auto destroy = [](void* given) { delete static_cast<const HostWork*>(given); };
  hipUserObject_t object = nullptr;
  error = hipUserObjectCreate(&object, argument, destroy, 1, hipUserObjectNoDestructorSync);
  if (error != hipSuccess) return error;
  static_cast<void>(work.release());
  error = hipGraphRetainUserObject(graph, object, 1, hipGraphUserObjectMove);
  if (error != hipSuccess) return error;
  return hipLaunchHostFunc(stream, [](void* given) { static_cast<const HostWork*>(given)->run(); }, argument);
}

}  // namespace hipspv::libraries
