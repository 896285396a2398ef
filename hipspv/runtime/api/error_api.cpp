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

HIPSPV_EXPORT hipError_t hipGetLastError() { return std::exchange(threadState.lastError, hipSuccess); }

HIPSPV_EXPORT hipError_t hipExtGetLastError() { return hipGetLastError(); }

HIPSPV_EXPORT hipError_t hipPeekAtLastError() { return threadState.lastError; }

HIPSPV_EXPORT const char* hipGetErrorName(hipError_t code) { return errorName(code); }

HIPSPV_EXPORT const char* hipGetErrorString(hipError_t code) { return errorText(code); }

HIPSPV_EXPORT hipError_t hipDrvGetErrorName(hipError_t code, const char** text) {
  return guard([&] {
    require(text != nullptr, hipErrorInvalidValue);
    *text = isError(code) ? errorName(code) : nullptr;
    require(*text != nullptr, hipErrorInvalidValue);
  });
}

HIPSPV_EXPORT hipError_t hipDrvGetErrorString(hipError_t code, const char** text) {
  return guard([&] {
    require(text != nullptr, hipErrorInvalidValue);
    *text = isError(code) ? errorText(code) : nullptr;
    require(*text != nullptr, hipErrorInvalidValue);
  });
}

HIPSPV_EXPORT hipError_t hipInit(unsigned int flags) {
  return guard([&] {
    require(flags == 0, hipErrorInvalidValue);
    Runtime::get().device(0);
  });
}

HIPSPV_EXPORT hipError_t hipDriverGetVersion(int* version) {
  return guard([&] {
    require(version != nullptr, hipErrorInvalidValue);
    *version = HIP_VERSION;
  });
}

HIPSPV_EXPORT hipError_t hipRuntimeGetVersion(int* version) {
  return guard([&] {
    require(version != nullptr, hipErrorInvalidValue);
    *version = HIP_VERSION;
  });
}

// The profiler is HIPSPV_TRACE. Without one there is nothing to start or stop, as in CUDA.
HIPSPV_EXPORT hipError_t hipProfilerStart() {
  return guard([] { trace::record(true); });
}

HIPSPV_EXPORT hipError_t hipProfilerStop() {
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

HIPSPV_EXPORT hipError_t hipExtSetLoggingParams(std::size_t level, std::size_t, std::size_t) {
  return guard([&] { wantedLevel() = level; });
}

HIPSPV_EXPORT hipError_t hipExtEnableLogging() {
  return guard([] {
    const std::size_t level = std::clamp<std::size_t>(wantedLevel(), 1, 4);
    Log::choose(static_cast<LogLevel>(level - 1));
  });
}

HIPSPV_EXPORT hipError_t hipExtDisableLogging() {
  return guard([] { Log::choose(std::nullopt); });
}
