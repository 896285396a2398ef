// Handles that programs hold. A handle's memory is never given back, so that using a destroyed one
// is an error and not a crash; destroyed handles are used again.
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <shared_mutex>
#include <unordered_map>
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

  // Ends every handle whose object meets the condition.
  template <class Condition>
  std::vector<std::shared_ptr<Object>> dropAll(Condition&& condition) {
    std::vector<std::shared_ptr<Object>> dropped;
    const std::lock_guard lock(mutex_);
    for (Tag& handle : handles_) {
      if (handle.state != Handle<Object>::kAlive || !condition(*handle.object)) continue;
      handle.state = 0;
      dropped.push_back(std::move(handle.object));
      free_.push_back(&handle);
    }
    return dropped;
  }

 private:
  std::mutex mutex_;
  std::deque<Tag> handles_;
  std::vector<Tag*> free_;
};

// Handles that the host must not read through, or whose objects hold much: any value at all may be
// asked for.
template <class Object>
class HandleTable {
 public:
  // unknown: what find throws for nullptr and what is no handle, or no longer one.
  explicit HandleTable(hipError_t unknown) : unknown_(unknown) {}

  void add(const void* handle, std::shared_ptr<Object> object) {
    const std::unique_lock lock(mutex_);
    objects_[handle] = std::move(object);
  }

  std::shared_ptr<Object> find(const void* handle) const {
    const std::shared_lock lock(mutex_);
    const auto found = objects_.find(handle);
    require(found != objects_.end(), unknown_);
    return found->second;
  }

  bool contains(const void* handle) const {
    const std::shared_lock lock(mutex_);
    return objects_.contains(handle);
  }

  // Ends the handle, nullptr where there is none. Throws hipErrorInvalidValue where the condition
  // forbids it.
  template <class Condition>
  std::shared_ptr<Object> take(const void* handle, Condition&& condition) {
    const std::unique_lock lock(mutex_);
    const auto found = objects_.find(handle);
    if (found == objects_.end()) return nullptr;
    require(condition(*found->second), hipErrorInvalidValue);
    std::shared_ptr<Object> object = std::move(found->second);
    objects_.erase(found);
    return object;
  }

  // Ends every handle whose object meets the condition. The objects end with the result.
  template <class Condition>
  std::vector<std::shared_ptr<Object>> takeAll(Condition&& condition) {
    std::vector<std::shared_ptr<Object>> taken;
    const std::unique_lock lock(mutex_);
    std::erase_if(objects_, [&](auto& entry) {
      if (!condition(*entry.second)) return false;
      taken.push_back(std::move(entry.second));
      return true;
    });
    return taken;
  }

 private:
  const hipError_t unknown_;
  mutable std::shared_mutex mutex_;
  std::unordered_map<const void*, std::shared_ptr<Object>> objects_;
};

}  // namespace hipspv
