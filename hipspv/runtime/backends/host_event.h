// The host's side of an event that the host completes.
#pragma once

#include <condition_variable>
#include <mutex>
#include <optional>
#include <vector>

#include "backend.h"
#include "hipspv/runtime/support/error.h"

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
  void signal() noexcept override { end(hipSuccess); }

 protected:
  // Completes the event, unless it is complete. complete() and wait() throw another result than hipSuccess.
  void end(hipError_t result) noexcept;
  // Lets the queues go on that wait. Called once, under the lock of unlessDone().
  virtual void open() noexcept = 0;
  // Calls enter() unless the event is complete. Returns true if it isn't.
  template <class Enter>
  bool unlessDone(Enter&& enter) {
    const std::lock_guard lock(mutex_);
    if (!result_) enter();
    return !result_;
  }

 private:
  struct Call {
    void (*function)(void*, bool);
    void* argument;
  };

  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Call> calls_;
  std::optional<hipError_t> result_;
};

}  // namespace hipspv::backend
