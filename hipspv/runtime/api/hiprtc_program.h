// Programs of hiprtc's or NVRTC's, and what their functions share: errors as results, the compiler's environment.
#pragma once

#include <hip/hiprtc.h>

#include <algorithm>
#include <new>
#include <string>
#include <string_view>
#include <vector>

#include "hipspv/runtime/support/directories.h"
#include "hipspv/runtime/support/handle.h"

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

// A program: source, headers and name expressions; then the results of compiling.
struct _hiprtcProgram : hipspv::Listed<_hiprtcProgram> {
  struct Header {
    std::string name;
    std::string text;
  };
  std::string name;
  std::string source;
  std::vector<Header> headers;
  std::vector<std::string> expressions;
  // Asked during a compile with `payload`; 1 cancels it.
  int (*flow)(void* payload, void*) = nullptr;
  void* payload = nullptr;

  bool compiled = false;  // with or without success
  std::string log;
  std::string code;                  // the bundle for hipModuleLoadData
  std::string bitcode;               // with -fgpu-rdc, instead
  std::vector<std::string> lowered;  // the symbol of each expression
  std::vector<std::string> outcome;  // what was made: hipspv/driver/nvcc/run_time.py has the words

  // Before another compile: its results alone count.
  void forget() {
    log.clear(), code.clear(), bitcode.clear();
    lowered.clear(), outcome.clear();
  }
  bool made(std::string_view word) const { return std::ranges::find(outcome, word) != outcome.end(); }
};

namespace hipspv {

inline void checkProgram(hiprtcProgram program) { check(_hiprtcProgram::lives(program), HIPRTC_ERROR_INVALID_PROGRAM); }

}  // namespace hipspv
