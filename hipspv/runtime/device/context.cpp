#include "context.h"

#include <vector>

#include "hipspv/runtime/api/runtime.h"
#include "hipspv/runtime/support/threads.h"

namespace hipspv {
namespace {

// The thread's previous device, for when the stack is empty again.
struct Entry {
  hipCtx_t context;
  int deviceBefore;
};

// ThreadState has its size, which is read without the check that a thread-local object with a destructor needs.
thread_local std::vector<Entry> stack;

bool alive(hipCtx_t handle) { return handle != nullptr && handle->object.load(std::memory_order_acquire) != nullptr; }

}  // namespace

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

namespace contexts {

Context& get(hipCtx_t handle) { return Runtime::get().contexts().get(handle, hipErrorInvalidContext); }

hipCtx_t create(Device& device, unsigned flags) {
  hipCtx_t handle = Runtime::get().contexts().make(std::make_shared<Context>(device, Context::Kind::kCreated, flags));
  push(handle);
  return handle;
}

void destroy(hipCtx_t handle) {
  require(!get(handle).primary(), hipErrorInvalidContext);
  if (threadState.contexts != 0 && stack.back().context == handle) pop();
  Runtime::get().contexts().drop(handle, hipErrorInvalidContext);
}

void push(hipCtx_t handle) {
  const int device = get(handle).device().ordinal();
  stack.push_back({handle, threadState.device});
  ++threadState.contexts;
  threadState.device = device;
}

hipCtx_t pop() {
  require(threadState.contexts != 0, hipErrorInvalidContext);
  const Entry top = stack.back();
  stack.pop_back();
  --threadState.contexts;
  threadState.device = top.deviceBefore;
  return top.context;
}

void set(hipCtx_t handle) {
  if (handle == nullptr) {
    if (threadState.contexts != 0) pop();
    return;
  }
  const int device = get(handle).device().ordinal();
  if (threadState.contexts == 0) return push(handle);
  stack.back().context = handle;
  threadState.device = device;
}

void setDevice(int ordinal) {
  hipCtx_t primary = Runtime::get().primaryContext(ordinal);
  if (threadState.contexts != 0) stack.back().context = primary;
  threadState.device = ordinal;
}

hipCtx_t current() {
  if (threadState.contexts == 0) return Runtime::get().primaryContext(threadState.device);
  require(alive(stack.back().context), hipErrorContextIsDestroyed);
  return stack.back().context;
}

Waiting waitingFor(const Device& device) {
  if (threadState.contexts != 0) [[unlikely]] {
    const hipCtx_t top = stack.back().context;
    if (alive(top) && &get(top).device() == &device) return waitingBy(get(top).flags);
  }
  const hipCtx_t primary = Runtime::get().primaryContext(device.ordinal());  // it is never destroyed
  return waitingBy(primary->object.load(std::memory_order_acquire)->flags);
}

}  // namespace contexts

void checkScheduleFlags(unsigned flags) {
  constexpr unsigned known = hipDeviceScheduleMask | hipDeviceMapHost | hipDeviceLmemResizeToMax;
  require((flags & ~known) == 0, hipErrorInvalidValue);
  const unsigned schedule = flags & hipDeviceScheduleMask;
  require((schedule & (schedule - 1)) == 0, hipErrorInvalidValue);
}

}  // namespace hipspv
