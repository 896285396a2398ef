#include "error.h"

#include <algorithm>
#include <iterator>
#include <new>

#include "log.h"

namespace hipspv {
namespace {

struct Entry {
  hipError_t code;
  const char* name;
  const char* text;
};

#define ENTRY(code, text) {code, #code, text}

// In ascending order of the code, for binary search.
constexpr Entry kErrors[] = {
    ENTRY(hipSuccess, "no error"),
    ENTRY(hipErrorInvalidValue, "invalid argument"),
    ENTRY(hipErrorOutOfMemory, "out of memory"),
    ENTRY(hipErrorNotInitialized, "initialization error"),
    ENTRY(hipErrorDeinitialized, "driver shutting down"),
    ENTRY(hipErrorProfilerDisabled, "profiler disabled while using external profiling tool"),
    ENTRY(hipErrorProfilerNotInitialized, "profiler is not initialized"),
    ENTRY(hipErrorProfilerAlreadyStarted, "profiler already started"),
    ENTRY(hipErrorProfilerAlreadyStopped, "profiler already stopped"),
    ENTRY(hipErrorInvalidConfiguration, "invalid configuration argument"),
    ENTRY(hipErrorInvalidPitchValue, "invalid pitch argument"),
    ENTRY(hipErrorInvalidSymbol, "invalid device symbol"),
    ENTRY(hipErrorInvalidDevicePointer, "invalid device pointer"),
    ENTRY(hipErrorInvalidMemcpyDirection, "invalid copy direction for memcpy"),
    ENTRY(hipErrorInsufficientDriver, "driver version is insufficient for runtime version"),
    ENTRY(hipErrorMissingConfiguration, "missing launch configuration"),
    ENTRY(hipErrorPriorLaunchFailure, "unspecified launch failure in prior launch"),
    ENTRY(hipErrorInvalidDeviceFunction, "invalid device function"),
    ENTRY(hipErrorNoDevice, "no device that runs device code is available"),
    ENTRY(hipErrorInvalidDevice, "invalid device ordinal"),
    ENTRY(hipErrorInvalidImage, "device kernel image is invalid"),
    ENTRY(hipErrorInvalidContext, "invalid device context"),
    ENTRY(hipErrorContextAlreadyCurrent, "context is already current context"),
    ENTRY(hipErrorMapFailed, "mapping of buffer object failed"),
    ENTRY(hipErrorUnmapFailed, "unmapping of buffer object failed"),
    ENTRY(hipErrorArrayIsMapped, "array is mapped"),
    ENTRY(hipErrorAlreadyMapped, "resource already mapped"),
    ENTRY(hipErrorNoBinaryForGpu, "no kernel image is available for execution on the device"),
    ENTRY(hipErrorAlreadyAcquired, "resource already acquired"),
    ENTRY(hipErrorNotMapped, "resource not mapped"),
    ENTRY(hipErrorNotMappedAsArray, "resource not mapped as array"),
    ENTRY(hipErrorNotMappedAsPointer, "resource not mapped as pointer"),
    ENTRY(hipErrorECCNotCorrectable, "uncorrectable ECC error encountered"),
    ENTRY(hipErrorUnsupportedLimit, "limit is not supported on this architecture"),
    ENTRY(hipErrorContextAlreadyInUse, "exclusive-thread device already in use by another thread"),
    ENTRY(hipErrorPeerAccessUnsupported, "peer access is not supported between these two devices"),
    ENTRY(hipErrorInvalidKernelFile, "invalid kernel file"),
    ENTRY(hipErrorInvalidGraphicsContext, "invalid OpenGL or DirectX context"),
    ENTRY(hipErrorInvalidSource, "device kernel image is invalid"),
    ENTRY(hipErrorFileNotFound, "file not found"),
    ENTRY(hipErrorSharedObjectSymbolNotFound, "shared object symbol not found"),
    ENTRY(hipErrorSharedObjectInitFailed, "shared object initialization failed"),
    ENTRY(hipErrorOperatingSystem, "OS call failed or operation not supported on this OS"),
    ENTRY(hipErrorInvalidHandle, "invalid resource handle"),
    ENTRY(hipErrorIllegalState, "the operation cannot be performed in the present state"),
    ENTRY(hipErrorNotFound, "named symbol not found"),
    ENTRY(hipErrorNotReady, "device not ready"),
    ENTRY(hipErrorIllegalAddress, "an illegal memory access was encountered"),
    ENTRY(hipErrorLaunchOutOfResources, "too many resources requested for launch"),
    ENTRY(hipErrorLaunchTimeOut, "the launch timed out and was terminated"),
    ENTRY(hipErrorPeerAccessAlreadyEnabled, "peer access is already enabled"),
    ENTRY(hipErrorPeerAccessNotEnabled, "peer access has not been enabled"),
    ENTRY(hipErrorSetOnActiveProcess, "cannot set while device is active in this process"),
    ENTRY(hipErrorContextIsDestroyed, "context is destroyed"),
    ENTRY(hipErrorAssert, "device-side assert triggered"),
    ENTRY(hipErrorHostMemoryAlreadyRegistered, "part or all of the requested memory range is already mapped"),
    ENTRY(hipErrorHostMemoryNotRegistered, "pointer does not correspond to a registered region"),
    ENTRY(hipErrorLaunchFailure, "unspecified launch failure"),
    ENTRY(hipErrorCooperativeLaunchTooLarge, "too many blocks in cooperative launch"),
    ENTRY(hipErrorNotSupported, "operation not supported"),
    ENTRY(hipErrorStreamCaptureUnsupported, "operation not permitted when stream is capturing"),
    ENTRY(hipErrorStreamCaptureInvalidated, "operation failed due to a previous error during capture"),
    ENTRY(hipErrorStreamCaptureMerge, "operation would result in a merge of separate capture sequences"),
    ENTRY(hipErrorStreamCaptureUnmatched, "capture was not ended in the same stream as it began"),
    ENTRY(hipErrorStreamCaptureUnjoined, "capturing stream has unjoined work"),
    ENTRY(hipErrorStreamCaptureIsolation, "dependency created on uncaptured work in another stream"),
    ENTRY(hipErrorStreamCaptureImplicit,
          "operation would make the legacy stream depend on a capturing blocking stream"),
    ENTRY(hipErrorCapturedEvent,
          "operation not permitted on an event last recorded in a "
          "capturing stream"),
    ENTRY(hipErrorStreamCaptureWrongThread, "attempt to terminate a thread-local capture sequence from another thread"),
    ENTRY(hipErrorGraphExecUpdateFailure,
          "the graph update was not performed because it included changes which violated "
          "constraints specific to instantiated graph update"),
    ENTRY(hipErrorInvalidChannelDescriptor, "invalid channel descriptor"),
    ENTRY(hipErrorInvalidTexture, "invalid texture"),
    ENTRY(hipErrorInvalidResourceType, "invalid resource type"),
    ENTRY(hipErrorInvalidResourceConfiguration, "invalid resource configuration"),
    ENTRY(hipErrorStreamDetached, "the stream's context was destroyed"),
    ENTRY(hipErrorUnknown, "unknown error"),
    ENTRY(hipErrorRuntimeMemory, "runtime memory call returned error"),
    ENTRY(hipErrorRuntimeOther, "runtime call other than memory returned error"),
    ENTRY(hipErrorTbd, "error not yet classified"),
};

#undef ENTRY

static_assert(std::is_sorted(std::begin(kErrors), std::end(kErrors),
                             [](const Entry& a, const Entry& b) { return a.code < b.code; }));

const Entry& find(hipError_t code) {
  const auto* entry = std::lower_bound(std::begin(kErrors), std::end(kErrors), code,
                                       [](const Entry& e, hipError_t value) { return e.code < value; });
  if (entry != std::end(kErrors) && entry->code == code) return *entry;
  return find(hipErrorUnknown);
}

}  // namespace

bool isError(hipError_t code) { return find(code).code == code; }
const char* errorName(hipError_t code) { return find(code).name; }
const char* errorText(hipError_t code) { return find(code).text; }

void report(const char* message) noexcept { log(LogLevel::kError, message); }

hipError_t translateException() noexcept {
  try {
    throw;
  } catch (const Error& error) {
    if (*error.what() != '\0') report(error.what());
    return error.code();
  } catch (const std::bad_alloc&) {
    return hipErrorOutOfMemory;
  } catch (const std::exception& error) {
    report(error.what());
    return hipErrorUnknown;
  } catch (...) {
    return hipErrorUnknown;
  }
}

}  // namespace hipspv
