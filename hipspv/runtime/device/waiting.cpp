#include "waiting.h"

#include <hip/hip_runtime_api.h>
#include <sched.h>

#include <memory>
#include <semaphore>

namespace hipspv {
namespace {

void pause() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#endif
}

// The signal outlives the waiting thread: the notifying thread may still be using it.
void sleepUntil(backend::Event& event) {
  using Signal = std::binary_semaphore;
  auto signal = std::make_shared<Signal>(0);
  auto given = std::make_unique<std::shared_ptr<Signal>>(signal);
  const auto give = [](void* argument, bool) {
    const std::unique_ptr<std::shared_ptr<Signal>> owned(static_cast<std::shared_ptr<Signal>*>(argument));
    (*owned)->release();
  };
  event.notify(give, given.get());
  given.release();
  signal->acquire();
}

}  // namespace

Waiting waitingBy(unsigned scheduleFlags) {
  switch (scheduleFlags & hipDeviceScheduleMask) {
    case hipDeviceScheduleSpin:
      return Waiting::kSpin;
    case hipDeviceScheduleYield:
      return Waiting::kYield;
    case hipDeviceScheduleBlockingSync:
      return Waiting::kBlock;
    default:
      return Waiting::kAuto;
  }
}

void await(backend::Event& event, Waiting how) {
  switch (how) {
    case Waiting::kAuto:
      return event.wait();
    case Waiting::kSpin:
      while (!event.complete()) pause();
      return;
    case Waiting::kYield:
      while (!event.complete()) sched_yield();
      return;
    case Waiting::kBlock:
      sleepUntil(event);
      return event.wait();  // returns at once, and throws if the work failed
  }
}

}  // namespace hipspv
