// Stream capture as the layers below graphs see it: operations on capturing streams become nodes of a graph.
#pragma once

#include <atomic>

namespace hipspv {

class Device;
class Event;
class Stream;
struct CopyOperation;
struct FillOperation;
struct KernelOperation;
struct MemoryBatchOperation;

// Streams and events store whether they take part in a capture (capturing(), captured()), so that all others only pay
// for one relaxed load. If HIP forbids a call during capture, the calls here throw its error and invalidate the
// sequence.
class CaptureHook {
 public:
  // Only while a stream captures, or after one did.
  static CaptureHook& get() { return *installed_.load(std::memory_order_acquire); }

  // ---- Operations on capturing streams
  virtual void add(Stream& stream, CopyOperation operation) = 0;
  virtual void add(Stream& stream, FillOperation operation) = 0;
  virtual void add(Stream& stream, KernelOperation operation) = 0;
  virtual void add(Stream& stream, MemoryBatchOperation operation) = 0;
  // The event stands for all that the stream has captured so far.
  virtual void record(Stream& stream, Event& event) = 0;
  // Adds the stream to the event's sequence. False if neither belongs to one.
  virtual bool wait(Stream& stream, Event& event) = 0;

  // ---- Calls that capture forbids
  // A call that HIP counts as potentially unsafe (hipThreadExchangeStreamCaptureMode).
  static void checkUnsafe() {
    if (active()) [[unlikely]]
      get().refuseUnsafe();
  }
  // For calls where the host would wait for a device that has capturing streams.
  static void checkDevice(const Device& device) {
    if (active()) [[unlikely]]
      get().refuseDevice(device);
  }
  // For operations that make the legacy stream wait for capturing streams.
  static void checkLegacy(const Device& device) {
    if (active()) [[unlikely]]
      get().refuseLegacy(device);
  }
  // Throws hipErrorStreamCaptureUnsupported for the stream, hipErrorCapturedEvent for the event.
  [[noreturn]] virtual void refuse(const Stream& stream) = 0;
  [[noreturn]] virtual void refuse(const Event& event) = 0;

  // ---- The stream or event is destroyed, or the event is recorded again
  virtual void leave(Stream& stream) = 0;
  virtual void forget(Event& event) = 0;

 protected:
  CaptureHook() { installed_.store(this, std::memory_order_release); }
  ~CaptureHook() = default;

  static bool active() { return active_.load(std::memory_order_relaxed) != 0; }

  // The number of sequences.
  static inline std::atomic<int> active_{0};

 private:
  virtual void refuseUnsafe() = 0;
  virtual void refuseDevice(const Device& device) = 0;
  virtual void refuseLegacy(const Device& device) = 0;

  static inline std::atomic<CaptureHook*> installed_{nullptr};
};

}  // namespace hipspv
