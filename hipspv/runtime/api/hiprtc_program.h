// A program of hiprtc's, or NVRTC's.
#pragma once

#include <hip/hiprtc.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "hiprtc_guard.h"
#include "hipspv/runtime/support/handle.h"

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
