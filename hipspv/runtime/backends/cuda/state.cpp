#include "state.h"

#include <utility>

#include "hipspv/runtime/support/log.h"
#include "status.h"

namespace hipspv::cuda {
namespace {

constexpr std::uint64_t kEnded = ~std::uint64_t{0};  // no thread's currentState

std::uint64_t nextNumber() {
  static std::atomic<std::uint64_t> last{0};
  return ++last;
}

}  // namespace

State::State(Found found) : found_(std::move(found)), number_(nextNumber()) {
  cuda::check(driver(), driver().DevicePrimaryCtxRetain(&context_, device()), "cuDevicePrimaryCtxRetain");
}

State::~State() {
  if (number_ != kEnded) driver().DevicePrimaryCtxRelease(device());
}

// A reset context stays retained until it is released.
void State::end() {
  number_.store(kEnded);
  const Status status = driver().DevicePrimaryCtxReset(device());
  driver().DevicePrimaryCtxRelease(device());
  if (status != kSuccess) log(LogLevel::kInfo, "cuDevicePrimaryCtxReset: ", describe(driver(), status));
}

bool State::enterQuietly() const noexcept {
  const std::uint64_t number = number_.load(std::memory_order_relaxed);
  if (currentState == number) return true;
  if (number == kEnded || driver().CtxSetCurrent(context_) != kSuccess) return false;
  currentState = number;
  return true;
}

void State::change() const {
  const std::uint64_t number = number_.load(std::memory_order_relaxed);
  require(number != kEnded, hipErrorContextIsDestroyed);
  check(driver().CtxSetCurrent(context_), "cuCtxSetCurrent");
  currentState = number;
}

void State::fail(Status status, const char* call) const {
  if (isLasting(status) && lasting_.exchange(status, std::memory_order_relaxed) == status) throw Error(toHip(status));
  cuda::fail(driver(), status, call);
}

}  // namespace hipspv::cuda
