#include "timed_queue.h"

#include "status.h"

namespace hipspv::cl {

TimedQueue::TimedQueue(const Core& core, Context context, DeviceId device, int priority)
    : core_(core), context_(context), device_(device), priority_(priority), plain_(create(0)), current_(plain_.get()) {}

TimedQueue::~TimedQueue() {
  core_.Finish(plain_.get());
  if (timed_) core_.Finish(timed_->get());
}

Reference<CommandQueue> TimedQueue::create(Bitfield properties) const {
  const Bitfield urgency = static_cast<Bitfield>(priority_ < 0 ? kPriorityHigh : kPriorityLow);
  const Bitfield plain[] = {kQueueProperties, properties, 0};
  const Bitfield urgent[] = {kQueueProperties, properties, kQueuePriority, urgency, 0};
  Int status = kSuccess;
  const auto make = [&](const Bitfield* list) {
    return core_.CreateCommandQueueWithProperties(context_, device_, list, &status);
  };
  CommandQueue queue = make(priority_ != 0 ? urgent : plain);
  if (status != kSuccess && priority_ != 0) queue = make(plain);
  check(status, "clCreateCommandQueueWithProperties");
  return Reference(queue, core_.ReleaseCommandQueue);
}

// Later commands of the queue run after all that the plain queue has.
void TimedQueue::order(CommandQueue after) const {
  ClEvent last = nullptr;
  check(core_.EnqueueMarkerWithWaitList(plain_.get(), 0, nullptr, &last), "clEnqueueMarkerWithWaitList");
  const Reference point(last, core_.ReleaseEvent);
  check(core_.Flush(plain_.get()), "clFlush");
  check(core_.EnqueueBarrierWithWaitList(after, 1, &last, nullptr), "clEnqueueBarrierWithWaitList");
}

void TimedQueue::measure() {
  if (current() != plain_.get()) return;
  const std::lock_guard lock(mutex_);
  if (timed_) return;
  Reference<CommandQueue> queue = create(kQueueProfilingEnable);
  leaving_.store(true);
  try {
    order(queue.get());
  } catch (...) {
    leaving_.store(false);
    throw;
  }
  current_.store(queue.get(), std::memory_order_release);
  timed_.emplace(std::move(queue));
}

void TimedQueue::follow() {
  const std::lock_guard lock(mutex_);
  if (timed_) order(timed_->get());
}

}  // namespace hipspv::cl
