// HIPSPV_TRACE: a Chrome trace (docs/debugging.md) of API calls, module builds, and the commands of
// every queue. The file is a valid JSON document after every event, whatever ends the process.
#pragma once

#include <atomic>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <string>

#include "backends/event.h"
#include "json.h"

namespace hipspv::trace {

enum State : int { kOff, kOn, kUnread };
extern constinit std::atomic<int> state;
bool open() noexcept;

// Whether the process is traced: one relaxed load. The first question reads the environment.
inline bool on() noexcept {
  const int now = state.load(std::memory_order_relaxed);
  if (now == kOff) [[likely]]
    return false;
  return now == kOn || open();
}

// Whether there is a trace, be it that nothing is recorded just now.
bool exists() noexcept;
// Stops and goes on recording; nothing where there is no trace.
void record(bool wanted) noexcept;

// Nanoseconds of the host's clock.
std::uint64_t now() noexcept;

// A stretch of the calling thread's time, on its track. Spans of a thread nest.
class Span {
 public:
  // Both live as long as the span. category: "api", "build", ...
  Span(const char* category, const char* name) noexcept
      : category_(category), name_(name), begin_(on() ? now() : 0) {}
  ~Span() {
    if (begin_ != 0) [[unlikely]]
      end();
  }
  Span(const Span&) = delete;
  Span& operator=(const Span&) = delete;

  explicit operator bool() const { return begin_ != 0; }
  // What is said about the span. Only where it is on.
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

// What a queue is asked to do.
struct Command {
  const char* category;  // "kernel", "copy" or "fill"
  std::string name;
  Json arguments;
};

// The commands of one queue, with the device's times, on a track of their own.
class Track {
 public:
  // clockOffset: what to add to the device's nanoseconds to get the host's.
  Track(int device, const std::string& deviceName, const std::string& name,
        std::int64_t clockOffset);
  ~Track();
  Track(const Track&) = delete;
  Track& operator=(const Track&) = delete;

  // The calling thread has enqueued the command; the event is its end. asked: when, by now(), before
  // it did so; an arrow leads from there to the command.
  void add(std::shared_ptr<backend::Event> end, Command command, std::uint64_t asked);
  // Writes what the device has done.
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
