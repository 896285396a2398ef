// The driver's result for an error of HIP.
#pragma once

#include <hip/hip_runtime_api.h>

namespace hipspv::cuda_library {

using Result = int;  // CUresult

inline constexpr Result kSuccess = 0;
inline constexpr Result kInvalidValue = 1;
inline constexpr Result kOutOfMemory = 2;
inline constexpr Result kInvalidHandle = 400;
inline constexpr Result kNotFound = 500;
inline constexpr Result kLaunchFailed = 719;
inline constexpr Result kNotSupported = 801;
inline constexpr Result kUnknown = 999;

// HIP's errors have CUDA's values. Those of the runtime API's are no results of the driver.
constexpr Result result(hipError_t error) {
  switch (error) {
    case hipErrorInvalidConfiguration:
    case hipErrorInvalidPitchValue:
    case hipErrorInvalidDevicePointer:
    case hipErrorInvalidMemcpyDirection:
    case hipErrorMissingConfiguration:
    case hipErrorInvalidChannelDescriptor:  // 911 and 912 are others in CUDA
    case hipErrorInvalidTexture:
      return kInvalidValue;
    case hipErrorInvalidSymbol:
      return kNotFound;
    case hipErrorInvalidDeviceFunction:
      return kInvalidHandle;
    case hipErrorPriorLaunchFailure:
      return kLaunchFailed;
    case hipErrorRuntimeMemory:
      return kOutOfMemory;
    case hipErrorInsufficientDriver:
    case hipErrorRuntimeOther:
    case hipErrorTbd:
      return kUnknown;
    default:
      return static_cast<Result>(error);
  }
}

}  // namespace hipspv::cuda_library

// A function of the library, by the driver's name.
#define HIPSPV_CUDA_CALL extern "C" __attribute__((visibility("default"))) hipspv::cuda_library::Result
