#include "state.h"

#include <utility>

#include "status.h"

namespace hipspv::cuda {

State::State(Found found) : found_(std::move(found)) {
  cuda::check(driver(), driver().DevicePrimaryCtxRetain(&context_, device()), "cuDevicePrimaryCtxRetain");
}

State::~State() {
  if (currentContext == context_) currentContext = nullptr;
  driver().DevicePrimaryCtxRelease(device());
}

void State::change() const {
  check(driver().CtxSetCurrent(context_), "cuCtxSetCurrent");
  currentContext = context_;
}

void State::fail(Status status, const char* call) const {
  if (isLasting(status) && lasting_.exchange(status, std::memory_order_relaxed) == status) throw Error(toHip(status));
  cuda::fail(driver(), status, call);
}

}  // namespace hipspv::cuda
