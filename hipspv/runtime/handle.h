// Handles that programs hold. A handle's memory is never given back, so that using a destroyed one
// is an error and not a crash; destroyed handles are used again.
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "error.h"

namespace hipspv {

template <class Object>
struct Handle {
  static constexpr std::uint64_t kAlive = 0x6869707370764F4Bu;

  std::uint64_t state = 0;
  std::shared_ptr<Object> object;
};

template <class Tag, class Object>
class HandlePool {
 public:
  Tag* make(std::shared_ptr<Object> object) {
    const std::lock_guard lock(mutex_);
    Tag* handle;
    if (free_.empty()) {
      handle = &handles_.emplace_back();
    } else {
      handle = free_.back();
      free_.pop_back();
    }
    handle->object = std::move(object);
    handle->state = Handle<Object>::kAlive;
    return handle;
  }

  // Throws hipErrorInvalidHandle.
  static Object& get(Tag* handle) { return *shared(handle); }

  static const std::shared_ptr<Object>& shared(Tag* handle) {
    if (handle == nullptr || handle->state != Handle<Object>::kAlive) [[unlikely]]
      throw Error(hipErrorInvalidHandle);
    return handle->object;
  }

  // Ends the handle and returns what it stood for.
  std::shared_ptr<Object> drop(Tag* handle) {
    const std::lock_guard lock(mutex_);
    std::shared_ptr<Object> object = shared(handle);
    handle->state = 0;
    handle->object.reset();
    free_.push_back(handle);
    return object;
  }

 private:
  std::mutex mutex_;
  std::deque<Tag> handles_;
  std::vector<Tag*> free_;
};

}  // namespace hipspv
