#include "events.h"

#include <cmath>
#include <exception>
#include <new>
#include <utility>

namespace hipspv::cuda {

// ---- Events of the driver

OwnedEvent::OwnedEvent(EventHandles& handles, EventHandle handle, bool timed)
    : state_(handles.state_), handles_(&handles), handle_(handle), timed_(timed) {}

std::optional<bool> OwnedEvent::failed() noexcept {
  if (!state_.enterQuietly()) return true;
  const Status status = state_.driver().EventQuery(handle_);
  return status == kNotReady ? std::nullopt : std::optional(status != kSuccess);
}

OwnedEvent::~OwnedEvent() {
  if (handles_ != nullptr) handles_->give(handle_, timed_);
}

bool isReached(const State& state, EventHandle event) {
  state.enter();
  const Status status = state.driver().EventQuery(event);
  if (status == kNotReady) return false;
  state.check(status, state.driver().EventQuery.symbol());
  return true;
}

EventHandles::~EventHandles() {
  for (const auto& list : free_)
    for (EventHandle handle : list) state_.callQuietly(&Driver::EventDestroy, handle);
}

OwnedEventPtr EventHandles::take(bool timed) {
  EventHandle handle = nullptr;
  {
    const std::lock_guard lock(mutex_);
    if (auto& list = free_[timed]; !list.empty()) {
      handle = list.back();
      list.pop_back();
    }
  }
  if (handle == nullptr) state_.call(&Driver::EventCreate, &handle, timed ? 0 : unsigned{kEventDisableTiming});
  return std::make_shared<OwnedEvent>(*this, handle, timed);
}

void EventHandles::give(EventHandle handle, bool timed) noexcept {
  try {
    const std::lock_guard lock(mutex_);
    free_[timed].push_back(handle);
  } catch (const std::exception&) {
    // The only consequence is that the event leaks.
  }
}

// ---- Times

namespace {

// At this distance the step of a float is 15 ns.
constexpr double kFarMs = 250;

}  // namespace

OwnedEventPtr Timeline::mark() {
  OwnedEventPtr event = handles_.take(true);
  state_.call(&Driver::EventRecord, event->get(), stream_.get());
  state_.call(&Driver::EventSynchronize, event->get());
  return event;
}

std::uint64_t Timeline::at(const OwnedEventPtr& event) {
  const std::lock_guard lock(mutex_);
  float ms = 0;
  state_.call(&Driver::EventElapsedTime, &ms, known_->get(), event->get());
  const std::uint64_t time = knownTime_ + static_cast<std::uint64_t>(std::llround(double{ms} * 1e6));
  if (std::abs(double{ms}) > kFarMs) {
    known_ = event;
    knownTime_ = time;
  }
  return time;
}

std::uint64_t Timeline::now() { return at(mark()); }

// ---- Streams that wait for the host

namespace {

// Each word has a cache line of its own, since devices read it again and again.
constexpr std::size_t kBlockBytes = 16 * 1024, kStride = 64;

}  // namespace

Words::~Words() {
  for (void* block : blocks_) state_.callQuietly(&Driver::MemFreeHost, block);
}

void Words::grow() {
  void* block = nullptr;
  state_.call(&Driver::MemHostAlloc, &block, kBlockBytes, kHostAllocPortable | kHostAllocDeviceMap);
  blocks_.push_back(block);
  free_.reserve(blocks_.size() * kBlockBytes / kStride);  // so that give() needs no memory
  for (std::size_t at = 0; at < kBlockBytes; at += kStride)
    free_.push_back({new (static_cast<std::byte*>(block) + at) std::atomic<std::uint32_t>(0)});
}

Word Words::take() {
  const std::lock_guard lock(mutex_);
  if (free_.empty()) grow();
  const Word word = free_.back();
  free_.pop_back();
  return word;
}

void Words::give(Word word) noexcept {
  const std::lock_guard lock(mutex_);
  free_.push_back(word);
}

void Holds::forgetPassed() {
  if (values_.empty()) return;
  state_.enter();
  std::erase_if(values_,
                [this](const OwnedEventPtr& passed) { return state_.driver().EventQuery(passed->get()) != kNotReady; });
}

void Holds::release(std::function<void()> give) {
  {
    const std::lock_guard lock(releasedMutex_);
    released_.push_back(std::move(give));
  }
  releaseRest();
}

void Holds::releaseRest() {
  {
    const std::lock_guard lock(releasedMutex_);
    if (released_.empty()) return;
  }
  const std::unique_lock lock(mutex_);
  if (count_.load() != 0 || waitsForValue()) return;
  while (const auto give = takeReleased()) give();
}

// nullptr if there is none.
std::function<void()> Holds::takeReleased() {
  const std::lock_guard lock(releasedMutex_);
  if (released_.empty()) return nullptr;
  auto give = std::move(released_.back());
  released_.pop_back();
  return give;
}

bool Holds::waitsForValue() {
  const std::lock_guard lock(valuesMutex_);
  forgetPassed();
  return !values_.empty();
}

// ---- Events of the back end

bool RecordedEvent::complete() { return isReached(services_.state, end_->get()); }

void RecordedEvent::wait() {
  const State& state = services_.state;
  state.call(&Driver::EventSynchronize, end_->get());
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
  state.call(&Driver::StreamWaitEvent, stream, end_->get(), 0);
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
  state.call(&Driver::StreamWaitValue32, stream, addressOf(word_.value), word_.last, kWaitGreaterOrEqual);
}

}  // namespace hipspv::cuda
