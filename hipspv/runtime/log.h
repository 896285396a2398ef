// HIPSPV_LOG: what the runtime says of its decisions (docs/debugging.md).
#pragma once

#include <atomic>
#include <climits>
#include <optional>
#include <sstream>
#include <string>

namespace hipspv {

enum class LogLevel : int { kError, kWarning, kInfo, kDebug };

class Log {
 public:
  // One relaxed load where the level isn't wanted. The first question reads the environment.
  static bool wants(LogLevel level) noexcept {
    const int threshold = threshold_.load(std::memory_order_relaxed);
    if (static_cast<int>(level) > threshold) [[likely]]
      return false;
    return threshold != kUnread || static_cast<int>(level) <= configure();
  }

  // From now on everything up to the level is said; nothing: as the environment has it.
  static void choose(std::optional<LogLevel> level) noexcept;

  // To stderr ("hipspv: <level>: <text>"), to HIPSPV_LOG_FILE, or to both.
  static void write(LogLevel level, const std::string& text) noexcept;

 private:
  static constexpr int kUnread = INT_MAX;

  static int configure() noexcept;

  static constinit std::atomic<int> threshold_;
};

// Says all parts, as a std::ostream writes them, one after the other. What is costly to say stands
// behind Log::wants.
template <class... Parts>
void log(LogLevel level, const Parts&... parts) noexcept {
  if (!Log::wants(level)) [[likely]]
    return;
  try {
    std::ostringstream text;
    (text << ... << parts);
    Log::write(level, text.str());
  } catch (...) {
    // No memory: what is being done doesn't depend on it.
  }
}

}  // namespace hipspv
