// Points in the queues of a device API.
#pragma once

#include <cstdint>
#include <memory>

namespace hipspv::backend {

// A point in a queue.
class Event {
 public:
  virtual ~Event() = default;
  virtual bool complete() = 0;
  virtual void wait() = 0;
  // Device time at which the point was reached, in nanoseconds. Only after completion, and only for
  // results of recordTimedEvent() or of a queue with a trace.
  virtual std::uint64_t time() = 0;
  // Device time at which the command that ends here began. Only after completion.
  virtual std::uint64_t start() = 0;
  // The device API's own object: a reference that the caller releases.
  virtual void* native() = 0;
  // Calls function(argument, failed) once, from any thread, when the point is reached, or can't be
  // because earlier work failed.
  virtual void notify(void (*function)(void*, bool), void* argument) = 0;
};

using EventPtr = std::shared_ptr<Event>;

// An event that the host completes.
class UserEvent : public Event {
 public:
  virtual void signal() noexcept = 0;
};

}  // namespace hipspv::backend
