#include "event.h"

#include <chrono>

namespace hipspv::vortex {

std::uint64_t now() {
  const auto time = std::chrono::steady_clock::now().time_since_epoch();
  return static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::nanoseconds>(time).count());
}

bool Event::complete() {
  const std::lock_guard lock(mutex_);
  if (!result_) return false;
  require(*result_ == hipSuccess, *result_);
  return true;
}

void Event::wait() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return result_.has_value(); });
  require(*result_ == hipSuccess, *result_);
}

std::uint64_t Event::time() {
  const std::lock_guard lock(mutex_);
  return end_;
}

std::uint64_t Event::start() {
  const std::lock_guard lock(mutex_);
  return start_ != 0 ? start_ : end_;
}

void Event::notify(void (*function)(void*, bool), void* argument) {
  bool failed = false;
  {
    const std::lock_guard lock(mutex_);
    if (!result_) return calls_.push_back({function, argument});
    failed = *result_ != hipSuccess;
  }
  function(argument, failed);
}

void Event::end(hipError_t result, std::uint64_t start) noexcept {
  std::vector<Call> calls;
  {
    const std::lock_guard lock(mutex_);
    if (result_) return;
    result_ = result;
    start_ = start;
    end_ = now();
    calls.swap(calls_);
    changed_.notify_all();
  }
  for (const Call& call : calls) call.function(call.argument, result != hipSuccess);
}

}  // namespace hipspv::vortex
