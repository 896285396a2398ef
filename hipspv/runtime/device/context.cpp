#include "context.h"

#include <hip/hip_runtime_api.h>
#include <sched.h>

#include <memory>
#include <semaphore>

#include "device.h"
#include "hipspv/runtime/support/of_thread.h"
#include "hipspv/runtime/support/relax.h"
#include "hipspv/runtime/support/threads.h"

namespace hipspv {
namespace {

// The thread's previous device, for when the stack is empty again.
struct Entry {
  hipCtx_t context;
  int deviceBefore;
};

// ThreadState has its size, which is read without the check that a thread-local object with a destructor needs.
std::vector<Entry>& stack() { return OfThread<std::vector<Entry>>::get(); }
thread_local constinit bool removedLast = false;

bool alive(hipCtx_t handle) { return handle != nullptr && handle->object.load(std::memory_order_acquire) != nullptr; }

}  // namespace

bool removedLastContext() { return removedLast; }

bool Context::release() {
  int count = retained_.load();
  while (count > 0)
    if (retained_.compare_exchange_weak(count, count - 1)) return true;
  return false;
}

void Context::reset() {
  flags = hipDeviceScheduleAuto;
  cache = hipFuncCachePreferNone;
}

void Contexts::addPrimary(Device& device) {
  primaries_.push_back(pool_.make(std::make_shared<Context>(device, Context::Kind::kPrimary, hipDeviceScheduleAuto)));
}

hipCtx_t Contexts::create(Device& device, unsigned flags) {
  hipCtx_t handle = pool_.make(std::make_shared<Context>(device, Context::Kind::kCreated, flags));
  push(handle);
  return handle;
}

void Contexts::destroy(hipCtx_t handle) {
  require(!get(handle).primary(), hipErrorInvalidContext);
  if (threadState.contexts != 0 && stack().back().context == handle) pop();
  pool_.drop(handle, hipErrorInvalidContext);
}

void Contexts::push(hipCtx_t handle) {
  const int device = get(handle).device().ordinal();
  stack().push_back({handle, threadState.device});
  ++threadState.contexts;
  threadState.device = device;
  removedLast = false;
}

hipCtx_t Contexts::pop() {
  require(threadState.contexts != 0, hipErrorInvalidContext);
  const Entry top = stack().back();
  stack().pop_back();
  --threadState.contexts;
  threadState.device = top.deviceBefore;
  // Below one that the program has made, CUDA may have the primary context.
  removedLast = threadState.contexts == 0 && alive(top.context) && get(top.context).primary();
  return top.context;
}

void Contexts::set(hipCtx_t handle) {
  if (handle == nullptr) {
    if (threadState.contexts != 0) pop();
    removedLast = true;
    return;
  }
  const int device = get(handle).device().ordinal();
  if (threadState.contexts == 0) return push(handle);
  stack().back().context = handle;
  threadState.device = device;
}

void Contexts::setDevice(const Device& device) {
  if (threadState.contexts != 0) stack().back().context = primary(device.ordinal());
  threadState.device = device.ordinal();
  removedLast = false;
}

hipCtx_t Contexts::current() const {
  if (threadState.contexts == 0) return primary(threadState.device);
  require(alive(stack().back().context), hipErrorContextIsDestroyed);
  return stack().back().context;
}

Waiting Contexts::waitingFor(const Device& device) const {
  if (threadState.contexts != 0) [[unlikely]] {
    const hipCtx_t top = stack().back().context;
    if (alive(top) && &get(top).device() == &device) return waitingBy(get(top).flags);
  }
  // A primary context is never destroyed.
  return waitingBy(primary(device.ordinal())->object.load(std::memory_order_acquire)->flags);
}

void checkScheduleFlags(unsigned flags) {
  constexpr unsigned known = hipDeviceScheduleMask | hipDeviceMapHost | hipDeviceLmemResizeToMax;
  require((flags & ~known) == 0, hipErrorInvalidValue);
  const unsigned schedule = flags & hipDeviceScheduleMask;
  require((schedule & (schedule - 1)) == 0, hipErrorInvalidValue);
}

namespace {

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
      while (!event.complete()) relax();
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
