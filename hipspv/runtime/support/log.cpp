#include "log.h"

#include <cxxabi.h>
#include <fcntl.h>
#include <unistd.h>

#include <chrono>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>

namespace hipspv {

constinit std::atomic<int> Log::threshold_{kUnread};

namespace {

constexpr const char* kNames[] = {"error", "warning", "info", "debug"};

using Clock = std::chrono::steady_clock;

struct Sink {
  int threshold = static_cast<int>(LogLevel::kWarning);
  int file = -1;
  Clock::time_point start = Clock::now();

  Sink() {
    if (const char* level = std::getenv("HIPSPV_LOG"); level != nullptr && *level != '\0') setLevel(level);
    if (const char* path = std::getenv("HIPSPV_LOG_FILE"); path != nullptr && *path != '\0') open(path);
  }

  void setLevel(const char* wanted) {
    for (int i = 0; i < static_cast<int>(std::size(kNames)); ++i)
      if (std::strcmp(wanted, kNames[i]) == 0) {
        threshold = i;
        return;
      }
    std::fprintf(stderr, "hipspv: warning: HIPSPV_LOG=%s is none of error, warning, info and debug\n", wanted);
  }

  void open(const char* wanted) try {
    const std::string path = environmentPath(wanted);
    file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    if (file < 0)
      std::fprintf(stderr, "hipspv: warning: HIPSPV_LOG_FILE=%s can't be written: %s\n", path.c_str(),
                   std::strerror(errno));
  } catch (const std::bad_alloc&) {
    std::fputs("hipspv: warning: no memory to open HIPSPV_LOG_FILE\n", stderr);
  }
};

const Sink& sink() {
  // Not on the heap: the first message may report that memory is exhausted. Outlives every static destructor.
  alignas(Sink) static std::byte memory[sizeof(Sink)];
  static const Sink& sink = *new (memory) Sink;
  return sink;
}

}  // namespace

int Log::configure() noexcept {
  const int threshold = sink().threshold;
  threshold_.store(threshold, std::memory_order_relaxed);
  return threshold;
}

void Log::choose(std::optional<LogLevel> level) noexcept {
  if (level)
    threshold_.store(static_cast<int>(*level), std::memory_order_relaxed);
  else
    configure();
}

// Each message is one write, so that lines of threads and processes don't mix. Errors and warnings
// always go to stderr, where users look for them.
void Log::write(LogLevel level, const std::string& text) noexcept {
  const Sink& to = sink();
  const char* name = kNames[static_cast<int>(level)];
  const bool urgent = level <= LogLevel::kWarning;
  try {
    const std::string plain = std::string("hipspv: ") + name + ": ";
    char when[64];
    std::snprintf(when, sizeof when, "[%.6f s, thread %d] ",
                  std::chrono::duration<double>(Clock::now() - to.start).count(), gettid());
    const std::string line = plain + when + text + "\n";
    if (to.file >= 0 && ::write(to.file, line.data(), line.size()) < 0) return;
    if (urgent) std::fputs((plain + text + "\n").c_str(), stderr);
    if (!urgent && to.file < 0) std::fputs(line.c_str(), stderr);
  } catch (...) {
    std::fprintf(stderr, "hipspv: %s: %s\n", name, text.c_str());
  }
}

std::string demangled(const std::string& symbol) {
  int status = 0;
  const std::unique_ptr<char, void (*)(void*)> text(abi::__cxa_demangle(symbol.c_str(), nullptr, nullptr, &status),
                                                    std::free);
  return status == 0 ? text.get() : symbol;
}

}  // namespace hipspv
