// The objects that higher layers keep for each device, or for all: one object of each of their types.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <memory>
#include <mutex>
#include <utility>

namespace hipspv {

class Slots {
 public:
  Slots() = default;
  ~Slots() {
    for (Slot& slot : slots_) end(slot);
  }
  Slots(const Slots&) = delete;
  Slots& operator=(const Slots&) = delete;

  // nullptr before the object is made. Takes no lock.
  template <class Object>
  Object* find() const {
    return static_cast<Object*>(slots_[index<Object>].object.load(std::memory_order_acquire));
  }
  // The object, which make() returns at the first call. Takes no lock at later calls.
  template <class Object, class Make>
  Object& get(Make&& make) {
    if (Object* object = find<Object>()) [[likely]]
      return *object;
    return fill<Object>(std::forward<Make>(make));
  }
  // Ends the object; the next call of get() makes another one.
  template <class Object>
  void clear() {
    const std::lock_guard lock(mutex_);
    end(slots_[index<Object>]);
  }

 private:
  static constexpr std::size_t kSlots = 32;

  struct Slot {
    std::atomic<void*> object{nullptr};
    void (*end)(void*) = nullptr;
  };

  static std::size_t takeIndex() {
    static std::size_t taken = 0;
    return taken++;
  }
  // Determined while the library is loaded.
  template <class Object>
  static inline const std::size_t index = takeIndex();

  template <class Object, class Make>
  [[gnu::noinline]] Object& fill(Make&& make) {
    const std::lock_guard lock(mutex_);
    if (Object* object = find<Object>()) return *object;
    std::unique_ptr<Object> made = make();
    Slot& slot = slots_.at(index<Object>);
    slot.end = [](void* object) { delete static_cast<Object*>(object); };
    slot.object.store(made.get(), std::memory_order_release);
    return *made.release();
  }

  static void end(Slot& slot) {
    if (void* object = slot.object.exchange(nullptr)) slot.end(object);
  }

  std::recursive_mutex mutex_;  // an object may use another one while it is made
  std::array<Slot, kSlots> slots_;
};

}  // namespace hipspv
