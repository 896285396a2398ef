// Events and queues.
#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>

#include "driver.h"
#include "hipspv/runtime/support/sanitizer.h"

namespace hipspv::cl {

class Event : public backend::UserEvent {
 public:
  Event(const Core& core, Reference<ClEvent> event)
      : core_(core), reference_(std::move(event)), event_(reference_.get()) {}

  ClEvent get() const { return event_; }

  bool complete() override {
    Int status = 0;
    call(core_.GetEventInfo, event_, kEventExecutionStatus, sizeof status, &status, nullptr);
    if (status < 0) throw Error(hipErrorLaunchFailure);
    takeOver(&core_);
    return status == kComplete;
  }

  void wait() override {
    call(core_.WaitForEvents, 1, &event_);
    takeOver(&core_);
  }

  std::uint64_t time() override { return profiled(kProfilingCommandEnd); }
  std::uint64_t start() override { return profiled(kProfilingCommandStart); }

  void* native() override {
    core_.RetainEvent(event_);
    return event_;
  }

  void notify(void (*function)(void*, bool), void* argument) override {
    struct Call {
      void (*function)(void*, bool);
      void* argument;
    };
    auto asked = std::make_unique<Call>(Call{function, argument});
    const auto trampoline = [](ClEvent, Int status, void* data) {
      takeOver(data);
      const std::unique_ptr<Call> owned(static_cast<Call*>(data));
      owned->function(owned->argument, status < 0);
    };
    handOver(asked.get());
    call(core_.SetEventCallback, event_, kComplete, trampoline, asked.get());
    asked.release();
  }

  // A thread that waits for a command after this event continues after the caller's accesses. The queues aren't
  // followed: all waits take over from all signals.
  void signal() noexcept override {
    handOver(&core_);
    core_.SetUserEventStatus(event_, kComplete);
  }

 private:
  std::uint64_t profiled(Info info) {
    std::uint64_t time = 0;
    call(core_.GetEventProfilingInfo, event_, info, sizeof time, &time, nullptr);
    return time;
  }

  const Core& core_;
  const Reference<ClEvent> reference_;
  const ClEvent event_;
};

inline std::shared_ptr<Event> makeEvent(const Core& core, ClEvent event) {
  return std::make_shared<Event>(core, Reference(event, core.ReleaseEvent));
}

// An event that the host completes.
inline std::shared_ptr<Event> makeUserEvent(const Core& core, Context context) {
  Int status = kSuccess;
  ClEvent event = core.CreateUserEvent(context, &status);
  check(status, core.CreateUserEvent.symbol());
  return makeEvent(core, event);
}

// An in-order queue that measures its commands from the first request on.
//
// OpenCL decides for a whole queue whether its commands have times (CL_QUEUE_PROFILING_ENABLE).
// Times cost each command several readings of the clock, which slows an empty launch on Intel's CPU
// device noticeably. So commands go to a queue without times at first, and from the first measure()
// on to one with times, whose first command waits for all commands of the other.
class TimedQueue {
 public:
  // priority: negative is more urgent, positive less; a hint. Throws if the queue can't be created.
  TimedQueue(const Core& core, Context context, DeviceId device, int priority);
  // Waits: a command's resources may be released as soon as its queue is gone.
  ~TimedQueue();
  TimedQueue(const TimedQueue&) = delete;
  TimedQueue& operator=(const TimedQueue&) = delete;

  // enqueue(queue) enqueues commands and returns OpenCL's status, which is passed on.
  template <class Enqueue>
  Int enqueue(Enqueue&& enqueue) {
    const CommandQueue queue = current();
    const Int status = enqueue(queue);
    // Another thread may have called measure(): this thread's next command must come after this one.
    if (leaving_.load(std::memory_order_relaxed) && queue == plain_.get()) [[unlikely]]
      follow();
    return status;
  }

  // Later commands have times. Throws if the second queue can't be created; then nothing has changed.
  void measure();

  CommandQueue current() const { return current_.load(std::memory_order_acquire); }

 private:
  Reference<CommandQueue> create(Bitfield properties) const;
  void order(CommandQueue after) const;
  void follow();

  const Core& core_;
  const Context context_;
  const DeviceId device_;
  const int priority_;
  const Reference<CommandQueue> plain_;
  std::mutex mutex_;
  std::optional<Reference<CommandQueue>> timed_;
  // Set before the plain queue gets its last marker. A thread that enqueues after that marker sees it, since the
  // queue's own lock is in between.
  std::atomic<bool> leaving_{false};
  std::atomic<CommandQueue> current_;
};

struct State;

// priority and measured: as in backend::Device::createQueue.
std::unique_ptr<backend::Queue> makeQueue(State& state, int priority, bool measured);

}  // namespace hipspv::cl
