// Implements the back end's events with OpenCL's.
#pragma once

#include <memory>
#include <utility>

#include "hipspv/runtime/backends/event.h"
#include "hipspv/runtime/support/sanitizer.h"
#include "reference.h"
#include "status.h"

namespace hipspv::cl {

class OpenClEvent : public backend::UserEvent {
 public:
  OpenClEvent(const Core& core, Reference<ClEvent> event)
      : core_(core), reference_(std::move(event)), event_(reference_.get()) {}

  ClEvent get() const { return event_; }

  bool complete() override {
    Int status = 0;
    check(core_.GetEventInfo(event_, kEventExecutionStatus, sizeof status, &status, nullptr), "clGetEventInfo");
    if (status < 0) throw Error(hipErrorLaunchFailure);
    takeOver(&core_);
    return status == kComplete;
  }

  void wait() override {
    check(core_.WaitForEvents(1, &event_), "clWaitForEvents");
    takeOver(&core_);
  }

  std::uint64_t time() override { return profiled(kProfilingCommandEnd); }
  std::uint64_t start() override { return profiled(kProfilingCommandStart); }

  void* native() override {
    core_.RetainEvent(event_);
    return event_;
  }

  void notify(void (*function)(void*, bool), void* argument) override {
    struct Call {
      void (*function)(void*, bool);
      void* argument;
    };
    auto call = std::make_unique<Call>(Call{function, argument});
    const auto trampoline = [](ClEvent, Int status, void* data) {
      takeOver(data);
      const std::unique_ptr<Call> owned(static_cast<Call*>(data));
      owned->function(owned->argument, status < 0);
    };
    handOver(call.get());
    check(core_.SetEventCallback(event_, kComplete, trampoline, call.get()), "clSetEventCallback");
    call.release();
  }

  // Whoever waits for a command after this event goes on after the caller's accesses. The queues aren't followed: all
  // waits take over from all signals.
  void signal() noexcept override {
    handOver(&core_);
    core_.SetUserEventStatus(event_, kComplete);
  }

 private:
  std::uint64_t profiled(Info info) {
    std::uint64_t time = 0;
    check(core_.GetEventProfilingInfo(event_, info, sizeof time, &time, nullptr), "clGetEventProfilingInfo");
    return time;
  }

  const Core& core_;
  const Reference<ClEvent> reference_;
  const ClEvent event_;
};

inline std::shared_ptr<OpenClEvent> makeEvent(const Core& core, ClEvent event) {
  return std::make_shared<OpenClEvent>(core, Reference(event, core.ReleaseEvent));
}

// An event that the host completes.
inline std::shared_ptr<OpenClEvent> makeUserEvent(const Core& core, Context context) {
  Int status = kSuccess;
  ClEvent event = core.CreateUserEvent(context, &status);
  check(status, "clCreateUserEvent");
  return makeEvent(core, event);
}

}  // namespace hipspv::cl
