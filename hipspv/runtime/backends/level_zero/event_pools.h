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
    std::uint32_t used = 0;  // places of it
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

}  // namespace hipspv::ze
