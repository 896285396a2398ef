// An in-order queue that measures what its commands take once somebody asks for it.
#pragma once

#include <atomic>
#include <mutex>
#include <optional>

#include "reference.h"

namespace hipspv::cl {

// OpenCL decides for a whole queue whether its commands have times (CL_QUEUE_PROFILING_ENABLE), and
// they cost each command several readings of the clock, which an empty launch on Intel's CPU device
// feels. So commands go to a queue without times at first, and from the first measure() on to one
// with times, whose first command waits for all that the other one has.
class TimedQueue {
 public:
  // priority: negative is more urgent, positive less; a hint. Throws where there is no queue.
  TimedQueue(const Core& core, Context context, DeviceId device, int priority);
  // Waits: what a command uses may go as soon as its queue has gone.
  ~TimedQueue();
  TimedQueue(const TimedQueue&) = delete;
  TimedQueue& operator=(const TimedQueue&) = delete;

  // enqueue(queue) enqueues commands and returns OpenCL's status, which is passed on.
  template <class Enqueue>
  Int enqueue(Enqueue&& enqueue) {
    const CommandQueue queue = current();
    const Int status = enqueue(queue);
    // Another thread may have been at measure(): what this thread enqueues next must come behind this.
    if (leaving_.load(std::memory_order_relaxed) && queue == plain_.get()) [[unlikely]]
      follow();
    return status;
  }

  // Commands that are enqueued from now on have times. Throws where there is no second queue; then
  // all is as it was.
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
  // Set before the plain queue gets its last marker: who enqueues behind that one sees it, since the
  // queue's own lock is in between.
  std::atomic<bool> leaving_{false};
  std::atomic<CommandQueue> current_;
};

}  // namespace hipspv::cl
