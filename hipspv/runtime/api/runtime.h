// The process's view of its devices: opened at first use, never closed.
#pragma once

#include <array>
#include <atomic>
#include <memory>
#include <string>
#include <vector>

#include "hipspv/runtime/backends/table.h"
#include "hipspv/runtime/device/devices.h"
#include "hipspv/runtime/modules/module.h"
#include "hipspv/runtime/streams/capture_hook.h"
#include "hipspv/runtime/streams/device_streams.h"
#include "hipspv/runtime/streams/event.h"
#include "hipspv/runtime/support/handle.h"
#include "hipspv/runtime/support/threads.h"

struct ihipStream_t : hipspv::Handle<hipspv::Stream> {};
struct ihipEvent_t : hipspv::Handle<hipspv::Event> {};

namespace hipspv {

using StreamPool = HandlePool<ihipStream_t, Stream>;
using EventPool = HandlePool<ihipEvent_t, Event>;

class Runtime final : public Devices {
 public:
  // Finds devices at the first call.
  static Runtime& get() {
    Runtime* runtime = instance_.load(std::memory_order_acquire);
    return runtime != nullptr ? *runtime : open();
  }
  // The same with all devices at the first call, also those that a program wouldn't look for.
  static Runtime& listing() { return open(true); }
  // Replaces the first get(): one device, in the program's context. Throws
  // hipErrorSetOnActiveProcess later, hipErrorInvalidDevice for a device of another library.
  static void openNative(const backend::NativeDevice& native);
  static bool opened() { return instance_.load(std::memory_order_acquire) != nullptr; }
  // The error of a call after the runtime is closed.
  static hipError_t refusal() noexcept;

  StreamPool& streams() { return streams_; }
  EventPool& events() { return events_; }
  // hipDeviceReset: the program's streams, events, memory and settings of the device end.
  void reset(Device& device);
  const std::vector<backend::Attempt>& attempts() const { return attempts_; }
  // The reason why devices weren't searched for; empty if they were.
  const std::string& refusedBy() const { return refusedBy_; }

 private:
  // native: nullptr for all visible devices. listed: no back end is left out because an earlier one suffices.
  explicit Runtime(const backend::NativeDevice* native, bool listed);
  static Runtime& open(bool listed = false);
  static Runtime& publish(std::unique_ptr<Runtime> runtime);
  // Waits for launched work; false if some still runs.
  static bool close();
  [[noreturn]] static void leave();
  static void watchForks();
  static void afterFork();
  void explainNoDevice() const;
  [[noreturn]] void refuse() const override;

  static std::atomic<Runtime*> instance_;

  std::vector<backend::Attempt> attempts_;
  std::string refusedBy_;
  std::string hiding_;  // how a variable hides all devices; empty if none does
  mutable std::atomic<bool> explained_{false};
  StreamPool streams_;
  EventPool events_;
};

// The object that the runtime keeps for all devices: object<Allocations>().
template <class Object>
Object& object() {
  return Runtime::get().object<Object>();
}

inline Contexts& contexts() { return Runtime::get().contexts(); }

// hipSetDevice.
inline void setDevice(int ordinal) { contexts().setDevice(Runtime::get().device(ordinal)); }

// The stream of a hipStream_t: nullptr, one of the two special values, or a created stream. unknown: thrown for an
// invalid or destroyed stream; most calls of HIP on AMD use this default.
inline Stream& streamOf(hipStream_t handle, hipError_t unknown = hipErrorContextIsDestroyed) {
  Runtime& runtime = Runtime::get();
  Device& device = runtime.current();
  if (handle == nullptr || handle == hipStreamLegacy) return streamsOf(device).legacy();
  if (handle == hipStreamPerThread) return streamsOf(device).perThread();
  return runtime.streams().get(handle, unknown);
}

// Throw hipErrorInvalidHandle for an invalid or destroyed event.
inline Event& eventOf(hipEvent_t handle) { return Runtime::get().events().get(handle, hipErrorInvalidHandle); }
inline std::shared_ptr<Event> shareEvent(hipEvent_t handle) {
  return Runtime::get().events().share(handle, hipErrorInvalidHandle);
}

// For a call that HIP counts as potentially unsafe during capture since version 7.
inline void checkUnsafeInHip7() {
  if (Registry::instance().isHip7()) CaptureHook::checkUnsafe();
}

// True if the program has streams, memory or modules on the device.
bool isUsed(Device& device);

// The address of byte `offset` of the device variable on the current device; `bytes` must follow it. Throws
// hipErrorInvalidSymbol for an invalid symbol, hipErrorInvalidValue if the variable is shorter.
std::byte* symbolAddress(const void* symbol, std::size_t bytes, std::size_t offset);

}  // namespace hipspv
