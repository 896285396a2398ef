#include "host_event.h"

namespace hipspv::backend {

bool HostEvent::complete() {
  const std::lock_guard lock(mutex_);
  return done_;
}

void HostEvent::wait() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return done_; });
}

void HostEvent::notify(void (*function)(void*, bool), void* argument) {
  {
    const std::lock_guard lock(mutex_);
    if (!done_) return calls_.push_back({function, argument});
  }
  function(argument, false);
}

void HostEvent::signal() noexcept {
  std::vector<Call> calls;
  {
    const std::lock_guard lock(mutex_);
    if (done_) return;
    done_ = true;
    open();
    calls.swap(calls_);
    changed_.notify_all();
  }
  for (const Call& call : calls) call.function(call.argument, false);
}

}  // namespace hipspv::backend
