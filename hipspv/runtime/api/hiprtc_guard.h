// For hiprtc's functions: errors as results, and the compiler's environment.
#pragma once

#include <hip/hiprtc.h>

#include <new>
#include <string>

#include "hipspv/runtime/support/directories.h"

#define HIPSPV_EXPORT extern "C" __attribute__((visibility("default")))

namespace hipspv {

// NVRTC's results that hipRTC lacks (CUDA 13.0's nvrtc.h).
constexpr auto kErrorTimeFileWriteFailed = static_cast<hiprtcResult>(12);
constexpr auto kErrorNoPchCreateAttempted = static_cast<hiprtcResult>(13);
constexpr auto kErrorPchCreateHeapExhausted = static_cast<hiprtcResult>(14);
constexpr auto kErrorPchCreate = static_cast<hiprtcResult>(15);
constexpr auto kErrorCancelled = static_cast<hiprtcResult>(16);
constexpr auto kErrorTimeTraceFileWriteFailed = static_cast<hiprtcResult>(17);

struct RtcError {
  hiprtcResult result;
};

inline void check(bool condition, hiprtcResult otherwise) {
  if (!condition) throw RtcError{otherwise};
}

template <class Body>
hiprtcResult guarded(Body&& body) noexcept {
  try {
    body();
    return HIPRTC_SUCCESS;
  } catch (const RtcError& error) {
    return error.result;
  } catch (const std::bad_alloc&) {
    return HIPRTC_ERROR_OUT_OF_MEMORY;
  } catch (...) {
    return HIPRTC_ERROR_INTERNAL_ERROR;
  }
}

// The architecture of the current device, if it takes other code than SPIR-V, which all targets' bundles have.
std::string deviceArchitecture();

// A log that shows the program's own file names, not the temporary ones.
std::string withoutDirectory(std::string log, const ScratchDirectory& scratch);

}  // namespace hipspv
