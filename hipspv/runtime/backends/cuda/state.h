// The state of a device that its queues, events, kernels and programs use.
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>

#include "cuda_abi.h"
#include "loader.h"

namespace hipspv::cuda {

// The number of the State whose context is this thread's: only a change of device needs cuCtxSetCurrent.
inline thread_local constinit std::uint64_t currentState = 0;

class State {
 public:
  // Retains the device's primary context, which other libraries of the process share. Throws hipspv::Error.
  explicit State(Found found);
  ~State();
  State(const State&) = delete;
  State& operator=(const State&) = delete;

  const Driver& driver() const { return *found_.driver; }
  DeviceNumber device() const { return found_.device; }
  Context context() const { return context_; }
  const Found& found() const { return found_; }

  // Ends all that is in the context. From now on calls throw hipErrorContextIsDestroyed, and those that can't throw do
  // nothing. If the driver can't end it, later calls in its next context tell.
  void end();

  // Makes the context the thread's current one. Throws hipspv::Error.
  void enter() const {
    if (currentState != number_.load(std::memory_order_relaxed)) [[unlikely]]
      change();
  }
  // False if that can't be.
  bool enterQuietly() const noexcept;

  // For calls of other libraries of the process, which may have changed the thread's context. Throws hipspv::Error.
  void makeCurrent() const { change(); }

  // Throws hipspv::Error. The message of an error that lasts is thrown once.
  void check(Status status, const char* call) const {
    if (status != kSuccess) [[unlikely]]
      fail(status, call);
  }

  // Calls an entry point of the driver in the context. name: the entry point's, for messages. Throws hipspv::Error.
  template <class... Parameters, class... Arguments>
  void call(Status (*function)(Parameters...), const char* name, Arguments... arguments) const {
    enter();
    check(function(arguments...), name);
  }

  // For destructors: errors occur again at the next call, which can report them.
  template <class... Parameters, class... Arguments>
  void callQuietly(Status (*function)(Parameters...), Arguments... arguments) const noexcept {
    if (enterQuietly()) function(arguments...);
  }

 private:
  void change() const;
  [[noreturn]] void fail(Status status, const char* call) const;

  const Found found_;
  Context context_ = nullptr;
  std::atomic<std::uint64_t> number_;  // unique in the process; kEnded after end()
  mutable std::atomic<Status> lasting_{kSuccess};
};

}  // namespace hipspv::cuda
