#include "host_calls.h"

#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "hipspv/runtime/device/device.h"
#include "stream.h"

namespace hipspv {
namespace {

// A call of one of the program's functions in a stream.
struct HostCall {
  explicit HostCall(Stream& of, std::function<void(hipError_t)> call)
      : stream(of), userEvent(of.device().backend().createUserEvent()), function(std::move(call)) {}

  Stream& stream;
  std::shared_ptr<backend::UserEvent> userEvent;
  std::function<void(hipError_t)> function;
  std::vector<std::shared_ptr<const void>> ended;  // with the function
  std::optional<Call> underWay;                    // also for their end
};

// The host function that this thread is running.
thread_local constinit HostCall* running = nullptr;

hipError_t outcome(bool failed, const Device& device) {
  if (failed) return hipErrorLaunchFailure;
  try {
    device.throwIfFailed();
    return hipSuccess;
  } catch (const Error& error) {
    return error.code();
  }
}

void perform(HostCall& call, bool failed) {
  const hipError_t error = outcome(failed, call.stream.device());
  call.underWay.emplace();
  if (!*call.underWay) return;
  running = &call;
  call.function(error);
  call.userEvent->signal();
  running = nullptr;
  call.ended.clear();
  call.underWay.reset();
}

}  // namespace

void holdStream(Stream& stream, const std::function<void(const std::shared_ptr<backend::UserEvent>&)>& arrange) {
  stream.device().loadCode();
  const std::shared_ptr<backend::UserEvent> userEvent = stream.device().backend().createUserEvent();
  stream.wait(*userEvent);
  try {
    arrange(userEvent);
  } catch (...) {
    userEvent->signal();  // otherwise the stream would wait for ever
    throw;
  }
}

void callInOrder(Stream& stream, std::function<void(hipError_t)> function) {
  stream.device().loadCode();
  auto call = std::make_shared<HostCall>(stream, std::move(function));
  Callback callback(stream.recordEvent(), [call](bool failed) { perform(*call, failed); });
  stream.wait(*call->userEvent);
  try {
    std::move(callback).start();
  } catch (...) {
    call->userEvent->signal();  // otherwise the stream would wait for ever
    throw;
  }
}

void checkMayWaitFor(const Stream& stream) {
  if (running == nullptr) [[likely]]
    return;
  const Stream& own = running->stream;
  const auto legacy = [](const Stream& s) { return s.kind() == Stream::Kind::kLegacyDefault; };
  const auto independent = [](const Stream& s) { return s.kind() == Stream::Kind::kNonBlocking; };
  const bool ordered = (legacy(own) && !independent(stream)) || (legacy(stream) && !independent(own));
  if (&own != &stream && (&own.device() != &stream.device() || !ordered)) return;
  throw Error(hipErrorIllegalState, "a host function waits for the stream that waits for it to end");
}

// Any stream's work may wait for the function's end by way of events.
bool mayWaitForAll(const Device* device) noexcept {
  return running == nullptr || (device != nullptr && device != &running->stream.device());
}

void checkMayWaitForAll(const Device* device) {
  if (mayWaitForAll(device)) [[likely]]
    return;
  throw Error(hipErrorIllegalState,
              "a host function waits for all work of a device, also for what waits for it to end"
              "\n  remedy: hipFreeAsync releases memory without waiting");
}

void endOutsideHostFunctions(std::shared_ptr<const void> object) {
  if (running != nullptr) running->ended.push_back(std::move(object));
}

void leaveHostFunction() noexcept {
  if (running == nullptr) return;
  running->userEvent->signal();
  running->underWay.reset();
  running = nullptr;
}

}  // namespace hipspv
