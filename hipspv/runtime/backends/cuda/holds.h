// Streams that wait for the host.
#pragma once

#include <atomic>
#include <mutex>
#include <shared_mutex>
#include <vector>

#include "event_handles.h"

namespace hipspv::cuda {

// The driver waits for all of a context's streams before it releases memory, and lets no other call in meanwhile. If
// one of them waits for the host, which may need the driver to come to that point, neither would end.
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

  // Calls the function if no stream waits; none begins to wait before it returns.
  template <class Function>
  void unlessHeld(Function&& function) {
    const std::unique_lock lock(mutex_);
    if (count_.load() == 0 && !waitsForValue()) function();
  }

 private:
  bool waitsForValue();
  void forgetPassed();

  const State& state_;
  std::shared_mutex mutex_;
  std::atomic<unsigned> count_{0};
  std::mutex valuesMutex_;
  std::vector<OwnedEventPtr> values_;
};

}  // namespace hipspv::cuda
