// Logging, controlled by the program.
#include <algorithm>
#include <atomic>
#include <cstddef>

#include "guard.h"

using namespace hipspv;

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
