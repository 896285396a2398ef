// Streams that wait for the host.
#pragma once

#include <atomic>
#include <exception>
#include <functional>
#include <mutex>
#include <shared_mutex>
#include <utility>
#include <vector>

#include "event_handles.h"

namespace hipspv::cuda {

// The driver waits for all of a context's streams before it releases memory or an array, and lets no other call in
// meanwhile. If one of them waits for the host, which may need the driver to reach that point, neither would end.
class Holds {
 public:
  explicit Holds(const State& state) : state_(state) {}

  // Before a stream waits.
  void begin() {
    const std::shared_lock lock(mutex_);
    count_.fetch_add(1);
  }
  void end() noexcept { count_.fetch_sub(1); }

  // enqueue() makes a stream wait for a value in memory, and returns the point after the wait.
  template <class Enqueue>
  void value(Enqueue&& enqueue) {
    const std::shared_lock lock(mutex_);
    OwnedEventPtr passed = enqueue();
    const std::lock_guard valuesLock(valuesMutex_);
    forgetPassed();
    values_.push_back(std::move(passed));
  }

  // give() returns something to the driver: now if no stream waits, or else in a later call of this class. No stream
  // begins to wait before give() ends. Throws what it throws.
  void release(std::function<void()> give);
  // For destructors.
  template <class Give>
  void releaseQuietly(Give&& give) noexcept {
    try {
      release(std::forward<Give>(give));
    } catch (const std::exception&) {
      // The next call reports an error of the driver's; without memory for the list the object leaks.
    }
  }
  // The same by a function of the driver's.
  template <class Object>
  void releaseQuietly(Status (*function)(Object), Object object) noexcept {
    releaseQuietly([this, function, object] { state_.callQuietly(function, object); });
  }
  // Releases what former calls have left.
  void releaseRest();

 private:
  std::function<void()> takeReleased();
  bool waitsForValue();
  void forgetPassed();

  const State& state_;
  std::shared_mutex mutex_;
  std::atomic<unsigned> count_{0};
  std::mutex valuesMutex_;
  std::vector<OwnedEventPtr> values_;
  std::mutex releasedMutex_;
  std::vector<std::function<void()>> released_;  // that the driver doesn't have back yet
};

}  // namespace hipspv::cuda
