// Translates the driver's errors to HIP's.
#pragma once

#include <string>

#include "cuda_abi.h"
#include "hipspv/runtime/support/error.h"

namespace hipspv::cuda {

hipError_t toHip(Status status);

// "CUDA_ERROR_ILLEGAL_ADDRESS (700): an illegal memory access was encountered", the driver's own words.
std::string describe(const Driver& driver, Status status);

// True for errors that end the context: every later call fails with them.
bool isLasting(Status status);

[[noreturn]] void fail(const Driver& driver, Status status, const char* call);

inline void check(const Driver& driver, Status status, const char* call) {
  if (status != kSuccess) [[unlikely]]
    fail(driver, status, call);
}

}  // namespace hipspv::cuda
