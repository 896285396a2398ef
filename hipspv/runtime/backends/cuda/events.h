// Implements the back end's events.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

#include "event_handles.h"
#include "hipspv/runtime/backends/event.h"
#include "holds.h"
#include "notifier.h"
#include "timeline.h"
#include "words.h"

namespace hipspv::cuda {

// The services of a device for its events.
struct EventServices {
  explicit EventServices(const State& of)
      : state(of), handles(of), timeline(of, handles), words(of), holds(of), notifier(of) {}

  const State& state;
  EventHandles handles;
  Timeline timeline;
  Words words;
  Holds holds;
  Notifier notifier;
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
class GateEvent final : public backend::UserEvent, public Awaitable {
 public:
  explicit GateEvent(EventServices& services);
  ~GateEvent() override;
  GateEvent(const GateEvent&) = delete;
  GateEvent& operator=(const GateEvent&) = delete;

  bool complete() override;
  void wait() override;
  std::uint64_t time() override { return 0; }  // no queue reaches it
  std::uint64_t start() override { return 0; }
  void* native() override { return nullptr; }  // the driver has none
  void notify(void (*function)(void*, bool), void* argument) override;
  void signal() noexcept override;
  void holdUp(Stream stream) override;

 private:
  struct Call {
    void (*function)(void*, bool);
    void* argument;
  };

  EventServices& services_;
  Word word_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Call> calls_;
  bool done_ = false, holds_ = false;
};

}  // namespace hipspv::cuda
