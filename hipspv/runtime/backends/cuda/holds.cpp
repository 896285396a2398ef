#include "holds.h"

namespace hipspv::cuda {

void Holds::forgetPassed() {
  if (values_.empty()) return;
  state_.enter();
  std::erase_if(values_,
                [this](const OwnedEventPtr& passed) { return state_.driver().EventQuery(passed->get()) != kNotReady; });
}

void Holds::release(std::function<void()> give) {
  {
    const std::lock_guard lock(releasedMutex_);
    released_.push_back(std::move(give));
  }
  releaseRest();
}

void Holds::releaseRest() {
  {
    const std::lock_guard lock(releasedMutex_);
    if (released_.empty()) return;
  }
  const std::unique_lock lock(mutex_);
  if (count_.load() != 0 || waitsForValue()) return;
  while (const auto give = takeReleased()) give();
}

// nullptr if there is none.
std::function<void()> Holds::takeReleased() {
  const std::lock_guard lock(releasedMutex_);
  if (released_.empty()) return nullptr;
  auto give = std::move(released_.back());
  released_.pop_back();
  return give;
}

bool Holds::waitsForValue() {
  const std::lock_guard lock(valuesMutex_);
  forgetPassed();
  return !values_.empty();
}

}  // namespace hipspv::cuda
