// Builds PTX for the device, or finds the binary of an earlier build.
#pragma once

#include "hipspv/runtime/code/ptx/nvidia_code.h"
#include "state.h"

namespace hipspv::cuda {

// A loaded module.
class Module {
 public:
  Module(const State& state, ModuleHandle handle) : state_(state), handle_(handle) {}
  ~Module() { state_.callQuietly(state_.driver().ModuleUnload, handle_); }
  Module(const Module&) = delete;
  Module& operator=(const Module&) = delete;

  ModuleHandle get() const { return handle_; }

 private:
  const State& state_;
  const ModuleHandle handle_;
};

// Throws hipErrorNoBinaryForGpu, with the driver's log in the message.
ModuleHandle buildOrFind(const State& state, const NvidiaCode& code);

}  // namespace hipspv::cuda
