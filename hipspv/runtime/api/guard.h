// The boundary between C++ exceptions and HIP's error codes.
#pragma once

#include <hip/hip_runtime_api.h>

#include "../error.h"
#include "../runtime.h"
#include "../thread_state.h"

#define HIPSPV_EXPORT extern "C" __attribute__((visibility("default")))

namespace hipspv {

// Remembers the error for hipGetLastError. "Not ready" is an answer, not an error.
inline hipError_t remember(hipError_t error) {
  if (error != hipSuccess && error != hipErrorNotReady) threadState.lastError = error;
  return error;
}

// Runs the body of an API call; whatever it throws becomes the call's result.
template <class Body>
hipError_t guard(Body&& body) noexcept {
  const Runtime::Call call;
  if (!call) [[unlikely]]
    return hipErrorDeinitialized;
  try {
    body();
    return hipSuccess;
  } catch (...) {
    return remember(translateException());
  }
}

}  // namespace hipspv
