#include "host_queue.h"

#include <chrono>
#include <cstring>

namespace hipspv::backend {

// ---- Events

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

// ---- Errors

void Failure::set(const Error& error) {
  const std::lock_guard lock(mutex_);
  if (any()) return;
  message_ = error.what();
  code_.store(error.code());
}

void Failure::fail() {
  const std::lock_guard lock(mutex_);
  throw Error(code(), std::exchange(message_, {}));
}

}  // namespace hipspv::backend

namespace hipspv::backend::host {

std::uint64_t now() {
  const auto time = std::chrono::steady_clock::now().time_since_epoch();
  return static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::nanoseconds>(time).count());
}

bool Point::passed() noexcept {
  try {
    return complete();
  } catch (const Error&) {
    return false;
  }
}

FillWork::FillWork(void* target, const void* value, std::size_t valueBytes, std::size_t size)
    : to(target), patternBytes(valueBytes), bytes(size) {
  std::memcpy(pattern.data(), value, valueBytes);
}

}  // namespace hipspv::backend::host
