// Errors, initialisation, versions, profiler.
#include <algorithm>
#include <atomic>
#include <cstddef>

#include "guard.h"

using namespace hipspv;

hipError_t hipspv::failed(const char* call) noexcept {
  const hipError_t result = remember(translateException());
  if (result != hipErrorNotReady) log(LogLevel::kDebug, call, " returns ", errorName(result));
  return result;
}

// HIP 6 has only hipExtGetLastError's behaviour: any call's result replaces that of the one before.
HIPSPV_CALL hipGetLastError() {
  if (!Registry::instance().isHip7()) return hipExtGetLastError();
  return std::exchange(threadState.lastError, hipSuccess);
}

HIPSPV_CALL hipExtGetLastError() { return std::exchange(threadState.lastResult, hipSuccess); }

HIPSPV_CALL hipPeekAtLastError() {
  return Registry::instance().isHip7() ? threadState.lastError : threadState.lastResult;
}

HIPSPV_EXPORT const char* hipGetErrorName(hipError_t code) { return errorName(code); }

HIPSPV_EXPORT const char* hipGetErrorString(hipError_t code) { return errorText(code); }

HIPSPV_CALL hipDrvGetErrorName(hipError_t code, const char** text) {
  return guard([&] {
    require(text != nullptr, hipErrorInvalidValue);
    *text = isError(code) ? errorName(code) : nullptr;
    require(*text != nullptr, hipErrorInvalidValue);
  });
}

HIPSPV_CALL hipDrvGetErrorString(hipError_t code, const char** text) {
  return guard([&] {
    require(text != nullptr, hipErrorInvalidValue);
    *text = isError(code) ? errorText(code) : nullptr;
    require(*text != nullptr, hipErrorInvalidValue);
  });
}

HIPSPV_CALL hipInit(unsigned int flags) {
  return guard([&] {
    require(flags == 0, hipErrorInvalidValue);
    Runtime::get().device(0);
  });
}

namespace {

// HIP_VERSION of the program's sources (hip/hip_version.h).
int versionOf() { return Registry::instance().isHip7() ? HIP_VERSION : 60200000; }

}  // namespace

HIPSPV_CALL hipDriverGetVersion(int* version) { return query(version, versionOf); }

HIPSPV_CALL hipRuntimeGetVersion(int* version) { return query(version, versionOf); }

// The profiler is HIPSPV_TRACE. Without one there is nothing to start or stop, as in CUDA.
HIPSPV_CALL hipProfilerStart() {
  return guard([] { trace::record(true); });
}

HIPSPV_CALL hipProfilerStop() {
  return guard([] { trace::record(false); });
}

// ---- Logging, controlled by the program.
namespace {

// AMD's levels: 0 nothing, 1 errors, 2 warnings, 3 information, 4 and higher everything.
std::atomic<std::size_t>& wantedLevel() {
  static std::atomic<std::size_t> level{0};
  return level;
}

}  // namespace

HIPSPV_CALL hipExtSetLoggingParams(std::size_t level, std::size_t, std::size_t) {
  return guard([&] { wantedLevel() = level; });
}

HIPSPV_CALL hipExtEnableLogging() {
  return guard([] {
    const std::size_t level = std::clamp<std::size_t>(wantedLevel(), 1, 4);
    Log::choose(static_cast<LogLevel>(level - 1));
  });
}

HIPSPV_CALL hipExtDisableLogging() {
  return guard([] { Log::choose(std::nullopt); });
}
