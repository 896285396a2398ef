// The driver's events, their times, and streams that wait.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <shared_mutex>
#include <utility>
#include <vector>

#include "driver.h"
#include "hipspv/runtime/backends/host_queue.h"
#include "hipspv/runtime/backends/notifier.h"

namespace hipspv::cuda {

// ---- Events of the driver

class EventHandles;

// An event of the driver. Work that waits for it may still be queued when it ends: cuStreamWaitEvent refers to the
// record before it.
class OwnedEvent final : public backend::Awaited {
 public:
  OwnedEvent(EventHandles& handles, EventHandle handle, bool timed);
  // The program's, which stays the program's.
  OwnedEvent(const State& state, EventHandle handle) : state_(state), handle_(handle) {}
  ~OwnedEvent() override;
  OwnedEvent(const OwnedEvent&) = delete;
  OwnedEvent& operator=(const OwnedEvent&) = delete;

  EventHandle get() const { return handle_; }
  // The driver's own callbacks don't suit: they are commands of a stream. A stream for them may share a hardware queue
  // with one that waits for a user event, and then the callback that signals that event would never run. After an
  // error cuLaunchHostFunc's aren't called.
  std::optional<bool> failed() noexcept override;
  // The program has it, and destroys it.
  EventHandle giveAway() {
    handles_ = nullptr;
    return handle_;
  }

 private:
  const State& state_;
  EventHandles* handles_ = nullptr;
  const EventHandle handle_;
  const bool timed_ = false;
};

using OwnedEventPtr = std::shared_ptr<OwnedEvent>;

// Throws hipspv::Error if earlier work failed.
bool isReached(const State& state, EventHandle event);

// Reuses the driver's events: creating one takes longer than recording it.
class EventHandles {
 public:
  explicit EventHandles(const State& state) : state_(state) {}
  ~EventHandles();
  EventHandles(const EventHandles&) = delete;
  EventHandles& operator=(const EventHandles&) = delete;

  // Throws hipspv::Error.
  OwnedEventPtr take(bool timed);

 private:
  friend class OwnedEvent;
  void give(EventHandle handle, bool timed) noexcept;

  const State& state_;
  std::mutex mutex_;
  std::array<std::vector<EventHandle>, 2> free_;  // without times, with times
};

// The times of events as nanoseconds on one line.
//
// The driver tells the time between two events as a float in milliseconds, whose step grows with the distance: after
// ten seconds it is a microsecond. So each event is compared to one of which the time is known and that isn't far away:
// if it is, the event itself becomes that one. Differences of times are then as exact as the driver's.
class Timeline {
 public:
  // The line begins one second before now, so that no rounding makes a time negative.
  Timeline(const State& state, EventHandles& handles)
      : state_(state), handles_(handles), stream_(state, createStream(state, 0)), known_(mark()) {}

  // The event is complete and has times. Throws hipspv::Error.
  std::uint64_t at(const OwnedEventPtr& event);
  // The device's time now: waits for an event in a stream of its own.
  std::uint64_t now();

 private:
  OwnedEventPtr mark();

  const State& state_;
  EventHandles& handles_;
  const OwnedStream stream_;
  std::mutex mutex_;
  OwnedEventPtr known_;
  std::uint64_t knownTime_ = 1'000'000'000;
};

// ---- Streams that wait for the host

// A word of memory that streams wait for. Its value only grows, so that a stream that reaches its wait late
// continues although the word already serves a later event.
struct Word {
  std::atomic<std::uint32_t>* value = nullptr;
  std::uint32_t last = 0;  // that an owner has waited for
};

class Words {
 public:
  // Allocates some at once: an allocation of pinned memory may wait for kernels that run.
  explicit Words(const State& state) : state_(state) { grow(); }
  ~Words();
  Words(const Words&) = delete;
  Words& operator=(const Words&) = delete;

  // Throws hipErrorOutOfMemory.
  Word take();
  void give(Word word) noexcept;

 private:
  void grow();

  const State& state_;
  std::mutex mutex_;
  std::vector<void*> blocks_;
  std::vector<Word> free_;
};

// The driver waits for all of a context's streams before it releases memory or an array, and lets no other call in
// meanwhile. If one of them waits for the host, which may need the driver to reach that point, neither would end.
class Holds {
 public:
  explicit Holds(const State& state) : state_(state) {}

  // Before a stream waits.
  void begin() {
    const std::shared_lock lock(mutex_);
    count_.fetch_add(1);
  }
  void end() noexcept { count_.fetch_sub(1); }

  // enqueue() makes a stream wait for a value in memory, and returns the point after the wait.
  template <class Enqueue>
  void value(Enqueue&& enqueue) {
    const std::shared_lock lock(mutex_);
    OwnedEventPtr passed = enqueue();
    const std::lock_guard valuesLock(valuesMutex_);
    forgetPassed();
    values_.push_back(std::move(passed));
  }

  // give() returns something to the driver: now if no stream waits, or else in a later call of this class. No stream
  // begins to wait before give() ends. Throws what it throws.
  void release(std::function<void()> give);
  // For destructors.
  template <class Give>
  void releaseQuietly(Give&& give) noexcept {
    try {
      release(std::forward<Give>(give));
    } catch (const std::exception&) {
      // The next call reports an error of the driver's; without memory for the list the object leaks.
    }
  }
  // The same by a function of the driver's.
  template <class Handle>
  void releaseQuietly(EntryPoint<Handle> Driver::* entry, std::type_identity_t<Handle> handle) noexcept {
    releaseQuietly([this, entry, handle] { state_.callQuietly(entry, handle); });
  }
  // Releases what former calls have left.
  void releaseRest();

 private:
  std::function<void()> takeReleased();
  bool waitsForValue();
  void forgetPassed();

  const State& state_;
  std::shared_mutex mutex_;
  std::atomic<unsigned> count_{0};
  std::mutex valuesMutex_;
  std::vector<OwnedEventPtr> values_;
  std::mutex releasedMutex_;
  std::vector<std::function<void()>> released_;  // that the driver doesn't have back yet
};

// ---- Events of the back end

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

// An event that the host completes: streams wait until a word has the event's value.
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
