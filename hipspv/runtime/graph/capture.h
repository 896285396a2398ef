// Stream capture: operations on a capturing stream become nodes of a graph and aren't executed.
#pragma once

#include <hip/hip_runtime_api.h>

#include <atomic>
#include <memory>
#include <mutex>
#include <span>
#include <vector>

#include "operation.h"

namespace hipspv {

class Device;
class Event;
class Graph;
class Node;
class Stream;

// One sequence: from hipStreamBeginCapture on a stream, its origin, to hipStreamEndCapture.
struct Capture;

struct CaptureInfo {
  hipStreamCaptureStatus status = hipStreamCaptureStatusNone;
  unsigned long long id = 0;
  hipGraph_t graph = nullptr;
  // The dependencies of the stream's next node. Valid until the stream captures more.
  std::span<const hipGraphNode_t> dependencies;
};

// All sequences of the process. Streams and events store whether they belong to one (capturing(),
// captured()), so that all others only pay for one relaxed load.
//
// If HIP forbids a call during capture, the calls here throw its error, and the sequence is
// invalidated: from then on it can only be ended, with hipErrorStreamCaptureInvalidated.
class Captures {
 public:
  static Captures& instance();

  // Captures into a new graph, or into an existing one, after these nodes. Throws
  // hipErrorStreamCaptureUnsupported for the legacy stream, hipErrorIllegalState if it is already
  // capturing.
  void begin(Stream& stream, hipStreamCaptureMode mode, Graph* into = nullptr,
             std::span<const hipGraphNode_t> dependencies = {});
  // Ends the sequence and returns its graph, which the caller owns if begin() made it. Throws
  // hipErrorIllegalState, hipErrorStreamCaptureUnmatched or WrongThread for the wrong stream or
  // thread, without ending anything; hipErrorStreamCaptureInvalidated or Unjoined after ending it.
  Graph& end(Stream& stream);
  CaptureInfo info(const Stream& stream);
  // Throws hipErrorIllegalState, or hipErrorInvalidValue for a node that isn't in the graph.
  void setDependencies(Stream& stream, std::span<const hipGraphNode_t> nodes, bool keepOld);

  // ---- Operations on capturing streams
  void add(Stream& stream, Operation operation);
  // The event stands for all that the stream has captured so far.
  void record(Stream& stream, Event& event);
  // Adds the stream to the event's sequence. False if neither belongs to one.
  bool wait(Stream& stream, Event& event);

  // ---- Calls that capture forbids
  // A call that HIP counts as potentially unsafe (hipThreadExchangeStreamCaptureMode).
  static void checkUnsafe() {
    if (active()) [[unlikely]]
      instance().refuseUnsafe();
  }
  // A call that HIP counts as potentially unsafe since version 7.
  static void checkUnsafeInHip7();
  // For calls where the host would wait for a device that has capturing streams.
  static void checkDevice(const Device& device) {
    if (active()) [[unlikely]]
      instance().refuseDevice(device);
  }
  // For operations that make the legacy stream wait for capturing streams.
  static void checkLegacy(const Device& device) {
    if (active()) [[unlikely]]
      instance().refuseLegacy(device);
  }
  bool forbidLegacy(const Device& device);
  // Throws hipErrorStreamCaptureUnsupported for the stream, hipErrorCapturedEvent for the event.
  [[noreturn]] void refuse(const Stream& stream);
  [[noreturn]] void refuse(const Event& event);

  // ---- The stream or event is destroyed, or the event is recorded again
  void leave(Stream& stream);
  void forget(Event& event);

 private:
  static bool active() { return active_.load(std::memory_order_relaxed) != 0; }

  Capture* of(const Stream& stream) const;
  Capture* of(const Event& event) const;
  Capture& activeOf(const Stream& stream) const;
  std::unique_ptr<Capture> take(Capture& capture);
  void refuseUnsafe();
  void refuseDevice(const Device& device);
  void refuseLegacy(const Device& device);

  static inline std::atomic<int> active_{0};

  mutable std::mutex mutex_;
  std::vector<std::unique_ptr<Capture>> captures_;
  unsigned long long lastId_ = 0;
};

}  // namespace hipspv
