#include "holds.h"

namespace hipspv::cuda {

void Holds::forgetPassed() {
  if (values_.empty()) return;
  state_.enter();
  std::erase_if(values_,
                [this](const OwnedEventPtr& passed) { return state_.driver().EventQuery(passed->get()) != kNotReady; });
}

bool Holds::waitsForValue() {
  const std::lock_guard lock(valuesMutex_);
  forgetPassed();
  return !values_.empty();
}

}  // namespace hipspv::cuda
