// The process's view of its devices: opened at first use, never closed.
#pragma once

#include <array>
#include <atomic>
#include <memory>
#include <string>
#include <vector>

#include "hipspv/runtime/device/context.h"
#include "hipspv/runtime/device/device.h"
#include "hipspv/runtime/streams/event.h"
#include "hipspv/runtime/support/handle.h"
#include "hipspv/runtime/support/threads.h"

struct ihipStream_t : hipspv::Handle<hipspv::Stream> {};
struct ihipEvent_t : hipspv::Handle<hipspv::Event> {};

namespace hipspv {

using StreamPool = HandlePool<ihipStream_t, Stream>;
using EventPool = HandlePool<ihipEvent_t, Event>;
using ContextPool = HandlePool<ihipCtx_t, Context>;

class Runtime {
 public:
  // Finds devices at the first call.
  static Runtime& get() {
    Runtime* runtime = instance_.load(std::memory_order_acquire);
    return runtime != nullptr ? *runtime : open();
  }
  // Replaces the first get(): one device, in the program's context. Throws
  // hipErrorSetOnActiveProcess later, hipErrorInvalidDevice for a device of another library.
  static void openNative(const backend::NativeDevice& native);
  static bool opened() { return instance_.load(std::memory_order_acquire) != nullptr; }
  // True once the process is exiting, and in a child of a process that has used a device: the device
  // API must not be called any more.
  static bool closed() { return closed_.load(std::memory_order_relaxed); }
  // True in such a child, where missing threads may hold locks.
  static bool forked() { return forked_.load(std::memory_order_relaxed); }
  // The error of a call after the runtime is closed.
  static hipError_t refusal() noexcept;

  // An API call in progress. False if the runtime is closed: the call must not begin.
  class Call {
   public:
    Call() : Call(threadNumber()) {}
    ~Call() {
      if (own_)
        count_.store(count_.load(std::memory_order_relaxed) - 1, std::memory_order_release);
      else
        count_.fetch_sub(1, std::memory_order_release);
    }
    Call(const Call&) = delete;
    Call& operator=(const Call&) = delete;
    explicit operator bool() const { return !closed_.load(std::memory_order_acquire); }

   private:
    explicit Call(std::uint32_t thread)
        : own_(thread < kOwnCounts), count_(calls_[own_ ? thread : kOwnCounts + thread % kOwnCounts].count) {
      if (own_)
        count_.store(count_.load(std::memory_order_relaxed) + 1, std::memory_order_relaxed);
      else
        count_.fetch_add(1, std::memory_order_relaxed);
      lightFence();  // the other is in close()
    }

    const bool own_;
    std::atomic<int>& count_;
  };

  int deviceCount() const { return static_cast<int>(devices_.size()); }
  // Throws hipErrorNoDevice, after reporting the attempts once, or hipErrorInvalidDevice.
  Device& device(int ordinal) {
    const auto index = static_cast<std::size_t>(ordinal);
    if (index >= devices_.size()) [[unlikely]]
      refuse();
    return *devices_[index];
  }
  Device& current() { return device(threadState.device); }

  StreamPool& streams() { return streams_; }
  EventPool& events() { return events_; }
  ContextPool& contexts() { return contexts_; }
  // Throws like device().
  hipCtx_t primaryContext(int ordinal);
  // hipDeviceReset: the program's streams, events, memory and settings of the device end.
  void reset(Device& device);
  const std::vector<backend::Attempt>& attempts() const { return attempts_; }
  // The reason why devices weren't searched for; empty if they were.
  const std::string& refusedBy() const { return refusedBy_; }

 private:
  // native: nullptr for all visible devices.
  explicit Runtime(const backend::NativeDevice* native);
  static Runtime& open();
  static Runtime& publish(std::unique_ptr<Runtime> runtime);
  // Waits for launched work; false if some still runs.
  static bool close();
  [[noreturn]] static void leave();
  static void watchForks();
  static void afterFork();
  void explainNoDevice();
  // For an ordinal that no device has.
  [[noreturn]] void refuse();
  static bool calling();

  // The number of calls in progress. The first threads have a count of their own, which takes no atomic operation; of
  // the others some share one.
  static constexpr std::uint32_t kOwnCounts = 64;
  struct alignas(64) Calls {
    std::atomic<int> count{0};
  };

  static std::atomic<Runtime*> instance_;
  static std::atomic<bool> closed_;
  static std::atomic<bool> forked_;
  static std::array<Calls, 2 * kOwnCounts> calls_;

  std::vector<backend::Attempt> attempts_;
  std::vector<std::unique_ptr<Device>> devices_;
  std::string refusedBy_;
  std::string hiding_;  // how a variable hides all devices; empty if none does
  std::atomic<bool> explained_{false};
  StreamPool streams_;
  EventPool events_;
  ContextPool contexts_;
  std::vector<hipCtx_t> primaries_;
};

// The stream of a hipStream_t: nullptr, one of the two special values, or a created stream. unknown: thrown for an
// invalid or destroyed stream; most calls of HIP on AMD use this default.
inline Stream& streamOf(hipStream_t handle, hipError_t unknown = hipErrorContextIsDestroyed) {
  Runtime& runtime = Runtime::get();
  Device& device = runtime.current();
  if (handle == nullptr || handle == hipStreamLegacy) return device.legacyStream();
  if (handle == hipStreamPerThread) return device.perThreadStream();
  return runtime.streams().get(handle, unknown);
}

}  // namespace hipspv
