// Conditions of graphs' nodes. A condition is a word that kernels and the host access, and its handle is the address.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

#include "hipspv/runtime/memory/memory.h"

namespace hipspv {

class Device;
class Stream;

// The words of a device's conditions, in memory of the host. A word is used again after its condition.
class ConditionWords final : public MemoryOwner {
 public:
  explicit ConditionWords(Device& device) : device_(device) {}

  // Throws hipErrorOutOfMemory.
  std::uint32_t* take();
  void give(std::uint32_t* word) noexcept;
  // Throws hipErrorContextIsDestroyed after end().
  void requireLive() const;
  // The device's memory ends.
  void end() noexcept;
  // No program has allocated these: hipErrorInvalidValue.
  void release(void* pointer, Stream* stream) override;

 private:
  Device& device_;
  mutable std::mutex mutex_;
  std::vector<void*> blocks_;
  std::vector<std::uint32_t*> free_;
  bool ended_ = false;
};

class Condition {
 public:
  // initial: its value when a graph is launched, if `assigned`.
  Condition(std::shared_ptr<ConditionWords> words, std::uint32_t initial, bool assigned);
  ~Condition();
  Condition(const Condition&) = delete;
  Condition& operator=(const Condition&) = delete;

  std::uint64_t handle() const { return reinterpret_cast<std::uintptr_t>(word_); }
  // After the work that writes it.
  std::uint32_t value() const;
  // Gives it the initial value, in the stream's order.
  void begin(Stream& stream) const;

 private:
  const std::shared_ptr<ConditionWords> words_;
  std::uint32_t* const word_;
  const std::uint32_t initial_;
  const bool assigned_;
};

// The conditions of one device, by handle.
class Conditions {
 public:
  explicit Conditions(Device& device) : words_(std::make_shared<ConditionWords>(device)) {}
  ~Conditions() { words_->end(); }

  std::shared_ptr<Condition> make(std::uint32_t initial, bool assigned);
  // nullptr for other handles.
  std::shared_ptr<Condition> find(std::uint64_t handle) const;

 private:
  const std::shared_ptr<ConditionWords> words_;
  mutable std::mutex mutex_;
  std::map<std::uint64_t, std::weak_ptr<Condition>> byHandle_;
};

}  // namespace hipspv
