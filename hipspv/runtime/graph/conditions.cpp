#include "conditions.h"

#include "hipspv/runtime/device/device.h"
#include "hipspv/runtime/memory/copy.h"
#include "hipspv/runtime/streams/stream.h"

namespace hipspv {
namespace {

constexpr std::size_t kBlockWords = 512;

}  // namespace

std::uint32_t* ConditionWords::take() {
  const std::lock_guard lock(mutex_);
  if (free_.empty()) {
    // Not allocate(): capture forbids allocations elsewhere.
    const std::size_t bytes = kBlockWords * sizeof(std::uint32_t);
    void* block = device_.backend().allocate(backend::MemoryKind::kHost, bytes);
    require(block != nullptr, hipErrorOutOfMemory);
    try {
      blocks_.push_back(block);
      const std::shared_ptr<MemoryOwner> owner(std::shared_ptr<void>(), this);
      allocationsOf(device_).add({block, bytes, AllocationKind::kHost, &device_, 0, owner});
      for (std::size_t i = 0; i < kBlockWords; ++i) free_.push_back(static_cast<std::uint32_t*>(block) + i);
    } catch (...) {
      std::erase(blocks_, block);
      device_.releaseQuietly(block);
      throw;
    }
  }
  std::uint32_t* word = free_.back();
  free_.pop_back();
  return word;
}

void ConditionWords::give(std::uint32_t* word) noexcept {
  const std::lock_guard lock(mutex_);
  if (!ended_) free_.push_back(word);  // within the capacity that it had before
}

void ConditionWords::requireLive() const {
  const std::lock_guard lock(mutex_);
  require(!ended_, hipErrorContextIsDestroyed);
}

void ConditionWords::end() noexcept {
  const std::lock_guard lock(mutex_);
  ended_ = true;
  for (void* block : blocks_) {
    allocationsOf(device_).forget(block);
    device_.releaseQuietly(block);
  }
}

void ConditionWords::release(void*, Stream*) { throw Error(hipErrorInvalidValue); }

Condition::Condition(std::shared_ptr<ConditionWords> words, std::uint32_t initial, bool assigned)
    : words_(std::move(words)), word_(words_->take()), initial_(initial), assigned_(assigned) {
  *word_ = initial;
}

Condition::~Condition() { words_->give(word_); }

std::uint32_t Condition::value() const {
  words_->requireLive();
  return *const_cast<volatile std::uint32_t*>(word_);
}

void Condition::begin(Stream& stream) const {
  words_->requireLive();
  if (!assigned_) return;
  fill(stream, {reinterpret_cast<std::byte*>(word_), sizeof *word_, 0}, {sizeof *word_}, initial_, sizeof *word_,
       Wait::kInOrder);
}

std::shared_ptr<Condition> Conditions::make(std::uint32_t initial, bool assigned) {
  auto made = std::make_shared<Condition>(words_, initial, assigned);
  const std::lock_guard lock(mutex_);
  byHandle_[made->handle()] = made;
  return made;
}

std::shared_ptr<Condition> Conditions::find(std::uint64_t handle) const {
  const std::lock_guard lock(mutex_);
  const auto found = byHandle_.find(handle);
  return found != byHandle_.end() ? found->second.lock() : nullptr;
}

}  // namespace hipspv
