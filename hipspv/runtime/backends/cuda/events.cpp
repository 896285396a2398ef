#include "events.h"

#include <utility>

namespace hipspv::cuda {

bool RecordedEvent::complete() {
  const State& state = services_.state;
  state.enter();
  const Status status = state.driver().EventQuery(end_->get());
  if (status == kNotReady) return false;
  state.check(status, "cuEventQuery");
  return true;
}

void RecordedEvent::wait() {
  const State& state = services_.state;
  state.call(state.driver().EventSynchronize, "cuEventSynchronize", end_->get());
}

std::uint64_t RecordedEvent::time() {
  if (const std::uint64_t known = time_.load(std::memory_order_relaxed)) return known;
  std::uint64_t none = 0;
  const std::uint64_t time = services_.timeline.at(end_);
  return time_.compare_exchange_strong(none, time) ? time : none;
}

std::uint64_t RecordedEvent::start() { return begin_ != nullptr ? services_.timeline.at(begin_) : time(); }

void RecordedEvent::holdUp(Stream stream) {
  const State& state = services_.state;
  state.call(state.driver().StreamWaitEvent, "cuStreamWaitEvent", stream, end_->get(), 0u);
}

GateEvent::GateEvent(EventServices& services) : services_(services), word_(services.words.take()) { ++word_.last; }

GateEvent::~GateEvent() {
  signal();  // a stream that waits would wait for ever
  services_.words.give(word_);
}

void GateEvent::open() noexcept {
  word_.value->store(word_.last, std::memory_order_release);
  if (holds_) services_.holds.end();
}

void GateEvent::holdUp(Stream stream) {
  const bool waits = unlessDone([this] {
    if (!std::exchange(holds_, true)) services_.holds.begin();
  });
  if (!waits) return;
  const State& state = services_.state;
  state.call(state.driver().StreamWaitValue32, "cuStreamWaitValue32", stream, addressOf(word_.value), word_.last,
             unsigned{kWaitGreaterOrEqual});
}

}  // namespace hipspv::cuda
