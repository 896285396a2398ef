// Streams that wait for the host.
#pragma once

#include <atomic>
#include <mutex>
#include <shared_mutex>

namespace hipspv::cuda {

// The driver waits for all of a context's streams before it releases memory, and lets no other call in meanwhile. If
// one of them waits for the host, which may need the driver to come to that point, neither would end.
class Holds {
 public:
  // Before a stream waits.
  void begin() {
    const std::shared_lock lock(mutex_);
    count_.fetch_add(1);
  }
  void end() noexcept { count_.fetch_sub(1); }

  // Calls the function if no stream waits; none begins to wait before it returns.
  template <class Function>
  void unlessHeld(Function&& function) {
    const std::unique_lock lock(mutex_);
    if (count_.load() == 0) function();
  }

 private:
  std::shared_mutex mutex_;
  std::atomic<unsigned> count_{0};
};

}  // namespace hipspv::cuda
