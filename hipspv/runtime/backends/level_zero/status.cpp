#include "status.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>

namespace hipspv::ze {
namespace {

struct Row {
  Result result;
  const char* name;  // after ZE_RESULT_
  hipError_t error;
};

constexpr Row kRows[] = {
    {kNotReady, "NOT_READY", hipErrorNotReady},
    {kDeviceLost, "ERROR_DEVICE_LOST", hipErrorLaunchFailure},
    {kOutOfHostMemory, "ERROR_OUT_OF_HOST_MEMORY", hipErrorOutOfMemory},
    {kOutOfDeviceMemory, "ERROR_OUT_OF_DEVICE_MEMORY", hipErrorOutOfMemory},
    {kModuleBuildFailure, "ERROR_MODULE_BUILD_FAILURE", hipErrorNoBinaryForGpu},
    {kModuleLinkFailure, "ERROR_MODULE_LINK_FAILURE", hipErrorNoBinaryForGpu},
    {kDeviceRequiresReset, "ERROR_DEVICE_REQUIRES_RESET", hipErrorLaunchFailure},
    {kDeviceInLowPowerState, "ERROR_DEVICE_IN_LOW_POWER_STATE", hipErrorNotReady},
    {kInsufficientPermissions, "ERROR_INSUFFICIENT_PERMISSIONS", hipErrorOperatingSystem},
    {kNotAvailable, "ERROR_NOT_AVAILABLE", hipErrorNotReady},
    {kDependencyUnavailable, "ERROR_DEPENDENCY_UNAVAILABLE", hipErrorSharedObjectInitFailed},
    {kUninitialized, "ERROR_UNINITIALIZED", hipErrorNotInitialized},
    {kUnsupportedVersion, "ERROR_UNSUPPORTED_VERSION", hipErrorNotSupported},
    {kUnsupportedFeature, "ERROR_UNSUPPORTED_FEATURE", hipErrorNotSupported},
    {kInvalidArgument, "ERROR_INVALID_ARGUMENT", hipErrorInvalidValue},
    {kInvalidNullHandle, "ERROR_INVALID_NULL_HANDLE", hipErrorInvalidHandle},
    {kObjectInUse, "ERROR_HANDLE_OBJECT_IN_USE", hipErrorInvalidHandle},
    {kInvalidNullPointer, "ERROR_INVALID_NULL_POINTER", hipErrorInvalidValue},
    {kInvalidSize, "ERROR_INVALID_SIZE", hipErrorInvalidValue},
    {kUnsupportedSize, "ERROR_UNSUPPORTED_SIZE", hipErrorInvalidValue},
    {kUnsupportedAlignment, "ERROR_UNSUPPORTED_ALIGNMENT", hipErrorInvalidValue},
    {kInvalidSynchronizationObject, "ERROR_INVALID_SYNCHRONIZATION_OBJECT", hipErrorInvalidHandle},
    {kInvalidEnumeration, "ERROR_INVALID_ENUMERATION", hipErrorInvalidValue},
    {kUnsupportedEnumeration, "ERROR_UNSUPPORTED_ENUMERATION", hipErrorNotSupported},
    {kInvalidNativeBinary, "ERROR_INVALID_NATIVE_BINARY", hipErrorNoBinaryForGpu},
    {kInvalidGlobalName, "ERROR_INVALID_GLOBAL_NAME", hipErrorNotFound},
    {kInvalidKernelName, "ERROR_INVALID_KERNEL_NAME", hipErrorNotFound},
    {kInvalidGroupSize, "ERROR_INVALID_GROUP_SIZE_DIMENSION", hipErrorInvalidConfiguration},
    {kInvalidGlobalWidth, "ERROR_INVALID_GLOBAL_WIDTH_DIMENSION", hipErrorInvalidConfiguration},
    {kInvalidArgumentIndex, "ERROR_INVALID_KERNEL_ARGUMENT_INDEX", hipErrorInvalidValue},
    {kInvalidArgumentSize, "ERROR_INVALID_KERNEL_ARGUMENT_SIZE", hipErrorInvalidValue},
    {kInvalidModuleUnlinked, "ERROR_INVALID_MODULE_UNLINKED", hipErrorNoBinaryForGpu},
    {kInvalidCommandListType, "ERROR_INVALID_COMMAND_LIST_TYPE", hipErrorInvalidHandle},
    {kOverlappingRegions, "ERROR_OVERLAPPING_REGIONS", hipErrorInvalidValue},
};

const Row* rowOf(Result result) {
  const auto* found = std::ranges::find(kRows, result, &Row::result);
  return found == std::end(kRows) ? nullptr : found;
}

}  // namespace

hipError_t toHip(Result result) {
  if (result == kSuccess) return hipSuccess;
  const Row* row = rowOf(result);
  return row != nullptr ? row->error : hipErrorUnknown;
}

std::string describe(Result result) {
  std::array<char, 8> digits{};
  const auto [end, error] =
      std::to_chars(digits.data(), digits.data() + digits.size(), static_cast<std::uint32_t>(result), 16);
  const Row* row = rowOf(result);
  return std::string("ZE_RESULT_") + (row != nullptr ? row->name : "ERROR_UNKNOWN") + " (0x" +
         std::string(digits.data(), end) + ")";
}

void fail(Result result, const char* call) {
  throw Error(toHip(result), std::string(call) + " failed: " + describe(result));
}

}  // namespace hipspv::ze
