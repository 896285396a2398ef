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
  // The error of a call after the runtime is closed.
  static hipError_t refusal() noexcept;

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

  static std::atomic<Runtime*> instance_;

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
