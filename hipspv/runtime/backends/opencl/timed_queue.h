// An in-order queue that measures its commands from the first request on.
#pragma once

#include <atomic>
#include <mutex>
#include <optional>

#include "reference.h"

namespace hipspv::cl {

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

  // Later commands have times. Throws if the second queue can't be created; then nothing has
  // changed.
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

}  // namespace hipspv::cl
