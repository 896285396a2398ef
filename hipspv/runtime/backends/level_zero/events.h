// Implements the back end's events.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>

#include "event_pools.h"
#include "hipspv/runtime/backends/event.h"
#include "hipspv/runtime/backends/host_event.h"
#include "hipspv/runtime/backends/notifier.h"
#include "timeline.h"

namespace hipspv::ze {

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
