// The boundary between C++ exceptions and HIP's error codes.
#pragma once

#include <hip/hip_runtime_api.h>

#include <utility>

#include "hipspv/runtime/backends/trace.h"
#include "hipspv/runtime/support/error.h"
#include "hipspv/runtime/support/log.h"
#include "hipspv/runtime/support/threads.h"
#include "runtime.h"

#define HIPSPV_EXPORT extern "C" __attribute__((visibility("default")))
// A call of HIP's API, which returns an error code.
#define HIPSPV_CALL HIPSPV_EXPORT hipError_t

namespace hipspv {

// Records the result for hipExtGetLastError and, if it is an error, for hipGetLastError. "Not ready" isn't one.
inline hipError_t remember(hipError_t error) {
  threadState.lastResult = error;
  if (error != hipSuccess && error != hipErrorNotReady) threadState.lastError = error;
  return error;
}

// Translates the exception in flight to the call's result.
hipError_t failed(const char* call) noexcept;

// Runs the body of an API call and translates exceptions to the call's result. call: the name in traces and logs.
template <class Body>
hipError_t guardAs(const char* call, Body&& body) noexcept {
  const Call running;
  if (!running) [[unlikely]]
    return remember(Runtime::refusal());
  trace::Span span("api", call);
  hipError_t result = hipSuccess;
  try {
    body();
  } catch (...) {
    result = failed(call);
  }
  threadState.lastResult = result;
  if (span) [[unlikely]]
    span.arguments().text("result", errorName(result));
  return result;
}

// The same with the caller's name. A helper of several calls passes on its own caller's to guardAs.
template <class Body>
hipError_t guard(Body&& body, const char* call = __builtin_FUNCTION()) noexcept {
  return guardAs(call, std::forward<Body>(body));
}

// A call with one result, which get() returns: hipErrorInvalidValue if there is no address for it.
template <class T, class Get>
hipError_t query(T* result, Get&& get, const char* call = __builtin_FUNCTION()) noexcept {
  return guardAs(call, [&] {
    require(result != nullptr, hipErrorInvalidValue);
    *result = get();
  });
}

// For arguments that must not be null. Throws hipErrorInvalidValue.
template <class T>
T& given(T* pointer) {
  require(pointer != nullptr, hipErrorInvalidValue);
  return *pointer;
}

}  // namespace hipspv
