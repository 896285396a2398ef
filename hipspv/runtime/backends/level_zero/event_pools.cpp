#include "event_pools.h"

#include <algorithm>
#include <exception>

namespace hipspv::ze {
namespace {

constexpr std::uint32_t kPlaces = 64;  // of a pool: 4 KiB of the driver's memory
constexpr std::size_t kMostAsked = 16;

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
  check(result, "zeEventHostSynchronize");
  return true;
}

void OwnedEvent::wait() const { check(state_.api().EventHostSynchronize(handle_, kForEver), "zeEventHostSynchronize"); }

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
  if (kind.pools.empty() || kind.pools.back().used == kPlaces) {
    EventPoolDesc description;
    description.flags = kHostVisible | (use == EventUse::kTimed ? Flags{kTimestamps} : 0);
    description.count = kPlaces;
    Pool pool{nullptr};
    check(api.EventPoolCreate(state_.context(), &description, 0, nullptr, &pool.handle), "zeEventPoolCreate");
    kind.pools.push_back(pool);
  }
  Pool& pool = kind.pools.back();
  EventDesc description;
  description.index = pool.used;
  description.signal = description.wait = kScope;
  EventHandle handle = nullptr;
  check(api.EventCreate(pool.handle, &description, &handle), "zeEventCreate");
  ++pool.used;
  return handle;
}

// Moves some of those that have been signalled since to the free ones. Asking for all, of which there may be as many as
// commands under way, would make each command slower.
void EventPools::collect(Kind& kind) {
  for (std::size_t left = std::min(kind.pending.size(), kMostAsked); left != 0; --left) {
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

}  // namespace hipspv::ze
