// HIPSPV_TRACE: a Chrome trace (docs/debugging.md) of API calls, module builds, and the commands of
// every queue. The file is a valid JSON document after every event, whatever ends the process.
#pragma once

#include <atomic>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <string>

#include "backend.h"
#include "hipspv/runtime/support/json.h"

namespace hipspv::trace {

enum State : int { kOff, kOn, kUnread };
extern constinit std::atomic<int> state;
bool open() noexcept;

// True if the process is traced: one relaxed load. The first call reads the environment.
inline bool on() noexcept {
  const int now = state.load(std::memory_order_relaxed);
  if (now == kOff) [[likely]]
    return false;
  return now == kOn || open();
}

// True if there is a trace, even if recording is stopped.
bool exists() noexcept;
// Stops or continues recording; no effect without a trace.
void record(bool wanted) noexcept;

// Nanoseconds of the host's clock.
std::uint64_t now() noexcept;

// A span of the calling thread's time, on its track. Spans of a thread nest.
class Span {
 public:
  // Both live as long as the span. category: "api", "build", ...
  Span(const char* category, const char* name) noexcept : category_(category), name_(name), begin_(on() ? now() : 0) {}
  ~Span() {
    if (begin_ != 0) [[unlikely]]
      end();
  }
  Span(const Span&) = delete;
  Span& operator=(const Span&) = delete;

  explicit operator bool() const { return begin_ != 0; }
  // The span's arguments. Only if the span is on.
  Json& arguments() {
    if (arguments_ == nullptr) arguments_ = std::make_unique<Json>();
    return *arguments_;
  }

 private:
  void end() noexcept;

  const char* category_;
  const char* name_;
  std::uint64_t begin_;
  std::unique_ptr<Json> arguments_;
};

// A command of a queue.
struct Command {
  const char* category;  // "kernel", "copy" or "fill"
  std::string name;
  Json arguments;
};

// The commands of one queue, with the device's times, on a track of their own.
class Track {
 public:
  // clockOffset: the difference from the device's nanoseconds to the host's.
  Track(int device, const std::string& deviceName, const std::string& name, std::int64_t clockOffset);
  ~Track();
  Track(const Track&) = delete;
  Track& operator=(const Track&) = delete;

  // The calling thread has enqueued the command; the event is its end. asked: the time, by now(), before the
  // enqueuing; an arrow leads from there to the command.
  void add(std::shared_ptr<backend::Event> end, Command command, std::uint64_t asked);
  // Writes completed commands.
  void drain() noexcept;

 private:
  struct Pending {
    std::shared_ptr<backend::Event> event;
    Command command;
    std::uint64_t flow;
  };

  void write(const Pending& pending);

  const int process_;
  const int thread_;
  const std::int64_t clockOffset_;
  std::mutex mutex_;
  std::deque<Pending> pending_;
};

}  // namespace hipspv::trace

// A queue that records its commands in the trace (HIPSPV_TRACE).
namespace hipspv {

// queue: whose commands may be asked for their end.
std::unique_ptr<backend::Queue> traced(std::unique_ptr<backend::Queue> queue, std::unique_ptr<trace::Track> track);

}  // namespace hipspv
