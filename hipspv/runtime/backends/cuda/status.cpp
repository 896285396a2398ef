#include "status.h"

#include <algorithm>
#include <iterator>

namespace hipspv::cuda {
namespace {

struct Row {
  Status status;
  hipError_t error;
  bool lasting = false;
};

constexpr Row kErrors[] = {
    {kInvalidValue, hipErrorInvalidValue},
    {kOutOfMemory, hipErrorOutOfMemory},
    {kNotInitialized, hipErrorNotInitialized},
    {kDeinitialized, hipErrorDeinitialized, true},
    {kStubLibrary, hipErrorNoDevice},
    {kDeviceUnavailable, hipErrorNoDevice},
    {kNoDevice, hipErrorNoDevice},
    {kInvalidDevice, hipErrorInvalidDevice},
    {kInvalidImage, hipErrorInvalidImage},
    {kInvalidContext, hipErrorInvalidContext},
    {kMapFailed, hipErrorMapFailed},
    {kUnmapFailed, hipErrorUnmapFailed},
    {kNoBinaryForGpu, hipErrorNoBinaryForGpu},
    {kEccUncorrectable, hipErrorECCNotCorrectable, true},
    {kUnsupportedLimit, hipErrorUnsupportedLimit},
    {kContextAlreadyInUse, hipErrorContextAlreadyInUse},
    {kPeerAccessUnsupported, hipErrorPeerAccessUnsupported},
    {kInvalidPtx, hipErrorNoBinaryForGpu},
    {kNvlinkUncorrectable, hipErrorECCNotCorrectable, true},
    {kJitCompilerNotFound, hipErrorNoBinaryForGpu},
    {kUnsupportedPtxVersion, hipErrorNoBinaryForGpu},
    {kJitCompilationDisabled, hipErrorNoBinaryForGpu},
    {kContained, hipErrorLaunchFailure, true},
    {kInvalidSource, hipErrorNoBinaryForGpu},
    {kFileNotFound, hipErrorFileNotFound},
    {kOperatingSystem, hipErrorOperatingSystem},
    {kInvalidHandle, hipErrorInvalidHandle},
    {kIllegalState, hipErrorIllegalState},
    {kNotFound, hipErrorNotFound},
    {kNotReady, hipErrorNotReady},
    {kIllegalAddress, hipErrorIllegalAddress, true},
    {kLaunchOutOfResources, hipErrorLaunchOutOfResources},
    {kLaunchTimeout, hipErrorLaunchTimeOut, true},
    {kPeerAccessAlreadyEnabled, hipErrorPeerAccessAlreadyEnabled},
    {kPeerAccessNotEnabled, hipErrorPeerAccessNotEnabled},
    {kContextIsDestroyed, hipErrorContextIsDestroyed, true},
    {kAssert, hipErrorAssert, true},
    {kTooManyPeers, hipErrorPeerAccessUnsupported},  // HIP has no code for the driver's limit of peers
    {kHostMemoryAlreadyRegistered, hipErrorHostMemoryAlreadyRegistered},
    {kHostMemoryNotRegistered, hipErrorHostMemoryNotRegistered},
    // HIP has one code for the errors of an exception in a kernel.
    {kHardwareStackError, hipErrorLaunchFailure, true},
    {kIllegalInstruction, hipErrorLaunchFailure, true},
    {kMisalignedAddress, hipErrorLaunchFailure, true},
    {kInvalidAddressSpace, hipErrorLaunchFailure, true},
    {kInvalidPc, hipErrorLaunchFailure, true},
    {kLaunchFailed, hipErrorLaunchFailure, true},
    {kCooperativeLaunchTooLarge, hipErrorCooperativeLaunchTooLarge},
    {kNotPermitted, hipErrorNotSupported},
    {kNotSupported, hipErrorNotSupported},
    {kSystemDriverMismatch, hipErrorInsufficientDriver},
};
static_assert(std::ranges::is_sorted(kErrors, {}, &Row::status));

Row rowOf(Status status) {
  const auto* row = std::ranges::lower_bound(kErrors, status, {}, &Row::status);
  return row != std::end(kErrors) && row->status == status ? *row : Row{status, hipErrorUnknown};
}

}  // namespace

hipError_t toHip(Status status) { return rowOf(status).error; }
bool isLasting(Status status) { return rowOf(status).lasting; }

std::string describe(const Driver& driver, Status status) {
  const char *name = nullptr, *text = nullptr;
  driver.GetErrorName(status, &name);
  driver.GetErrorString(status, &text);
  return std::string(name != nullptr ? name : "an unknown error") + " (" + std::to_string(status) + ")" +
         (text != nullptr ? ": " + std::string(text) : "");
}

void fail(const Driver& driver, Status status, const char* call) {
  throw Error(toHip(status), std::string(call) + " failed with " + describe(driver, status));
}

}  // namespace hipspv::cuda
