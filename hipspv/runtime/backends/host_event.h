// The host's side of an event that the host completes.
#pragma once

#include <condition_variable>
#include <mutex>
#include <vector>

#include "event.h"

namespace hipspv::backend {

class HostEvent : public UserEvent {
 public:
  HostEvent() = default;
  HostEvent(const HostEvent&) = delete;
  HostEvent& operator=(const HostEvent&) = delete;

  bool complete() override;
  void wait() override;
  std::uint64_t time() override { return 0; }  // no queue reaches it
  std::uint64_t start() override { return 0; }
  void notify(void (*function)(void*, bool), void* argument) override;
  void signal() noexcept override;

 protected:
  // Lets the queues go on that wait. Called once, under the lock of unlessDone().
  virtual void open() noexcept = 0;
  // Calls enter() unless the event is complete. Returns true if it isn't.
  template <class Enter>
  bool unlessDone(Enter&& enter) {
    const std::lock_guard lock(mutex_);
    if (!done_) enter();
    return !done_;
  }

 private:
  struct Call {
    void (*function)(void*, bool);
    void* argument;
  };

  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Call> calls_;
  bool done_ = false;
};

}  // namespace hipspv::backend
