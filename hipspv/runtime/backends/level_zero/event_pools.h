// The driver's events, which are reused: each has a place in a pool.
#pragma once

#include <array>
#include <chrono>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "hipspv/runtime/backends/notifier.h"
#include "state.h"

namespace hipspv::ze {

class EventPools;

// An event that one command signals. Whoever lets a command wait for it keeps it until the command has ended, since an
// event is reset before it is used again.
class OwnedEvent final : public backend::Awaited {
 public:
  OwnedEvent(EventPools& pools, EventHandle handle, bool timed);
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
  const bool timed_ = false;
  const std::chrono::steady_clock::time_point taken_ = std::chrono::steady_clock::now();
};

using OwnedEventPtr = std::shared_ptr<OwnedEvent>;

class EventPools {
 public:
  explicit EventPools(const State& state) : state_(state) {}
  // The device's work has ended.
  ~EventPools();
  EventPools(const EventPools&) = delete;
  EventPools& operator=(const EventPools&) = delete;

  // An event that isn't signalled. Throws hipspv::Error.
  OwnedEventPtr take(bool timed);

 private:
  friend class OwnedEvent;

  struct Pool {
    EventPoolHandle handle;
    std::uint32_t used = 0;  // places of it
  };
  struct Kind {
    std::vector<Pool> pools;
    std::deque<EventHandle> free;     // reset
    std::deque<EventHandle> pending;  // that a command will still signal
  };

  EventHandle create(Kind& kind, bool timed);
  void collect(Kind& kind);
  bool reset(EventHandle handle) noexcept;
  void give(EventHandle handle, bool timed) noexcept;

  const State& state_;
  std::mutex mutex_;
  std::array<Kind, 2> kinds_;  // without times, with times
};

}  // namespace hipspv::ze
