#include "failure.h"

#include <utility>

namespace hipspv::backend {

void Failure::set(const Error& error) {
  const std::lock_guard lock(mutex_);
  if (any()) return;
  message_ = error.what();
  code_.store(error.code());
}

void Failure::fail() {
  const std::lock_guard lock(mutex_);
  throw Error(code(), std::exchange(message_, {}));
}

}  // namespace hipspv::backend
