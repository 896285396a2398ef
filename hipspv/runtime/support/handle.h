// Handles that programs hold. A handle's memory is never freed, so that using a destroyed one is an
// error and not a crash. Destroyed handles are reused, the longest unused first.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <deque>
#include <memory>
#include <mutex>
#include <shared_mutex>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "error.h"

namespace hipspv {

template <class Object>
struct Handle {
  std::atomic<Object*> object{nullptr};  // nullptr: destroyed
  std::shared_ptr<Object> owner;         // the pool's, under its mutex
};

// Any value can be looked up: pointers outside of the pool are never dereferenced. Lookups take no
// lock. Destroying an object while another thread's call uses it is an error of the program.
template <class Tag, class Object>
class HandlePool {
 public:
  Tag* make(std::shared_ptr<Object> object) {
    const std::lock_guard lock(mutex_);
    if (free_.empty()) grow();
    Tag* handle = free_.front();
    free_.pop_front();
    handle->owner = std::move(object);
    handle->object.store(handle->owner.get(), std::memory_order_release);
    return handle;
  }

  // Throws `unknown` for an invalid or destroyed handle.
  Object& get(Tag* handle, hipError_t unknown) const {
    Object* object = contains(handle) ? handle->object.load(std::memory_order_acquire) : nullptr;
    if (object == nullptr) [[unlikely]]
      throw Error(unknown);
    return *object;
  }

  // Shares ownership of the object.
  std::shared_ptr<Object> share(Tag* handle, hipError_t unknown) const {
    const std::lock_guard lock(mutex_);
    get(handle, unknown);
    return handle->owner;
  }

  // Destroys the handle and returns its object.
  std::shared_ptr<Object> drop(Tag* handle, hipError_t unknown) {
    const std::lock_guard lock(mutex_);
    get(handle, unknown);
    free_.push_back(handle);
    handle->object.store(nullptr, std::memory_order_release);
    return std::move(handle->owner);
  }

  // Destroys every handle whose object meets the condition.
  template <class Condition>
  std::vector<std::shared_ptr<Object>> dropAll(Condition&& condition) {
    std::vector<std::shared_ptr<Object>> dropped;
    const std::lock_guard lock(mutex_);
    for (std::size_t chunk = 0; chunk < used_; ++chunk) {
      Tag* first = chunks_[chunk].load(std::memory_order_relaxed);
      for (Tag* handle = first; handle != first + (kFirstChunk << chunk); ++handle) {
        if (handle->owner == nullptr || !condition(*handle->owner)) continue;
        free_.push_back(handle);
        handle->object.store(nullptr, std::memory_order_release);
        dropped.push_back(std::move(handle->owner));
      }
    }
    return dropped;
  }

 private:
  // Chunk n has this many handles times 2^n.
  static constexpr std::size_t kFirstChunk = 256;
  static constexpr std::size_t kChunks = 40;

  bool contains(const Tag* handle) const {
    std::size_t count = kFirstChunk;
    for (const auto& slot : chunks_) {
      const Tag* first = slot.load(std::memory_order_acquire);
      if (first == nullptr) return false;
      const auto offset = reinterpret_cast<std::uintptr_t>(handle) - reinterpret_cast<std::uintptr_t>(first);
      if (offset < count * sizeof(Tag)) return offset % sizeof(Tag) == 0;
      count *= 2;
    }
    return false;
  }

  void grow() {
    if (used_ == kChunks) throw Error(hipErrorOutOfMemory);
    const std::size_t count = kFirstChunk << used_;
    Tag* first = new Tag[count];
    chunks_[used_++].store(first, std::memory_order_release);
    for (std::size_t i = 0; i < count; ++i) free_.push_back(first + i);
  }

  mutable std::mutex mutex_;
  std::array<std::atomic<Tag*>, kChunks> chunks_{};
  std::size_t used_ = 0;
  std::deque<Tag*> free_;
};

// Handles whose memory the host must not read, or whose objects are large. Any value can be looked up.
template <class Object>
class HandleTable {
 public:
  // unknown: find throws it for nullptr, invalid and destroyed handles.
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

  // Destroys the handle; nullptr if there is none. Throws hipErrorInvalidValue if the condition forbids it.
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

  // Destroys every handle whose object meets the condition. The objects end with the result.
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

// Objects whose addresses are the program's handles: any value can be looked up.
template <class Object>
class Listed {
 public:
  // Throws hipErrorInvalidValue for nullptr, invalid and destroyed objects.
  static Object& find(const void* handle) {
    List& list = Listed::list();
    const std::lock_guard lock(list.mutex);
    const auto* base = static_cast<const Listed*>(handle);
    require(list.live.contains(base), hipErrorInvalidValue);
    return *static_cast<Object*>(const_cast<Listed*>(base));
  }

  static bool lives(const void* handle) {
    List& list = Listed::list();
    const std::lock_guard lock(list.mutex);
    return list.live.contains(static_cast<const Listed*>(handle));
  }

  // The argument of find.
  void* address() { return this; }

 protected:
  Listed() {
    List& list = Listed::list();
    const std::lock_guard lock(list.mutex);
    list.live.insert(this);
  }
  ~Listed() {
    List& list = Listed::list();
    const std::lock_guard lock(list.mutex);
    list.live.erase(this);
  }
  Listed(const Listed&) = delete;
  Listed& operator=(const Listed&) = delete;

 private:
  struct List {
    std::mutex mutex;
    std::unordered_set<const Listed*> live;
  };

  static List& list() {
    static List& list = *new List;  // outlives every static destructor
    return list;
  }
};

}  // namespace hipspv
