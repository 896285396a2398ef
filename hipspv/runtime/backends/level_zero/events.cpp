#include "events.h"

#include <algorithm>
#include <cmath>
#include <exception>

namespace hipspv::ze {

// ---- Events of the driver

namespace {

constexpr std::uint32_t kPoolEvents = 64;  // of a pool: 4 KiB of the driver's memory
constexpr std::size_t kMaxAsked = 16;

// The host asks and signals, and kernels of other devices may have written what is read after the event.
constexpr Flags kScope = kHostScope;

}  // namespace

OwnedEvent::OwnedEvent(EventPools& pools, EventHandle handle, EventUse use)
    : state_(pools.state_), pools_(&pools), handle_(handle), use_(use) {}

OwnedEvent::~OwnedEvent() {
  if (pools_ != nullptr) pools_->give(handle_, use_);
}

// zeEventQueryStatus only reads the event. Drivers do more for one who waits: Intel's, when it writes commands to a
// file and no device runs them, completes them then.
bool OwnedEvent::reached() const {
  const Result result = state_.api().EventHostSynchronize(handle_, 0);
  if (result == kNotReady) return false;
  check(result, state_.api().EventHostSynchronize.symbol());
  return true;
}

void OwnedEvent::wait() const { call(state_.api().EventHostSynchronize, handle_, kForEver); }

std::optional<bool> OwnedEvent::failed() noexcept {
  const Result result = state_.api().EventHostSynchronize(handle_, 0);
  return result == kNotReady ? std::nullopt : std::optional(result != kSuccess);
}

EventPools::~EventPools() {
  const Api& api = state_.api();
  for (const Kind& kind : kinds_) {
    for (const auto* list : {&kind.free, &kind.pending})
      for (EventHandle handle : *list) api.EventDestroy(handle);
    for (const Pool& pool : kind.pools) api.EventPoolDestroy(pool.handle);
  }
}

OwnedEventPtr EventPools::take(EventUse use) {
  EventHandle handle = nullptr;
  {
    const std::lock_guard lock(mutex_);
    Kind& kind = this->kind(use);
    if (kind.free.empty()) collect(kind);
    if (kind.free.empty()) {
      handle = create(kind, use);
    } else {
      handle = kind.free.back();
      kind.free.pop_back();
    }
  }
  return std::make_shared<OwnedEvent>(*this, handle, use);
}

EventHandle EventPools::create(Kind& kind, EventUse use) {
  const Api& api = state_.api();
  if (kind.pools.empty() || kind.pools.back().used == kPoolEvents) {
    EventPoolDesc description;
    description.flags = kHostVisible | (use == EventUse::kTimed ? Flags{kTimestamps} : 0);
    description.count = kPoolEvents;
    Pool pool{nullptr};
    call(api.EventPoolCreate, state_.context(), &description, 0, nullptr, &pool.handle);
    kind.pools.push_back(pool);
  }
  Pool& pool = kind.pools.back();
  EventDesc description;
  description.index = pool.used;
  description.signal = description.wait = kScope;
  EventHandle handle = nullptr;
  call(api.EventCreate, pool.handle, &description, &handle);
  ++pool.used;
  return handle;
}

// Moves some of those that have been signalled since to the free ones. Asking for all, of which there may be as many as
// commands under way, would make each command slower.
void EventPools::collect(Kind& kind) {
  for (std::size_t left = std::min(kind.pending.size(), kMaxAsked); left != 0; --left) {
    EventHandle handle = kind.pending.front();
    kind.pending.pop_front();
    (reset(handle) ? kind.free : kind.pending).push_back(handle);
  }
}

// False if it isn't signalled yet.
bool EventPools::reset(EventHandle handle) noexcept {
  const Api& api = state_.api();
  return api.EventHostSynchronize(handle, 0) == kSuccess && api.EventHostReset(handle) == kSuccess;
}

void EventPools::give(EventHandle handle, EventUse use) noexcept {
  try {
    const bool free = reset(handle);
    const std::lock_guard lock(mutex_);
    (free ? kind(use).free : kind(use).pending).push_back(handle);
  } catch (const std::exception&) {
    // The only consequence is that the event leaks.
  }
}

EventSet::EventSet(const State& state, std::uint32_t count) : state_(state) {
  if (count == 0) return;
  events_.reserve(count);
  EventPoolDesc pool;
  pool.count = count;
  call(state.api().EventPoolCreate, state.context(), &pool, 0, nullptr, &pool_);
  EventDesc event;
  event.signal = event.wait = kDeviceScope;
  for (event.index = 0; event.index < count; ++event.index) {
    EventHandle handle = nullptr;
    const Result result = state.api().EventCreate(pool_, &event, &handle);
    if (result != kSuccess) {
      destroy();
      fail(result, state.api().EventCreate.symbol());
    }
    events_.push_back(handle);
  }
}

void EventSet::destroy() noexcept {
  for (EventHandle event : events_) state_.api().EventDestroy(event);
  if (pool_ != nullptr) state_.api().EventPoolDestroy(pool_);
}

// ---- Times

namespace {

// The host's clock and the device's differ by less within a period of a counter.
constexpr std::chrono::milliseconds kDrift(1);

std::uint64_t mask(std::uint32_t bits) { return bits >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bits) - 1; }

}  // namespace

std::uint64_t Timeline::count() const {
  std::uint64_t host = 0, device = 0;
  call(state_.api().DeviceGetGlobalTimestamps, state_.device(), &host, &device);
  return device & mask(state_.found().clock.bits);
}

double Timeline::cyclesIn(std::chrono::steady_clock::duration time) const {
  return std::chrono::duration<double>(time).count() * static_cast<double>(state_.found().clock.frequency);
}

std::uint64_t Timeline::nanoseconds(std::uint64_t cycles) const {
  constexpr std::uint64_t kGiga = 1'000'000'000;
  const std::uint64_t frequency = state_.found().clock.frequency;
  return cycles / frequency * kGiga + cycles % frequency * kGiga / frequency;
}

Timeline::Reading Timeline::read() {
  const std::lock_guard lock(mutex_);
  const HostTime host = std::chrono::steady_clock::now();
  const std::uint64_t now = count(), period = mask(state_.found().clock.bits);
  if (!last_) last_ = {now, state_.found().clock.frequency, host};
  std::uint64_t passed = (now - last_->count) & period;
  const double more = (cyclesIn(host - last_->host) - static_cast<double>(passed)) / (static_cast<double>(period) + 1);
  if (more > 0.5) passed += static_cast<std::uint64_t>(std::llround(more)) * (period + 1);
  last_ = {now, last_->cycles + passed, host};
  return *last_;
}

std::uint64_t Timeline::at(std::uint64_t count, HostTime enqueued) {
  const Reading now = read();
  const std::uint64_t period = mask(state_.found().clock.eventBits);
  std::uint64_t ago = (now.count - count) & period;
  const double longest = cyclesIn(now.host - enqueued + kDrift);
  const double periods = (longest - static_cast<double>(ago)) / (static_cast<double>(period) + 1);
  if (periods >= 1) ago += static_cast<std::uint64_t>(periods) * (period + 1);
  return nanoseconds(now.cycles - std::min(ago, now.cycles));
}

// ---- Events of the back end

TimestampRange RecordedEvent::counts() const {
  KernelTimestamps times{};
  call(services_.state.api().EventQueryKernelTimestamp, end_->get(), &times);
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
