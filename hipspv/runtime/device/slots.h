// The objects that higher layers keep for each device: one object of each of their types.
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
  template <class Part>
  Part* find() const {
    return static_cast<Part*>(slots_[index<Part>].part.load(std::memory_order_acquire));
  }
  // The object, which make() returns at the first call. Takes no lock at later calls.
  template <class Part, class Make>
  Part& get(Make&& make) {
    if (Part* part = find<Part>()) [[likely]]
      return *part;
    return fill<Part>(std::forward<Make>(make));
  }
  // Ends the object; the next call of get() makes another one.
  template <class Part>
  void clear() {
    const std::lock_guard lock(mutex_);
    end(slots_[index<Part>]);
  }

 private:
  static constexpr std::size_t kSlots = 12;

  struct Slot {
    std::atomic<void*> part{nullptr};
    void (*end)(void*) = nullptr;
  };

  static std::size_t takeIndex() {
    static std::size_t taken = 0;
    return taken++;
  }
  // Determined while the library is loaded.
  template <class Part>
  static inline const std::size_t index = takeIndex();

  template <class Part, class Make>
  [[gnu::noinline]] Part& fill(Make&& make) {
    const std::lock_guard lock(mutex_);
    if (Part* part = find<Part>()) return *part;
    std::unique_ptr<Part> made = make();
    Slot& slot = slots_.at(index<Part>);
    slot.end = [](void* part) { delete static_cast<Part*>(part); };
    slot.part.store(made.get(), std::memory_order_release);
    return *made.release();
  }

  static void end(Slot& slot) {
    if (void* part = slot.part.exchange(nullptr)) slot.end(part);
  }

  std::recursive_mutex mutex_;  // a part may use another one while it is made
  std::array<Slot, kSlots> slots_;
};

}  // namespace hipspv
