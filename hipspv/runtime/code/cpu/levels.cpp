#include "levels.h"

#include <algorithm>
#include <cstdlib>

#include "hipspv/runtime/support/log.h"

namespace hipspv::cpu {
namespace {

#if defined(__x86_64__)
// Of the psABI (x86-64-ABI, 3.1.1).
constexpr std::string_view kLevels[] = {"x86-64", "x86-64-v2", "x86-64-v3", "x86-64-v4"};

// The compiler's library asks the processor, and XCR0 for the registers that the system saves.
std::size_t processorLevel() {
  __builtin_cpu_init();
  if (__builtin_cpu_supports("x86-64-v4")) return 3;
  if (__builtin_cpu_supports("x86-64-v3")) return 2;
  return __builtin_cpu_supports("x86-64-v2") ? 1 : 0;
}
#else
constexpr std::string_view kLevels[] = {kUnnamed};

std::size_t processorLevel() { return 0; }
#endif

std::size_t limitedLevel() {
  const std::size_t found = processorLevel();
  const char* const limit = std::getenv("HIPSPV_CPU_LEVEL");
  if (limit == nullptr) return found;
  if (const auto index = indexOf(limit)) return std::min(*index, found);
  log(LogLevel::kWarning, "HIPSPV_CPU_LEVEL=", limit, " names no level: ", kLevels[found], " is used");
  return found;
}

}  // namespace

std::span<const std::string_view> levels() { return kLevels; }

std::optional<std::size_t> indexOf(std::string_view level) {
  const auto* const found = std::ranges::find(kLevels, level);
  return found == std::end(kLevels) ? std::nullopt : std::optional<std::size_t>(found - kLevels);
}

std::size_t machineLevel() {
  static const std::size_t level = limitedLevel();
  return level;
}

}  // namespace hipspv::cpu
