// A value that is created at its first use.
#pragma once

#include <atomic>
#include <exception>
#include <memory>
#include <mutex>

#include "error.h"

namespace hipspv {

// One thread creates the value while others wait for it. An exception is stored and thrown at each later access,
// except a lack of memory, which may be temporary.
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

  // nullptr if there is no value yet; waits for one under construction.
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
