#include "host_calls.h"

#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <thread>

#include "device.h"
#include "stream.h"

namespace hipspv {
namespace {

// One thread for all calls of a kind, so that the device API's own threads never run the program's
// code. It lives until the process ends.
class Worker {
 public:
  static Worker& of(CallThread thread) {
    static Worker& program = *new Worker;
    if (thread == CallThread::kProgram) return program;
    static Worker& runtime = *new Worker;
    return runtime;
  }

  void push(std::function<void()> function) {
    {
      const std::lock_guard lock(mutex_);
      ready_.push_back(std::move(function));
    }
    wake_.notify_one();
  }

 private:
  Worker() {
    std::thread([this] { run(); }).detach();
  }

  [[noreturn]] void run() {
    for (;;) {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [this] { return !ready_.empty(); });
      const auto function = std::move(ready_.front());
      ready_.pop_front();
      lock.unlock();
      function();
    }
  }

  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<std::function<void()>> ready_;
};

// Keeps the event alive until its notification has come.
struct Pending {
  backend::EventPtr event;
  std::function<void()> function;
  CallThread thread;
};

void reached(void* argument) {
  const std::shared_ptr<Pending> pending(static_cast<Pending*>(argument));
  Worker::of(pending->thread).push([pending] { pending->function(); });
}

}  // namespace

void whenReached(const backend::EventPtr& event, std::function<void()> function,
                 CallThread thread) {
  Worker::of(thread);
  auto pending = std::make_unique<Pending>(Pending{event, std::move(function), thread});
  event->notify(reached, pending.get());
  static_cast<void>(pending.release());
}

void callInOrder(Stream& stream, std::function<void()> function) {
  const backend::EventPtr before = stream.mark();
  const std::shared_ptr<backend::Gate> gate = stream.device().backend().createGate();
  stream.wait(*gate);
  whenReached(before, [gate, call = std::move(function)] {
    call();
    gate->open();
  });
}

}  // namespace hipspv
