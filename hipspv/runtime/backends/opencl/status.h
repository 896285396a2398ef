// Translates OpenCL's errors to HIP's.
#pragma once

#include <string>

#include "cl_abi.h"
#include "hipspv/runtime/support/error.h"

namespace hipspv::cl {

inline hipError_t toHip(Int status) {
  switch (status) {
    case kMemObjectAllocationFailure:
    case kOutOfHostMemory:
    case kInvalidBufferSize:
    case kOutOfResources:
      return hipErrorOutOfMemory;
    case kInvalidWorkGroupSize:
    case kInvalidWorkItemSize:
    case kInvalidGlobalWorkSize:
      return hipErrorInvalidConfiguration;
    case kInvalidValue:
    case kInvalidArgValue:
    case kInvalidArgSize:
      return hipErrorInvalidValue;
    case kInvalidKernelName:
      return hipErrorNotFound;
    default:
      return hipErrorUnknown;
  }
}

[[noreturn]] inline void fail(Int status, const char* call) {
  throw Error(toHip(status), std::string(call) + " failed with OpenCL error " + std::to_string(status));
}

inline void check(Int status, const char* call) {
  if (status != kSuccess) [[unlikely]]
    fail(status, call);
}

// A lack of memory is no property of the module or the kernel.
inline void checkMemory(Int status, const char* call) {
  if (toHip(status) == hipErrorOutOfMemory) fail(status, call);
}

}  // namespace hipspv::cl
