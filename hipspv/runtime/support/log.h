// HIPSPV_LOG: messages about the runtime's decisions (docs/debugging.md).
#pragma once

#include <unistd.h>

#include <atomic>
#include <climits>
#include <optional>
#include <sstream>
#include <string>

namespace hipspv {

enum class LogLevel : int { kError, kWarning, kInfo, kDebug };

class Log {
 public:
  // One relaxed load if the level is off. The first call reads the environment.
  static bool wants(LogLevel level) noexcept {
    const int threshold = threshold_.load(std::memory_order_relaxed);
    if (static_cast<int>(level) > threshold) [[likely]]
      return false;
    return threshold != kUnread || static_cast<int>(level) <= configure();
  }

  // Sets the level from now on; nullopt: that of the environment.
  static void choose(std::optional<LogLevel> level) noexcept;

  // To stderr ("hipspv: <level>: <text>"), to HIPSPV_LOG_FILE, or to both.
  static void write(LogLevel level, const std::string& text) noexcept;

 private:
  static constexpr int kUnread = INT_MAX;

  static int configure() noexcept;

  static constinit std::atomic<int> threshold_;
};

// Logs all parts one after the other, formatted by a std::ostream. Check Log::wants before computing expensive parts.
template <class... Parts>
void log(LogLevel level, const Parts&... parts) noexcept {
  if (!Log::wants(level)) [[likely]]
    return;
  try {
    std::ostringstream text;
    (text << ... << parts);
    Log::write(level, text.str());
  } catch (...) {
    // No memory: the message is dropped, so that the operation can continue.
  }
}

// Replaces each "%p" by the process id, so that each process of a program gets its own file.
inline std::string environmentPath(std::string path) {
  const std::string pid = std::to_string(getpid());
  for (std::size_t at = path.find("%p"); at != std::string::npos; at = path.find("%p", at)) path.replace(at, 2, pid);
  return path;
}

// "scale(int*)" for _Z5scalePi; other names than C++ symbols stay unchanged.
std::string demangled(const std::string& symbol);

}  // namespace hipspv
