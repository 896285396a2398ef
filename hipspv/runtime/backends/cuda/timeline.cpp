#include "timeline.h"

#include <cmath>

namespace hipspv::cuda {
namespace {

// At this distance the step of a float is 15 ns.
constexpr double kFarMs = 250;

}  // namespace

Timeline::Timeline(const State& state, EventHandles& handles) : state_(state), handles_(handles) {
  state_.call(state_.driver().StreamCreateWithPriority, "cuStreamCreateWithPriority", &stream_,
              unsigned{kStreamNonBlocking}, 0);
  known_ = mark();
}

Timeline::~Timeline() { state_.callQuietly(state_.driver().StreamDestroy, stream_); }

OwnedEventPtr Timeline::mark() {
  OwnedEventPtr event = handles_.take(true);
  state_.call(state_.driver().EventRecord, "cuEventRecord", event->get(), stream_);
  state_.call(state_.driver().EventSynchronize, "cuEventSynchronize", event->get());
  return event;
}

std::uint64_t Timeline::at(const OwnedEventPtr& event) {
  const std::lock_guard lock(mutex_);
  float ms = 0;
  state_.call(state_.driver().EventElapsedTime, "cuEventElapsedTime", &ms, known_->get(), event->get());
  const std::uint64_t time = knownTime_ + static_cast<std::uint64_t>(std::llround(double{ms} * 1e6));
  if (std::abs(double{ms}) > kFarMs) {
    known_ = event;
    knownTime_ = time;
  }
  return time;
}

std::uint64_t Timeline::now() { return at(mark()); }

}  // namespace hipspv::cuda
