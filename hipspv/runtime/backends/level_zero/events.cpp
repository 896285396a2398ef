#include "events.h"

namespace hipspv::ze {

TimestampRange RecordedEvent::counts() const {
  KernelTimestamps times{};
  check(services_.state.api().EventQueryKernelTimestamp(end_->get(), &times), "zeEventQueryKernelTimestamp");
  return times.global;
}

std::uint64_t RecordedEvent::time() {
  if (const std::uint64_t known = time_.load(std::memory_order_relaxed)) return known;
  std::uint64_t none = 0;
  const std::uint64_t time = services_.timeline.at(counts().end, end_->taken());
  return time_.compare_exchange_strong(none, time) ? time : none;
}

std::uint64_t RecordedEvent::start() { return services_.timeline.at(counts().start, end_->taken()); }

OwnedEventPtr GateEvent::awaited() {
  return unlessDone([] {}) ? event_ : nullptr;
}

}  // namespace hipspv::ze
