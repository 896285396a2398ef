// Implements the back end's events.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>

#include "event_handles.h"
#include "hipspv/runtime/backends/host_event.h"
#include "hipspv/runtime/backends/notifier.h"
#include "holds.h"
#include "timeline.h"
#include "words.h"

namespace hipspv::cuda {

// The services of a device for its events.
struct EventServices {
  explicit EventServices(const State& of) : state(of), handles(of), timeline(of, handles), words(of), holds(of) {}

  const State& state;
  EventHandles handles;
  Timeline timeline;
  Words words;
  Holds holds;
  backend::Notifier notifier;
};

// For which streams can wait.
class Awaitable {
 public:
  virtual ~Awaitable() = default;
  // The stream's later commands wait. Throws hipspv::Error.
  virtual void holdUp(Stream stream) = 0;
};

// A point in a stream.
class RecordedEvent final : public backend::Event, public Awaitable {
 public:
  // begin: the point before the command that ends at `end`, or nullptr.
  RecordedEvent(EventServices& services, OwnedEventPtr end, OwnedEventPtr begin)
      : services_(services), end_(std::move(end)), begin_(std::move(begin)) {}

  bool complete() override;
  void wait() override;
  std::uint64_t time() override;
  std::uint64_t start() override;
  // The driver doesn't count references: the event is the caller's, who destroys it after the last use.
  void* native() override { return end_->giveAway(); }
  void notify(void (*function)(void*, bool), void* argument) override {
    services_.notifier.add(end_, function, argument);
  }
  void holdUp(Stream stream) override;

 private:
  EventServices& services_;
  const OwnedEventPtr end_, begin_;
  // Once known, so that differences between an event's own times are zero.
  std::atomic<std::uint64_t> time_{0};
};

// An event that the host completes: streams wait until a word has the event's number.
class GateEvent final : public backend::HostEvent, public Awaitable {
 public:
  explicit GateEvent(EventServices& services);
  ~GateEvent() override;

  void* native() override { return nullptr; }  // the driver has none
  void holdUp(Stream stream) override;

 private:
  void open() noexcept override;

  EventServices& services_;
  Word word_;
  bool holds_ = false;
};

}  // namespace hipspv::cuda
