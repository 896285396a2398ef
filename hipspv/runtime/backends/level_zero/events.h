// The driver's events, their times, and the back end's events.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "driver.h"
#include "hipspv/runtime/backends/host_queue.h"
#include "hipspv/runtime/backends/notifier.h"

namespace hipspv::ze {

// ---- Events of the driver

class EventPools;

// The purpose of an event. Intel's driver turns an event that an ordered list signals into one with a counter, for
// good, and a list can't wait for such an event before it is signalled. Those that the host signals are therefore
// others.
enum class EventUse { kPlain, kTimed, kGate };

// An event that one command signals. Whoever lets a command wait for it keeps it until the command has ended, since an
// event is reset before it is used again.
class OwnedEvent final : public backend::Awaited {
 public:
  OwnedEvent(EventPools& pools, EventHandle handle, EventUse use);
  // The program's, which stays the program's.
  OwnedEvent(const State& state, EventHandle handle) : state_(state), handle_(handle) {}
  ~OwnedEvent() override;
  OwnedEvent(const OwnedEvent&) = delete;
  OwnedEvent& operator=(const OwnedEvent&) = delete;

  EventHandle get() const { return handle_; }
  // The host's time before the command was given to the driver.
  std::chrono::steady_clock::time_point taken() const { return taken_; }
  // Throws hipspv::Error.
  bool reached() const;
  void wait() const;
  std::optional<bool> failed() noexcept override;
  // The program has it, and destroys it.
  EventHandle giveAway() {
    pools_ = nullptr;
    return handle_;
  }

 private:
  const State& state_;
  EventPools* pools_ = nullptr;
  const EventHandle handle_;
  const EventUse use_ = EventUse::kPlain;
  const std::chrono::steady_clock::time_point taken_ = std::chrono::steady_clock::now();
};

using OwnedEventPtr = std::shared_ptr<OwnedEvent>;

// Reuses the driver's events, each of which has an index in a pool.
class EventPools {
 public:
  explicit EventPools(const State& state) : state_(state) {}
  // The device's work has ended.
  ~EventPools();
  EventPools(const EventPools&) = delete;
  EventPools& operator=(const EventPools&) = delete;

  // An event that isn't signalled. Throws hipspv::Error.
  OwnedEventPtr take(EventUse use);

 private:
  friend class OwnedEvent;

  struct Pool {
    EventPoolHandle handle;
    std::uint32_t used = 0;  // of its indices
  };
  struct Kind {
    std::vector<Pool> pools;
    std::deque<EventHandle> free;     // reset
    std::deque<EventHandle> pending;  // that a command will still signal
  };

  Kind& kind(EventUse use) { return kinds_[static_cast<std::size_t>(use)]; }
  EventHandle create(Kind& kind, EventUse use);
  void collect(Kind& kind);
  bool reset(EventHandle handle) noexcept;
  void give(EventHandle handle, EventUse use) noexcept;

  const State& state_;
  std::mutex mutex_;
  std::array<Kind, 3> kinds_;
};

// Events of one owner, which commands of one device signal, wait for and reset.
class EventSet {
 public:
  // Throws hipspv::Error.
  EventSet(const State& state, std::uint32_t count);
  // No command uses them any more.
  ~EventSet() { destroy(); }
  EventSet(const EventSet&) = delete;
  EventSet& operator=(const EventSet&) = delete;

  EventHandle operator[](std::uint32_t index) const { return events_[index]; }
  const std::vector<EventHandle>& all() const { return events_; }

 private:
  void destroy() noexcept;

  const State& state_;
  EventPoolHandle pool_ = nullptr;
  std::vector<EventHandle> events_;
};

// The times of events as nanoseconds on one line.
//
// The device counts cycles, and both its counters wrap after some time: that of events, with 32 bits, after a few
// minutes on Intel's GPUs. The host's clock tells how often the device's has, and in which period of the other one a
// command has run, as it ran after the driver got it. A command that waited for a whole period seems to have run in the
// first one.
class Timeline {
 public:
  // The line begins one second before the first use, so that no time is negative.
  explicit Timeline(const State& state) : state_(state) {}

  // The device's time now. Throws hipspv::Error.
  std::uint64_t now() { return nanoseconds(read().cycles); }
  // count: of an event, whose command the driver got at that time of the host. Throws hipspv::Error.
  std::uint64_t at(std::uint64_t count, std::chrono::steady_clock::time_point enqueued);

 private:
  using HostTime = std::chrono::steady_clock::time_point;
  struct Reading {
    std::uint64_t count;   // as the device has it
    std::uint64_t cycles;  // since the line's beginning
    HostTime host;
  };

  Reading read();
  std::uint64_t count() const;
  double cyclesIn(std::chrono::steady_clock::duration time) const;
  std::uint64_t nanoseconds(std::uint64_t cycles) const;

  const State& state_;
  std::mutex mutex_;
  std::optional<Reading> last_;
};

// ---- Events of the back end

// The services of a device for its events.
struct EventServices {
  explicit EventServices(const State& of) : state(of), pools(of), timeline(of) {}

  const State& state;
  EventPools pools;
  Timeline timeline;
  backend::Notifier notifier;
};

// For which lists can wait.
class Awaitable {
 public:
  virtual ~Awaitable() = default;
  // The list's commands may wait for it as long as the result lives. nullptr if it is complete.
  virtual OwnedEventPtr awaited() = 0;
};

// A point in a queue: the end of a command. With times if the event has them.
class RecordedEvent final : public backend::Event, public Awaitable {
 public:
  RecordedEvent(EventServices& services, OwnedEventPtr end) : services_(services), end_(std::move(end)) {}

  bool complete() override { return end_->reached(); }
  void wait() override { end_->wait(); }
  std::uint64_t time() override;
  std::uint64_t start() override;
  // The driver doesn't count references: the event is the caller's, who destroys it after the last use.
  void* native() override { return end_->giveAway(); }
  void notify(void (*function)(void*, bool), void* argument) override {
    services_.notifier.add(end_, function, argument);
  }
  OwnedEventPtr awaited() override { return end_; }

 private:
  TimestampRange counts() const;

  EventServices& services_;
  const OwnedEventPtr end_;
  // Once known, so that differences between an event's own times are zero.
  std::atomic<std::uint64_t> time_{0};
};

// An event that the host signals.
class GateEvent final : public backend::HostEvent, public Awaitable {
 public:
  explicit GateEvent(EventServices& services) : state_(services.state), event_(services.pools.take(EventUse::kGate)) {}
  // A list that waits would wait for ever.
  ~GateEvent() override { signal(); }

  void* native() override { return event_->get(); }
  OwnedEventPtr awaited() override;

 private:
  void open() noexcept override { state_.api().EventHostSignal(event_->get()); }

  const State& state_;
  const OwnedEventPtr event_;
};

}  // namespace hipspv::ze
