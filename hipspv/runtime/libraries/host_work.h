// A library's work on the host, in the order of a stream.
#pragma once

#include <hip/hip_runtime_api.h>

#include <cstdio>
#include <cstdlib>
#include <exception>
#include <memory>
#include <utility>

namespace hipspv::libraries {

class HostWork {
 public:
  virtual ~HostWork() = default;
  virtual void run() const noexcept = 0;
};

// Work that a function does. library: its name in messages.
template <class Body>
class Work : public HostWork {
 public:
  Work(const char* library, Body body) : library_(library), body_(std::move(body)) {}
  // The stream has no way to learn of an error: work that can't be done must not look as if it were.
  void run() const noexcept override {
    try {
      body_();
    } catch (const std::exception& error) {
      std::fprintf(stderr, "hipspv: error: %s: %s\n", library_, error.what());
      std::abort();
    }
  }

 private:
  const char* library_;
  const Body body_;
};

template <class Body>
std::unique_ptr<const HostWork> work(const char* library, Body body) {
  return std::make_unique<const Work<Body>>(library, std::move(body));
}

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
