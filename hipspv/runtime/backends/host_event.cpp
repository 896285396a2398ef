#include "host_event.h"

namespace hipspv::backend {

bool HostEvent::complete() {
  const std::lock_guard lock(mutex_);
  if (!result_) return false;
  require(*result_ == hipSuccess, *result_);
  return true;
}

void HostEvent::wait() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return result_.has_value(); });
  require(*result_ == hipSuccess, *result_);
}

void HostEvent::notify(void (*function)(void*, bool), void* argument) {
  bool failed = false;
  {
    const std::lock_guard lock(mutex_);
    if (!result_) return calls_.push_back({function, argument});
    failed = *result_ != hipSuccess;
  }
  function(argument, failed);
}

void HostEvent::end(hipError_t result) noexcept {
  std::vector<Call> calls;
  {
    const std::lock_guard lock(mutex_);
    if (result_) return;
    result_ = result;
    open();
    calls.swap(calls_);
    changed_.notify_all();
  }
  for (const Call& call : calls) call.function(call.argument, result != hipSuccess);
}

}  // namespace hipspv::backend
