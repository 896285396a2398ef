// A value that is made at its first use.
#pragma once

#include <atomic>
#include <exception>
#include <memory>
#include <mutex>

#include "error.h"

namespace hipspv {

// One thread makes the value while others who want it wait. What went wrong is remembered, and thrown
// to each who asks, but for a lack of memory, which may pass.
template <class T>
class Lazy {
 public:
  // make() returns a std::unique_ptr<T>.
  template <class Make>
  T& get(Make&& make) {
    if (T* value = published_.load(std::memory_order_acquire)) return *value;
    const std::lock_guard lock(mutex_);
    if (failure_ != nullptr) std::rethrow_exception(failure_);
    if (value_ == nullptr) {
      try {
        value_ = make();
      } catch (const Error& error) {
        if (error.code() != hipErrorOutOfMemory) failure_ = std::current_exception();
        throw;
      }
      published_.store(value_.get(), std::memory_order_release);
    }
    return *value_;
  }

  // nullptr where there is none; waits for one that is being made.
  T* existing() {
    const std::lock_guard lock(mutex_);
    return value_.get();
  }

 private:
  std::atomic<T*> published_{nullptr};
  std::mutex mutex_;
  std::unique_ptr<T> value_;
  std::exception_ptr failure_;
};

}  // namespace hipspv
