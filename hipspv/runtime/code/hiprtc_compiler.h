// Runs hipspv-cc from within a program, for hiprtc.
#pragma once

#include <string>
#include <vector>

#include "hipspv/runtime/support/directories.h"

namespace hipspv {

struct CompilerRun {
  int status = 0;   // 0, or hipspv-cc's status, or the shell's convention for a signal
  std::string log;  // its output to standard error
  bool cancelled = false;
};

// A function that may cancel: it returns 1 then (NVRTC's nvrtcSetFlowCallback).
struct FlowControl {
  int (*asked)(void* payload, void* reserved) = nullptr;
  void* payload = nullptr;

  bool cancels() const { return asked != nullptr && asked(payload, nullptr) == 1; }
};

// Calls hipspv-cc with these arguments, in the caller's working directory, and waits for it, or ends it. Throws
// std::system_error if it can't be started. HIPSPV_CC names another compiler; the default is
// <prefix>/bin/hipspv-cc of this library's installation, or the one in PATH.
CompilerRun runCompiler(const std::vector<std::string>& arguments, const ScratchDirectory& scratch, FlowControl flow);

}  // namespace hipspv
