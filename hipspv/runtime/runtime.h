// The process's view of its devices: found at first need, never closed.
#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <vector>

#include "context.h"
#include "device.h"
#include "event.h"
#include "handle.h"

struct ihipStream_t : hipspv::Handle<hipspv::Stream> {};
struct ihipEvent_t : hipspv::Handle<hipspv::Event> {};

namespace hipspv {

using StreamPool = HandlePool<ihipStream_t, Stream>;
using EventPool = HandlePool<ihipEvent_t, Event>;
using ContextPool = HandlePool<ihipCtx_t, Context>;

class Runtime {
 public:
  // Looks for devices at the first call.
  static Runtime& get() {
    Runtime* runtime = instance_.load(std::memory_order_acquire);
    return runtime != nullptr ? *runtime : open();
  }
  // Instead of the first get(): one device, in the program's context. Throws
  // hipErrorSetOnActiveProcess later, hipErrorInvalidDevice for a device of another library.
  static void openNative(const backend::NativeDevice& native);
  static bool opened() { return instance_.load(std::memory_order_acquire) != nullptr; }
  // True once the process is exiting, and in a child of a process that has used a device: the device
  // API must not be called any more.
  static bool closed() { return closed_.load(std::memory_order_relaxed); }
  // True in such a child, where locks may be held by threads that it doesn't have.
  static bool forked() { return forked_.load(std::memory_order_relaxed); }
  // Why no call begins once it is closed.
  static hipError_t refusal() noexcept;

  // An API call that is under way. False where the runtime is closed: the call must not begin.
  class Call {
   public:
    Call() { calls_.fetch_add(1); }
    ~Call() { calls_.fetch_sub(1); }
    Call(const Call&) = delete;
    Call& operator=(const Call&) = delete;
    explicit operator bool() const { return !closed_.load(); }
  };

  int deviceCount() const { return static_cast<int>(devices_.size()); }
  // Throws hipErrorNoDevice, after saying once what was tried, or hipErrorInvalidDevice.
  Device& device(int ordinal);
  Device& current();

  StreamPool& streams() { return streams_; }
  EventPool& events() { return events_; }
  ContextPool& contexts() { return contexts_; }
  // Throws as device() does.
  hipCtx_t primaryContext(int ordinal);
  // hipDeviceReset: the program's streams, events, memory and settings of the device end.
  void reset(Device& device);
  const std::vector<backend::Attempt>& attempts() const { return attempts_; }
  // Why no device was looked for; empty where they were.
  const std::string& refusedBy() const { return refusedBy_; }

 private:
  // native: nullptr for all devices that are visible.
  explicit Runtime(const backend::NativeDevice* native);
  static Runtime& open();
  static Runtime& publish(std::unique_ptr<Runtime> runtime);
  // Waits for what was launched; false where it still runs.
  static bool close();
  [[noreturn]] static void leave();
  static void watchForks();
  static void afterFork();
  void explainNoDevice();

  static std::atomic<Runtime*> instance_;
  static std::atomic<bool> closed_;
  static std::atomic<bool> forked_;
  static std::atomic<int> calls_;

  std::vector<backend::Attempt> attempts_;
  std::vector<std::unique_ptr<Device>> devices_;
  std::string refusedBy_;
  std::string hiding_;  // how a variable hides all devices; empty where none does
  std::atomic<bool> explained_{false};
  StreamPool streams_;
  EventPool events_;
  ContextPool contexts_;
  std::vector<hipCtx_t> primaries_;
};

}  // namespace hipspv
