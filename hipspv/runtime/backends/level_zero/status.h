// Translates Level Zero's results to HIP's errors.
#pragma once

#include <string>

#include "hipspv/runtime/support/error.h"
#include "level_zero_abi.h"

namespace hipspv::ze {

hipError_t toHip(Result result);

// "ZE_RESULT_ERROR_DEVICE_LOST (0x70000001)".
std::string describe(Result result);

[[noreturn]] void fail(Result result, const char* call);

// call: the function's name in the specification. Throws hipspv::Error.
inline void check(Result result, const char* call) {
  if (result != kSuccess) [[unlikely]]
    fail(result, call);
}

inline bool isExhausted(Result result) { return result == kOutOfDeviceMemory || result == kOutOfHostMemory; }

}  // namespace hipspv::ze
