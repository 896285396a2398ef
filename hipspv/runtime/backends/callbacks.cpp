#include "callbacks.h"

#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

#include "hipspv/runtime/support/threads.h"

namespace hipspv {
namespace {

using Pending = Callback::Pending;

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
    if (const Call call; call) return pending.reset();
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

}  // namespace

Callback::Callback(backend::EventPtr event, std::function<void(bool failed)> function)
    : pending_(std::make_unique<Pending>(Pending{.event = std::move(event), .function = std::move(function)})) {}

void Callback::start() && {
  Workers::instance().prepare();
  const backend::EventPtr event = pending_->event;
  event->notify(reached, pending_.get());
  static_cast<void>(pending_.release());
}

void whenReached(const backend::EventPtr& event, std::function<void()> function) {
  auto call = [function = std::move(function)](bool) {
    const Call underWay;
    if (underWay) function();
  };
  Callback(event, std::move(call)).start();
}

}  // namespace hipspv
