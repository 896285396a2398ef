#include "host_calls.h"

#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "hipspv/runtime/api/runtime.h"
#include "hipspv/runtime/device/device.h"
#include "stream.h"

namespace hipspv {
namespace {

// Keeps the event alive until its notification. Allocated beforehand, since nothing may fail in the
// device API's notification.
struct Pending {
  backend::EventPtr event;
  std::function<void(bool failed)> function;
  bool failed = false;
  Pending* next = nullptr;
};

// Threads for calls that are ready, so that the device API's own threads never run the program's
// code. A program's function may wait for another one: there are as many threads as functions that
// run at the same time. Some threads stay for later calls.
class Workers {
 public:
  static Workers& instance() {
    static Workers& workers = *new Workers;  // outlives every static destructor
    return workers;
  }

  // Afterwards there is at least one thread. Throws std::system_error.
  void prepare() {
    const std::lock_guard lock(mutex_);
    if (threads_ == 0) start();
  }

  void push(Pending* pending) noexcept {
    const std::lock_guard lock(mutex_);
    *last_ = pending;
    last_ = &pending->next;
    ++ready_;
    if (ready_ <= idle_) {
      wake_.notify_one();
      return;
    }
    try {
      start();
    } catch (const std::exception&) {
      // One of the existing threads will take it.
    }
  }

 private:
  static constexpr int kIdleThreads = 8;

  void start() {
    std::thread([this] { run(); }).detach();
    ++threads_;
  }

  void run() {
    std::unique_lock lock(mutex_);
    for (;;) {
      if (ready_ == 0) {
        if (idle_ >= kIdleThreads) break;
        ++idle_;
        wake_.wait(lock, [this] { return ready_ != 0; });
        --idle_;
      }
      std::unique_ptr<Pending> pending(pop());
      lock.unlock();
      pending->function(pending->failed);
      end(std::move(pending));
      lock.lock();
    }
    --threads_;
  }

  // Once the process is exiting, the device API must not be called to release objects.
  void end(std::unique_ptr<Pending> pending) {
    if (const Runtime::Call call; call) return pending.reset();
    const std::lock_guard lock(mutex_);
    pending->next = left_;
    left_ = pending.release();
  }

  Pending* pop() {
    Pending* pending = first_;
    first_ = pending->next;
    if (first_ == nullptr) last_ = &first_;
    --ready_;
    return pending;
  }

  std::mutex mutex_;
  std::condition_variable wake_;
  Pending* first_ = nullptr;
  Pending** last_ = &first_;
  Pending* left_ = nullptr;  // finished during the process's exit
  int ready_ = 0, idle_ = 0, threads_ = 0;
};

void reached(void* argument, bool failed) {
  auto* pending = static_cast<Pending*>(argument);
  pending->failed = failed;
  Workers::instance().push(pending);
}

void notify(std::unique_ptr<Pending> pending) {
  Workers::instance().prepare();
  const backend::EventPtr event = pending->event;
  event->notify(reached, pending.get());
  static_cast<void>(pending.release());
}

// A call of one of the program's functions in a stream.
struct HostCall {
  explicit HostCall(Stream& of, std::function<void(hipError_t)> call)
      : stream(of), userEvent(of.device().backend().createUserEvent()), function(std::move(call)) {}

  Stream& stream;
  std::shared_ptr<backend::UserEvent> userEvent;
  std::function<void(hipError_t)> function;
  std::vector<std::shared_ptr<const void>> ended;  // with the function
  std::optional<Runtime::Call> underWay;           // also for their end
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

void whenReached(const backend::EventPtr& event, std::function<void()> function) {
  auto call = [function = std::move(function)](bool) {
    const Runtime::Call underWay;
    if (underWay) function();
  };
  notify(std::make_unique<Pending>(Pending{.event = event, .function = std::move(call)}));
}

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
  auto pending = std::make_unique<Pending>();
  pending->event = stream.recordEvent();
  pending->function = [call](bool failed) { perform(*call, failed); };
  stream.wait(*call->userEvent);
  try {
    notify(std::move(pending));
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
